import { describe, expect, test } from "vitest";
import { attempt, group, label, placesOf, price, prompt } from "../src/games/flashpoint/deeds";
import { Plan } from "../src/games/flashpoint/geometry";
import { after, beats, sentence } from "../src/games/flashpoint/happenings";
import { DEEDS, EVENTS } from "../src/games/flashpoint/keys";
import { rooms } from "../src/games/flashpoint/rooms";
import type { Scene, Scenery } from "../src/games/flashpoint/types";
import { settings } from "../src/theme/settings.svelte";

settings.locale = "en";

const scene: Scene = {
  fire: ["3-4"],
  smoke: ["1-1"],
  poi: ["5-1"],
  hot: [],
  victims: { "2-2": 1 },
  treated: {},
  hazmats: { "4-4": 2 },
  edges: {},
  crew: [
    { space: "3-3", specialist: "captain", kept: 0, carries: null, leads: false },
    { space: "2-2", specialist: "rescue", kept: 1, carries: null, leads: false },
  ],
  seat: 0,
  turn: 3,
  ap: 4,
  free: 2,
  free_for: "command",
  ambulance: "north",
  engine: null,
  saved: 0,
  lost: 0,
  damage: 5,
  disposed: 0,
  reserve: 6,
  red: 0,
  black: 0,
  target: null,
  extreme: null,
};

const scenery: Scenery = {
  board: "tiny",
  titles: {},
  rules: "advanced",
  rows: 2,
  columns: 2,
  floors: [{ mark: "", rows: [0, 3], columns: [0, 3], storey: 0, shift: 0 }],
  spaces: Object.fromEntries(
    [0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2, 3].map((column) => {
        const inside = row > 0 && row < 3 && column > 0 && column < 3;
        const room = inside ? (column === 1 ? 0 : row) : null;
        return [`${row}-${column}`, { floor: 0, row, column, inside, room }];
      }),
    ),
  ),
  edges: { "1-1/1-2": "wall", "1-2/2-2": "door", "2-1/2-2": "wall" },
  parkings: { ambulance: { north: ["0-1", "0-2"] }, engine: {} },
  supply: { damage: 24, save: 7, lose: 4 },
  source: "",
  stairs: [],
  above: {},
  objects: {},
  platform: false,
};

describe("what is drawn where", () => {
  test("an upright edge starts at the top, a flat one at the left", () => {
    const plan = new Plan(scenery);
    expect(plan.segment("1-1/1-2")).toEqual({ ...plan.corner("1-2"), upright: true });
    expect(plan.segment("1-1/2-1")).toEqual({ ...plan.corner("2-1"), upright: false });
  });

  test("rooms are those the server numbers", () => {
    expect(rooms(scenery).map((room) => [...room.spaces].sort())).toEqual([["1-1", "2-1"], ["1-2"], ["2-2"]]);
  });
});

describe("offers", () => {
  test("a deed at a door belongs to the door and to the space behind it", () => {
    const offer = { action: "open 3-3/3-4", verb: "open", to: "3-3/3-4", cost: "1 AP" };
    expect(placesOf(offer, scene, 0)).toEqual(["3-3/3-4", "3-4"]);
  });

  test("what is done on the spot belongs to where one stands", () => {
    expect(placesOf({ action: "take victim", verb: "take", to: "victim" }, scene, 1)).toEqual(["2-2"]);
  });

  test("a command belongs to the firefighter it is given to, and says so", () => {
    const offer = { action: "command 2 take victim", verb: "take", to: "victim", firefighter: 2 };
    expect(placesOf(offer, scene, 0)).toEqual(["2-2"]);
    expect(label(offer)).toBe("Firefighter 2: Pick up a victim");
    expect(group(offer)).toBe("group-command");
  });

  test("a price is said in action points", () => {
    expect(price({ action: "move 3-4", verb: "move", cost: "2 AP" })).toBe("2 AP");
    expect(price({ action: "move 3-4", verb: "move", cost: "0 AP" })).toBe("free");
    expect(price({ action: "end", verb: "end", cost: "" })).toBe("");
  });

  test("every verb has its words", () => {
    for (const name of DEEDS) expect(label({ action: "", verb: name.slice(5), to: "3-4" })).not.toContain("deed-");
  });

  test("a question in the middle of a turn has its answers as buttons", () => {
    const offers = ["keep", "reroll"].map((verb) => ({ action: verb, verb }));
    expect(prompt("reroll", scene, 0, offers, "Ana")).toMatchObject({ urgent: true, buttons: offers });
  });

  test("pointing at nothing becomes a wish the server can refuse", () => {
    expect(attempt("act", "5-5", scene, scenery)).toBe("move 5-5");
    expect(attempt("act", "1-2/2-2", scene, scenery)).toBe("open 1-2/2-2");
    expect(attempt("act", "1-1/1-2", scene, scenery)).toBe("chop 1-1/1-2");
    expect(attempt("act", "3-3", scene, scenery)).toBeNull();
  });
});

describe("events on the board", () => {
  const show = (event: string, fields: object) => after(scene, { event, rule: "", ...fields }, scenery) as Scene;

  test("every event has a sentence", () => {
    for (const name of EVENTS) expect(sentence({ event: name.slice(6), rule: "" })).not.toContain("event-");
  });

  test("a flashover is told and timed as one, another fire is not", () => {
    const fire = { event: "ignited", rule: "fp.explosion.clear", space: "3-4" };
    const flashover = { ...fire, rule: "fp.flashover" };
    expect(sentence(fire)).toBe("Fire at 3-4!");
    expect(sentence(flashover)).toBe("Flashover: the smoke at 3-4 catches fire!");
    expect(beats(flashover)).toBeGreaterThan(beats(fire));
  });

  test("fire takes the place of smoke", () => {
    const now = show("ignited", { space: "1-1" });
    expect([now.fire, now.smoke]).toEqual([["3-4", "1-1"], []]);
  });

  test("fire that is doused leaves smoke", () => {
    const now = show("extinguished", { firefighter: 1, space: "3-4", left: "smoke" });
    expect([now.fire, now.smoke]).toEqual([[], ["1-1", "3-4"]]);
  });

  test("what is picked up lies there no more", () => {
    const now = show("took", { firefighter: 2, space: "2-2", load: "victim" });
    expect([now.victims, now.crew[1]?.carries]).toEqual([{}, "victim"]);
  });

  test("one of two hazmats stays when the other explodes", () => {
    expect(show("hazmat-exploded", { space: "4-4" }).hazmats).toEqual({ "4-4": 1 });
  });

  test("a wall breaks in two steps", () => {
    expect(show("wall-damaged", { edge: "1-1/1-2", destroyed: false, used: 6 }).edges).toEqual({
      "1-1/1-2": "damaged-wall",
    });
    expect(show("wall-damaged", { edge: "1-1/1-2", destroyed: true, used: 7 }).damage).toBe(7);
  });

  test("the scene that came is never changed", () => {
    const before = JSON.stringify(scene);
    for (const name of EVENTS) show(name.slice(6), { space: "1-1", edge: "1-1/1-2", firefighter: 1, load: "victim" });
    expect(JSON.stringify(scene)).toBe(before);
  });
});

test("the dice of the deck gun belong to the space that its quadrant turns them to", () => {
  const keep = { action: "keep", verb: "keep", cost: "0 AP", space: "3-7" };
  const offers = [keep, { action: "reroll red", verb: "reroll", to: "red" }];
  expect(offers.map((offer) => placesOf(offer, scene, 0))).toEqual([["3-7"], []]);
  expect(prompt("reroll", { ...scene, red: 3, black: 2 }, 0, offers, "Ana").hint).toContain("3-7");
});
