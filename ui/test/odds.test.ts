import { expect, test } from "vitest";
import { risksOf as forest } from "../src/games/feurio/odds";
import { risksOf as house } from "../src/games/flashpoint/odds";
import { risksOf as tower } from "../src/games/onfire/odds";
import { percent } from "../src/games/parts/percent";

test("a chance is told in whole per cent, and never as none or all where it is not", () => {
  expect([0, 0.004, 0.02, 0.5, 0.996, 1].map(percent)).toEqual(["0", "<1", "2", "50", ">99", "100"]);
});

test("of a space it is told what is most to be feared, and of whoever is there", () => {
  const spaces = [
    { space: "1-1", smoke: 0.02, fire: 0, explosion: 0 },
    { space: "1-2", smoke: 0, fire: 1, explosion: 0.04 },
    { space: "1-3", smoke: 0.9, fire: 0.1, explosion: 0 },
    { space: "1-4", smoke: 0.02, fire: 0.05, explosion: 0 },
  ];
  const odds = { spaces, people: [{ space: "1-4", lost: 0.05 }], firefighters: [{ firefighter: 1, space: "5-5", knocked_down: 0.1 }, { firefighter: 2, space: "1-1", knocked_down: 0 }] };
  const risks = house(odds, { fire: ["1-2"], smoke: ["1-3"] });
  const told = ["1-1", "1-2", "1-3", "1-4", "5-5"].map((space) => [risks.get(space)?.kind, risks.get(space)?.figure, risks.get(space)?.people?.map(({ figure }) => figure)]);
  expect(told).toEqual([
    ["smoke", "2", []],
    ["blast", "4", []],
    ["fire", "10", []],
    ["fire", "5", ["5"]],
    ["mark", "", ["10"]],
  ]);
  expect(risks.get("1-4")?.words).toContain("fire 5\u00a0%");
  expect(risks.get("1-4")?.words).toContain("lost here: 5\u00a0%");
});

test("of a forest it is told what the chosen tile would do", () => {
  const point = (heat: number, surrounded: string[]) => [{ point: "0,1", heat, surrounded }];
  const odds = { heat: 3, tiles: [{ value: 1, count: 1, chance: 0.5, points: point(4, []) }, { value: 6, count: 1, chance: 0.5, points: point(9, ["0,0"]) }] };
  expect([...forest(odds, {}, 0)].map(([place, { figure }]) => [place, figure])).toEqual([["0,1", "4"]]);
  expect([...forest(odds, {}, 1)].map(([place, { kind }]) => [place, kind])).toEqual([["0,1", "fire"], ["0,0", "mark"]]);
});

test("of a tower the chances of a place add up, and the chosen card stands out", () => {
  const card = (name: string, chance: number, burns: string[]) => ({ card: name, count: 1, chance, burns, eliminated: [] });
  const odds = { cards: [card("fire-A4", 0.1, ["A4"]), card("fire-two-A4", 0.2, ["A4", "A4", "A3"])], eliminated: [] };
  const told = (chosen: number) => [...tower(odds, {}, chosen)].map(([place, { figure, kind }]) => [place, figure, kind]);
  expect(told(0)).toEqual([["A4", "30", "blast"], ["A3", "20", "fire"]]);
  expect(told(1)).toEqual([["A4", "30", "blast"], ["A3", "20", "blast"]]);
});
