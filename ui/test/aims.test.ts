import { expect, test } from "vitest";
import { feurio } from "../src/games/feurio";
import { flashpoint } from "../src/games/flashpoint";
import { onfire } from "../src/games/onfire";
import type { GameEvent } from "../src/wire/types";

const event = (name: string, more: Record<string, unknown> = {}): GameEvent => ({ event: name, rule: "", ...more });
const move = event("moved", { firefighter: 2, space: "3-4" });
const clear = event("extinguished", { firefighter: 2, space: "3-4", left: "clear" });

test("a firefighter says what counts most of a turn, and no more than the turn", () => {
  const end = event("turn-ended", { firefighter: 2 });
  expect(flashpoint.aim?.([clear, move, end])).toBe("“I clear 3-4: that is my way through.”");
  expect(flashpoint.aim?.([clear, end])).toBe("“I fight the fire at 3-4 before it spreads.”");
  expect(flashpoint.aim?.([move, event("saved", { space: "3-0" }), end])).toContain("out to safety, at 3-0");
  expect(flashpoint.aim?.([end, event("revealed", { space: "5-5" })])).toBe("“I save my strength for the next turn.”");
});

test("the others tell only what everybody will see", () => {
  expect(feurio.aim?.([event("tile-drawn", { value: 6 }), event("men-placed", { space: "0,1", men: 2 })])).toContain("2 men to 0,1");
  expect(feurio.aim?.([event("tile-drawn", { value: 6 })])).toBe("");
  expect(onfire.aim?.([event("card-drawn", { card: "swap" }), event("office-left", { origin: "B4" })])).toContain("out of B4");
  expect(onfire.aim?.([event("card-drawn", { card: "swap" })])).toBe("");
});
