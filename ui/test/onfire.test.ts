import { describe, expect, test } from "vitest";
import { attempt, group, label, placesOf, price, prompt } from "../src/games/onfire/deeds";
import { alarmOf, crowd, describe as told, named } from "../src/games/onfire/describe";
import { boxes, flight, footing, height, level, spotOf } from "../src/games/onfire/geometry";
import { after, begins, sentence, tone } from "../src/games/onfire/happenings";
import { DEEDS, EVENTS, GROUPS, PROMPTS, RULES } from "../src/games/onfire/keys";
import { BROAD, TALL, type Plan } from "../src/games/onfire/plan.svelte";
import { CARDS, type Card, type Scene, type Scenery, type Square } from "../src/games/onfire/types";
import { cycle, rowsOf, step } from "../src/games/onfire/walking";
import { settings } from "../src/theme/settings.svelte";
import { has, t } from "../src/words";

settings.locale = "en";

function building(floors: number, steps: number): Scenery {
  const squares: Record<string, Square> = {};
  const offices: Scenery["offices"] = {};
  for (const side of ["A", "B"]) {
    for (let floor = 1; floor <= floors; floor += 1) {
      offices[`${side}${floor}`] = { side, floor };
      for (const number of [1, 2, 3]) squares[`${side}${floor}-${number}`] = { side, floor, number, step: 0 };
      for (let count = 1; count <= steps; count += 1) {
        squares[`${side}${floor}/${count}`] = { side, floor, number: 0, step: count };
      }
    }
  }
  return {
    floors,
    steps,
    sides: ["A", "B"],
    capacity: 4,
    offices,
    squares,
    cards: {},
    events: {},
    extreme: [],
    players: 2,
    employees: 16,
    tokens: 36,
    hand: 5,
    actions: 4,
  };
}

const scenery = building(4, 3);

const scene: Scene = {
  offices: { A4: { tokens: 2, employees: [2, 1] }, B4: { tokens: 0, employees: [0, 0] } },
  fire: ["A3-3", "B2-1"],
  people: { "A4-1": 0, "B4/2": 1 },
  elevator: { floor: 3, aboard: [1, 0] },
  players: [
    { hand: 2, cards: ["leave", "swap"], saved: 3, ambulance: 1, trucks: 1 },
    { hand: 5, cards: null, saved: 0, ambulance: 2, trucks: 0 },
  ],
  events: { card: "fire-A4", laid: { "fire-A4": 1 }, pile: 7, rest: 2 },
  deck: 60,
  discard: 26,
  top: "jump",
  supply: 29,
  last_token: true,
  seat: 0,
  first: 1,
  turn: 9,
  actions: 3,
};

const deed = (verb: string, parts: object = {}) => ({ action: verb, verb, ...parts });

describe.each([
  ["broad", BROAD],
  ["tall", TALL],
] as [string, Plan][])("where everything is in a %s tower", (_, plan) => {
  test("every square, office, exit and stop has a room of its own within the picture", () => {
    for (const tower of [scenery, building(2, 2), building(5, 4)]) {
      const rooms = boxes(tower, plan);
      const places = [...Object.keys(tower.squares), ...Object.keys(tower.offices)];
      expect(rooms.size).toBe(places.length + tower.floors + 1 + 2);
      for (const room of rooms.values()) {
        expect(room.x).toBeGreaterThanOrEqual(0);
        expect(room.y).toBeGreaterThanOrEqual(0);
        expect(room.x + room.width).toBeLessThanOrEqual(plan.width);
        expect(room.y + room.height).toBeLessThanOrEqual(height(tower, plan));
      }
    }
  });

  test("no two rooms overlap", () => {
    const all = [...boxes(scenery, plan)];
    for (const [index, [one, a]] of all.entries()) {
      for (const [other, b] of all.slice(index + 1)) {
        const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
        const tall = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
        expect(wide > 0.5 && tall > 0.5, `${one} and ${other}`).toBe(false);
      }
    }
  });

  test("whoever stands on a square stands in its room, and side B mirrors side A", () => {
    const rooms = boxes(scenery, plan);
    for (const square of Object.keys(scenery.squares)) {
      const at = spotOf(scenery, square, plan);
      const room = rooms.get(square);
      expect(room && at.x > room.x && at.x < room.x + room.width, square).toBe(true);
      expect(room && at.y > room.y && at.y <= room.y + room.height, square).toBe(true);
      if (square.startsWith("A")) {
        expect(spotOf(scenery, square.replace("A", "B"), plan)).toEqual({ x: plan.width - at.x, y: at.y });
      }
    }
  });

  test("a flight leads step by step from a landing down to the next", () => {
    const way = flight(scenery, "A", 2, plan);
    expect(way.map(({ y }) => y)).toEqual([...way.map(({ y }) => y)].sort((one, other) => one - other));
    expect([way[0]?.y, way.at(-1)?.y]).toEqual([level(scenery, 2, plan), level(scenery, 1, plan)]);
    expect(spotOf(scenery, "A2/2", plan)).toEqual(way[2]);
  });

  test("one comes out of an office from its floor", () => {
    expect(footing(scenery, "A4", plan).y).toBe(level(scenery, 4, plan));
    expect(footing(scenery, "A4-1", plan)).toEqual(spotOf(scenery, "A4-1", plan));
  });
});

describe.each([
  ["broad", BROAD],
  ["tall", TALL],
])("the %s tower by keyboard", (_name, plan) => {
  const rooms = boxes(scenery, plan);

  test("rows hold every place once, from office to office and from the roof to the street", () => {
    const all = rowsOf(scenery).flat();
    expect(new Set(all)).toEqual(new Set(rooms.keys()));
    expect(all.length).toBe(rooms.size);
    expect(rowsOf(scenery)[0]).toEqual(["A4", "A4-3", "A4-2", "A4-1", "shaft 4", "B4-1", "B4-2", "B4-3", "B4"]);
    expect(rowsOf(scenery).at(-1)).toEqual(["street A", "shaft 0", "street B"]);
  });

  test("arrows go to the neighbour", () => {
    expect(step("A4-1", "ArrowRight", rooms)).toBe("shaft 4");
    expect(step("A4-1", "ArrowLeft", rooms)).toBe("A4-2");
    expect(step("shaft 4", "ArrowDown", rooms)).toBe("shaft 3");
    expect(step("A4/1", "ArrowDown", rooms)).toBe("A4/2");
    expect(step("A4", "ArrowUp", rooms)).toBeNull();
    expect(step("A4", "Tab", rooms)).toBeNull();
  });

  test("arrows alone reach every place", () => {
    const seen = new Set(["A4"]);
    const queue = ["A4"];
    for (let from = queue.shift(); from; from = queue.shift()) {
      for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = step(from, arrow, rooms);
        if (next && !seen.has(next)) {
          seen.add(next);
          queue.push(next);
        }
      }
    }
    expect([...rooms.keys()].filter((place) => !seen.has(place))).toEqual([]);
  });

  test("page keys go round the places where something is offered", () => {
    expect(cycle("A4", 1, ["A4", "B4"])).toBe("B4");
    expect(cycle("B4", 1, ["A4", "B4"])).toBe("A4");
    expect(cycle("B1", -1, ["A4", "B4"])).toBe("B4");
    expect(cycle("B1", 1, [])).toBeNull();
  });
});

describe("offers", () => {
  test("a card belongs to the hand, to whence and to whither", () => {
    expect(placesOf(deed("leave", { from: "A4", to: "A4-2", cards: ["leave"] }), scene)).toEqual(["card leave", "A4", "A4-2"]);
    expect(placesOf(deed("elevator", { to: "0" }), scene)).toEqual(["card elevator", "shaft 0"]);
    expect(placesOf(deed("enter", { from: "A3-1" }), scene)).toEqual(["card enter", "A3-1", "shaft 3"]);
    expect(placesOf(deed("expel", { player: 2, to: "B3-1" }), scene)).toEqual(["card expel", "shaft 3", "B3-1"]);
    expect(placesOf(deed("back", { from: "A4-1", to: "B4" }), scene)).toEqual(["card back", "A4-1", "B4"]);
  });

  test("what takes no card belongs to the tower", () => {
    expect(placesOf(deed("walk", { from: "A4-1", to: "A4/1" }), scene)).toEqual(["A4-1", "A4/1"]);
    expect(placesOf(deed("remove", { to: "A3-3" }), scene)).toEqual(["A3-3"]);
    expect(placesOf(deed("also", { from: "A4", to: "A4-1" }), scene)).toEqual(["A4", "A4-1"]);
    expect(placesOf(deed("also", { from: "A3-1" }), scene)).toEqual(["A3-1", "shaft 3"]);
    expect(placesOf(deed("truck-save", { to: "A4" }), scene)).toEqual(["card truck", "A4"]);
    expect(placesOf(deed("enough"), scene)).toEqual([]);
  });

  test("the way out is the exit of one's own staircase, of either from beside the elevator", () => {
    expect(placesOf(deed("walk", { from: "B1/3", to: "street" }), scene)).toEqual(["B1/3", "street B"]);
    expect(placesOf(deed("jump", { from: "A1-3", to: "street" }), scene)).toEqual(["card jump", "A1-3", "street A"]);
    expect(placesOf(deed("jump", { from: "A1-1", to: "street" }), scene).slice(2)).toEqual(["street A", "street B"]);
  });

  test("a choice of cards to discard is a place by itself", () => {
    const both = { ...deed("redraw", { cards: ["leave", "swap"] }), action: "redraw leave+swap" };
    expect(placesOf(both, scene)).toEqual(["redraw leave+swap"]);
    expect(label(both)).toBe("Discard: out of an office and swap");
  });

  test("every deed has its words, its heading and its price", () => {
    for (const name of DEEDS) {
      const one = deed(name.slice(12), { from: "A4", to: "A4-1" });
      expect(label(one)).not.toContain("deed-");
      expect(GROUPS).toContain(group(one));
    }
    expect(label(deed("walk", { from: "A1/3", to: "street" }))).toBe("Walk from A1/3 out of the building");
    expect(label(deed("elevator", { to: "0" }))).toMatch(/ground/);
    expect(label(deed("also", { from: "A3-1" }))).toBe("The second from A3-1");
    expect(price({ action: "", cost: "3 actions" })).toBe("3 actions");
    expect(price({ action: "", cost: "" })).toBe("");
    expect(group(deed("keep"))).toBe("group-onfire-truck");
  });

  test("the truck is kept and the second let be with a button", () => {
    const keep = deed("keep");
    const asked = prompt("truck", scene, [deed("truck-remove", { to: "A4" }), keep], "Ana", null);
    expect(asked).toMatchObject({ buttons: [keep], urgent: true });
    expect(prompt("leave-two", scene, [deed("enough")], "Ana", null).buttons).toHaveLength(1);
    expect(prompt("act", scene, [], "Ana", null)).toMatchObject({ title: "Ana, 3 actions left.", urgent: false });
  });

  test("a card that was taken up is asked about, the truck too", () => {
    const asked = prompt("act", scene, [], "Ana", "card jump");
    expect([asked.title, asked.hint]).toEqual(["Where do you play “jump”?", t("rule-onfire-jump")]);
    expect(prompt("act", scene, [], "Ana", "card truck").title).toBe("Fire truck: where?");
  });

  test("pointing where nothing is offered becomes a wish the server can refuse", () => {
    expect(attempt("act", "A4-1", scene, null)).toBe("walk A4-1 A4-1");
    expect(attempt("act", "A3-3", scene, null)).toBe("remove A3-3");
    expect(attempt("act", "A4", scene, null)).toBe("leave A4 A4-1");
    expect(attempt("act", "shaft 2", scene, null)).toBe("elevator 2");
    expect(attempt("act", "street B", scene, null)).toBe("walk B1/3 street");
    expect(attempt("act", "A4-1", scene, "card jump")).toBe("jump A4-1 A4-1");
    expect(attempt("act", "card elevator", scene, null)).toBe("elevator 3");
    expect(attempt("leave-two", "A4-1", scene, null)).toBeNull();
  });

  test("every card has its picture's words in both languages", () => {
    for (const locale of ["en", "fr"] as const) {
      settings.locale = locale;
      for (const card of CARDS) expect(t("card", { card })).not.toBe(t("card", { card: "hidden" }));
      for (const name of [...RULES, ...PROMPTS]) expect(has(name)).toBe(true);
    }
    settings.locale = "en";
    expect(RULES.map((name) => name.slice(12))).toEqual([...CARDS, "truck"]);
  });
});

describe("what is at a place, in words", () => {
  test("an office tells its fire and its people", () => {
    expect(told(scene, "A4")).toBe("2 fire tokens of 4, 2 of player 1 and 1 of player 2");
    expect(told(scene, "B4")).toBe("no fire, nobody");
    expect(crowd([0, 3])).toBe("3 of player 2");
  });

  test("a square tells who is on it, or that it burns; fire on a 1 is on the 2 too", () => {
    expect(told(scene, "A4-1")).toBe("an employee of player 1");
    expect(told(scene, "A3-3")).toBe("on fire");
    expect(told(scene, "A3-2")).toBe("free");
    expect([told(scene, "B2-1"), told(scene, "B2-2"), told(scene, "B2-3")]).toEqual(["on fire", "on fire", "free"]);
  });

  test("the shaft tells where the elevator is, and who is aboard", () => {
    expect(told(scene, "shaft 3")).toBe("the elevator is here, aboard: 1 of player 1");
    expect(told(scene, "shaft 0")).toBe("empty");
    expect(["shaft 0", "shaft 2", "street A", "A4", "A4-1", "A4/2"].map(named)).toEqual([
      "elevator shaft, ground",
      "elevator shaft, floor 2",
      "exit A",
      "office A4",
      "landing A4-1",
      "stairs A4/2",
    ]);
  });

  test("an event card is taken apart", () => {
    expect(alarmOf("fire-two-B3")).toEqual({ alarm: "fire-two", office: "B3" });
    expect(alarmOf("fire-A1")).toEqual({ alarm: "fire", office: "A1" });
    expect(alarmOf("truck")).toEqual({ alarm: "truck", office: "" });
    expect(alarmOf("firefighter")).toEqual({ alarm: "firefighter", office: "" });
  });
});

describe("events on the tower", () => {
  const show = (event: string, fields: object) => after(scene, { event, rule: "", ...fields }) as Scene;

  test("every event has a sentence", () => {
    for (const name of EVENTS) expect(sentence({ event: name.slice(6), rule: "" })).not.toContain("event-");
    expect(begins({ event: "player-began", rule: "" })).toBe(true);
    expect(tone({ event: "rescued", rule: "" })).toBe("good");
  });

  test("people walk, leave, enter, are put out and pushed back", () => {
    expect(show("walked", { player: 1, origin: "A4-1", to: "A4/1" }).people).toEqual({ "A4/1": 0, "B4/2": 1 });
    expect(show("walked", { player: 1, origin: "A4-1", to: "street" }).people).toEqual({ "B4/2": 1 });
    const left = show("office-left", { player: 2, origin: "A4", to: "A4-2" });
    expect([left.people["A4-2"], left.offices.A4?.employees]).toEqual([1, [2, 0]]);
    const inside = show("entered", { player: 1, origin: "A4-1" });
    expect([inside.people["A4-1"], inside.elevator.aboard]).toEqual([undefined, [2, 0]]);
    const out = show("expelled", { player: 1, to: "B3-1" });
    expect([out.people["B3-1"], out.elevator.aboard]).toEqual([0, [0, 0]]);
    const back = show("pushed-back", { player: 1, origin: "A4-1", to: "B4" });
    expect([back.people["A4-1"], back.offices.B4?.employees]).toEqual([undefined, [1, 0]]);
    expect(show("swapped", { player: 1, other: 2, origin: "A4-1", to: "B4/2" }).people).toEqual({ "A4-1": 1, "B4/2": 0 });
  });

  test("the elevator rides, and who arrives at the ground is safe", () => {
    const down = show("elevator-moved", { player: 1, origin: 3, floor: 0 });
    expect(down.elevator).toEqual({ floor: 0, aboard: [1, 0] });
    const safe = after(down, { event: "rescued", rule: "", player: 1, count: 1, total: 4 }) as Scene;
    expect([safe.elevator.aboard, safe.players[0]?.saved]).toEqual([[0, 0], 4]);
  });

  test("fire spreads, is put out, and takes people away", () => {
    expect(show("fire-placed", { place: "A4", tokens: 3 }).offices.A4?.tokens).toBe(3);
    expect(show("fire-placed", { place: "B4-3", tokens: 0 }).fire).toContain("B4-3");
    expect(show("fire-removed", { player: 1, place: "A3-3" }).fire).toEqual(["B2-1"]);
    const hurt = show("eliminated", { player: 1, place: "A4", count: 2 });
    expect([hurt.offices.A4?.employees, hurt.players[0]?.ambulance]).toEqual([[0, 1], 3]);
    expect(show("event-drawn", { alarm: "fire-two", office: "B3", pile: 6 }).events).toMatchObject({ card: "fire-two-B3", pile: 6 });
  });

  test("cards leave one's own hand by name and another's by number", () => {
    const own = show("card-played", { player: 1, card: "swap" });
    expect([own.players[0]?.cards, own.players[0]?.hand, own.top, own.discard]).toEqual([["leave"], 1, "swap", 27]);
    const other = show("card-drawn", { player: 2, card: "hidden" });
    expect([other.players[1]?.cards, other.players[1]?.hand, other.deck]).toEqual([null, 6, 59]);
    const away = show("redrawn", { player: 1, count: 2, cards: ["leave", "swap"] as Card[] });
    expect([away.players[0]?.cards, away.top]).toEqual([[], null]);
    expect(show("truck-used", { player: 1 }).players[0]?.trucks).toBe(0);
  });

  test("the scene that came is never changed", () => {
    const before = JSON.stringify(scene);
    for (const name of EVENTS) {
      for (const place of ["A4", "A4-1", "B4/2"]) {
        show(name.slice(6), { player: 1, other: 2, place, origin: place, to: "A4-2", card: "leave", cards: ["leave"], count: 1 });
      }
    }
    expect(JSON.stringify(scene)).toBe(before);
  });
});
