import { expect, test } from "vitest";
import { pageOf } from "../src/games";
import { numbers, rows } from "../src/games/plain/telling";

const page = await pageOf("not-drawn-yet");

test("a game without a page of its own has one in words", () => {
  expect(page.name).toBe("not-drawn-yet");
  expect(page.label({ action: "lay tile_7 at 3,4" })).toBe("Lay tile 7 at 3,4");
  expect(page.prompt("lay_tile", {}, 1, [], "Bo").hint).toContain("lay tile");
});

test("every offer stands in the list", () => {
  expect(page.groups).toContain(page.group({ action: "pass" }));
});

test("an event is told with all that it says", () => {
  const event = { event: "laid", rule: "x.lay", tile: 7, at: [3, 4], burning: null };
  expect(page.sentence(event)).toBe("Laid, tile 7, at 3 4, burning –");
});

test("a scene is told row by row, its numbers also as counters", () => {
  const scene = { turn: 3, free_for: "", hands: [{ cards: 2 }, { cards: 1 }] };
  expect(rows(scene)).toEqual([
    { name: "turn", value: "3" },
    { name: "free for", value: "–" },
    { name: "hands", value: "(cards 2) (cards 1)" },
  ]);
  expect(numbers(scene)).toEqual([{ name: "turn", value: "3" }]);
});
