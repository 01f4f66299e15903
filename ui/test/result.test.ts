import { afterEach, describe, expect, test } from "vitest";
import { verdict } from "../src/table/result";
import { settings } from "../src/theme/settings.svelte";

const NAMES = ["Ana", "Bo", "Cy"];
const ended = (...winners: number[]) => ({ winners, reason: "", scores: [], figures: {} });

afterEach(() => {
  settings.locale = "en";
});

describe("how a game ended", () => {
  test("a team wins and loses together", () => {
    expect(verdict(ended(0, 1, 2), true, NAMES, [])).toEqual({ words: "The crew has won!", good: true });
    expect(verdict(ended(), true, NAMES, [0])).toEqual({ words: "The crew has lost.", good: false });
  });

  test("elsewhere the winner is named", () => {
    expect(verdict(ended(1), false, NAMES, [0])).toEqual({ words: "Bo has won!", good: false });
    expect(verdict(ended(1), false, NAMES, [1])).toEqual({ words: "Bo has won!", good: true });
  });

  test("a tie names all of them", () => {
    expect(verdict(ended(0, 2), false, NAMES, []).words).toBe("Ana and Cy have won together!");
    settings.locale = "fr";
    expect(verdict(ended(0, 2), false, NAMES, []).words).toBe("Ana et Cy ont gagné ensemble !");
  });

  test("nobody may have won", () => {
    expect(verdict(ended(), false, NAMES, [0])).toEqual({ words: "Nobody has won.", good: false });
  });
});
