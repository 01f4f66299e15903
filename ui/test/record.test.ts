import { expect, test } from "vitest";
import { headOf } from "../src/lobby/record.svelte";

test("the head of a record names game, options and players", () => {
  const text = "caserne record 1\ngame flashpoint\noptions firefighters=2\nseat 1 Ana\nseat 2 steady\n\n1 place 3-0\n";
  expect(headOf(text)).toEqual({
    game: "flashpoint",
    options: { firefighters: "2" },
    names: ["Ana", "steady"],
  });
});

test("anything else is no record", () => {
  expect(headOf("hello")).toBeNull();
});
