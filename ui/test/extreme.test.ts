import { describe, expect, test } from "vitest";
import { attempt, group, label, placesOf, prompt } from "../src/games/flashpoint/deeds";
import { about, describe as tell, floorName, levels, walls } from "../src/games/flashpoint/describe";
import { CELL, UPRIGHT, Plan, isFlat, isSpace } from "../src/games/flashpoint/geometry";
import { after, sentence } from "../src/games/flashpoint/happenings";
import { related } from "../src/games/flashpoint/levels";
import { concerns } from "../src/games/flashpoint/options";
import { furniture, rooms } from "../src/games/flashpoint/rooms";
import type { Extreme, Floor, Scene, Scenery } from "../src/games/flashpoint/types";
import { walk } from "../src/games/flashpoint/walking";
import { settings } from "../src/theme/settings.svelte";

settings.locale = "en";

// A house of two by two spaces, the same above it, and a basement below without an outside.
const floors: Floor[] = [
  { mark: "", rows: [0, 3], columns: [0, 3], storey: 0, shift: 0 },
  { mark: "u", rows: [0, 3], columns: [2, 5], storey: 1, shift: 2 },
  { mark: "b", rows: [1, 2], columns: [5, 6], storey: -1, shift: 4 },
];

function spacesOf(floor: Floor, index: number): [string, Scenery["spaces"][string]][] {
  const found: [string, Scenery["spaces"][string]][] = [];
  for (let row = floor.rows[0]; row <= floor.rows[1]; row += 1) {
    for (let column = floor.columns[0]; column <= floor.columns[1]; column += 1) {
      const inside = row > 0 && row < 3 && column - floor.shift > 0 && column - floor.shift < 3;
      found.push([`${floor.mark}${row}-${column}`, { floor: index, row, column, inside, room: inside ? index : null }]);
    }
  }
  return found;
}

const scenery: Scenery = {
  board: "laboratory-attic",
  titles: { en: "A plan of ours", fr: "Un plan à nous" },
  rules: "advanced",
  rows: 2,
  columns: 6,
  floors,
  spaces: Object.fromEntries(floors.flatMap(spacesOf)),
  edges: {
    "0-1/1-1": "window",
    "1-0/1-1": "wall",
    "1-1/1-2": "fire-door",
    "1-1/2-1": "light-wall",
    "2-2/u1-4": "stairs",
  },
  parkings: { ambulance: { east: ["1-3", "2-3"] }, engine: { north: ["0-1", "0-2"], south: ["3-1", "3-2"] } },
  supply: { damage: 24, save: 7, lose: 4, object: 4, ladders: 4 },
  source: "ours",
  stairs: [["2-2", "u1-4"]],
  above: { "0-1": "u0-3", "1-1": "u1-3", "2-2": "u2-4", "b1-5": "1-1", "b2-6": "2-2" },
  objects: { large: ["2-1", "2-2"], small: ["u2-3"] },
  platform: true,
};

const extreme: Extreme = {
  jams: {},
  ladders: { "0-0": 2 },
  raised: { "u0-3": "0-1" },
  spans: {},
  rack: 1,
  objects: { large: 1, chemical: 3 },
  toxic: [],
  damaged: ["1-2"],
  holes: [],
  platform: null,
  dock: 0,
  trapped: false,
};

const scene: Scene = {
  fire: [],
  smoke: [],
  poi: [],
  hot: ["1-1"],
  victims: {},
  treated: {},
  hazmats: {},
  edges: {},
  crew: [
    { space: "0-1", specialist: "structural-engineer", kept: 0, carries: "ladder", leads: false },
    { space: "1-1", specialist: "captain", kept: 0, carries: null, leads: false },
  ],
  seat: 0,
  turn: 3,
  ap: 4,
  free: 0,
  free_for: "",
  ambulance: "east",
  engine: "north",
  saved: 0,
  lost: 0,
  damage: 5,
  disposed: 0,
  reserve: 6,
  red: 0,
  black: 0,
  target: null,
  extreme,
};

const deed = (verb: string, to = "", more: object = {}) => ({ action: `${verb} ${to}`.trim(), verb, to, ...more });

describe("floors in the drawing", () => {
  const side = new Plan(scenery);
  const stacked = new Plan(scenery, { ...UPRIGHT, layout: "stack" });
  const turned = new Plan(scenery, { ...UPRIGHT, turned: true });
  const turnedStack = new Plan(scenery, { ...UPRIGHT, layout: "stack", turned: true, slim: true });

  test("side by side they go from the lowest to the highest, rows at one height", () => {
    expect(side.storeys.map(({ floor }) => floor.mark)).toEqual(["b", "", "u"]);
    const heights = ["b1-5", "1-1", "u1-3"].map((space) => side.corner(space).y);
    expect(new Set(heights).size).toBe(1);
    const [basement, ground, upper] = ["b1-6", "1-0", "u1-2"].map((space) => side.corner(space).x);
    expect(basement! < ground! && ground! < upper!).toBe(true);
  });

  test("stacked the highest is on top, and what lies above is right above", () => {
    expect(stacked.storeys.map(({ floor }) => floor.mark)).toEqual(["u", "", "b"]);
    for (const [low, high] of Object.entries(scenery.above)) {
      expect(stacked.middle(high).x).toBe(stacked.middle(low).x);
      expect(stacked.middle(high).y).toBeLessThan(stacked.middle(low).y);
    }
  });

  test("floors never lie over each other, and all are within the drawing", () => {
    for (const plan of [side, stacked, turned, turnedStack]) {
      plan.storeys.forEach((one, index) => {
        expect(one.x >= 0 && one.y >= 0 && one.x + one.width <= plan.width && one.y + one.height <= plan.height).toBe(true);
        for (const other of plan.storeys.slice(index + 1)) {
          const apart = other.x >= one.x + one.width || other.y >= one.y + one.height;
          expect(apart, `${one.floor.mark} and ${other.floor.mark}`).toBe(true);
        }
      });
    }
  });

  test("turned a quarter, the next column is below and the next row to the left; edges lie between their spaces", () => {
    for (const plan of [turned, turnedStack]) {
      const [at, right, below] = ["1-1", "1-2", "2-1"].map((space) => plan.corner(space));
      expect([right!.x - at!.x, right!.y - at!.y]).toEqual([0, CELL]);
      expect([below!.x - at!.x, below!.y - at!.y]).toEqual([-CELL, 0]);
      expect(plan.segment("1-1/1-2")).toEqual({ x: at!.x, y: at!.y + CELL, upright: false });
      expect(plan.segment("1-1/2-1")).toEqual({ x: at!.x, y: at!.y, upright: true });
    }
  });

  test("one floor at a time shows no space of another", () => {
    const plan = new Plan(scenery, { ...UPRIGHT, layout: "one", floor: "u" });
    expect(plan.storeys.map(({ floor }) => floor.mark)).toEqual(["u"]);
    expect([plan.shows("u1-3"), plan.shows("1-1"), plan.parkingAt("engine", "north")]).toEqual([true, false, null]);
    const { x, y } = plan.corner("1-1");
    expect(x < 0 && y < 0).toBe(true);
  });

  test("a board of one floor has no head and no foot", () => {
    const plan = new Plan({ ...scenery, floors: floors.slice(0, 1), supply: { damage: 24, save: 7, lose: 4 } });
    expect([plan.storeys[0]?.head, plan.foot]).toEqual([0, null]);
  });

  test("dice name a space of the floor that has the column", () => {
    expect([side.target(1, 2), side.target(2, 3), side.target(1, 6)]).toEqual(["1-2", "u2-3", "b1-6"]);
  });

  test("a space, an edge of a floor and stairs are told apart", () => {
    expect(["3-4", "u3-4", "3-4/3-5", "engine-north"].map(isSpace)).toEqual([true, true, false, false]);
    expect([isFlat("u1-3/u1-4"), isFlat("2-2/u1-4")]).toEqual([true, false]);
  });

  test("an engine parks only where there is a place for it", () => {
    expect(side.parkingAt("engine", "north")).not.toBeNull();
    expect(side.parkingAt("engine", "west")).toBeNull();
  });

  test("a building is furnished whatever level is attached", () => {
    expect(furniture("laboratory-attic", floors[0]!)).toBe(furniture("laboratory", floors[0]!));
    expect(furniture("laboratory", floors[1]!)).not.toEqual([]);
    expect(furniture("garage-basement", floors[2]!)).not.toEqual([]);
    expect(rooms(scenery)).toHaveLength(3);
  });
});

describe("the keyboard between floors", () => {
  test("page up and page down go to the space above and below", () => {
    expect(walk(scenery, "1-1", "PageUp", false)).toBe("u1-3");
    expect(walk(scenery, "1-1", "PageDown", false)).toBe("b1-5");
    expect(walk(scenery, "u1-3", "PageDown", false)).toBe("1-1");
  });

  test("where nothing lies right below, the nearest space is taken", () => {
    expect(walk(scenery, "0-0", "PageDown", false)).toBe("b1-5");
    expect(walk(scenery, "3-3", "PageUp", false)).toBe("u3-5");
  });

  test("there is nothing above the highest floor and below the lowest", () => {
    expect(walk(scenery, "u1-3", "PageUp", false)).toBe("u1-3");
    expect(walk(scenery, "b1-5", "PageDown", false)).toBe("b1-5");
  });

  test("arrows stay on their floor, Home and End go to its ends", () => {
    expect(walk(scenery, "u1-2", "ArrowLeft", false)).toBe("u1-2");
    expect(walk(scenery, "u1-2", "ArrowRight", false)).toBe("u1-3");
    expect(walk(scenery, "b2-6", "ArrowDown", false)).toBe("b2-6");
    expect(walk(scenery, "u1-3", "End", false)).toBe("u1-5");
    expect(walk(scenery, "u1-3", "Home", true)).toBe("u0-2");
    expect(walk(scenery, "u1-3", "x", false)).toBeNull();
  });

  test("on a single floor the page scrolls as ever", () => {
    expect(walk({ ...scenery, floors: floors.slice(0, 1), above: {} }, "1-1", "PageDown", false)).toBeNull();
  });
});

describe("what is joined", () => {
  test("above, below, by stairs and by ladder", () => {
    expect(related(scenery, scene, "2-2")).toEqual(["u2-4", "b2-6", "u1-4"]);
    expect(related(scenery, scene, "0-1")).toEqual(["u0-3"]);
    expect(related(scenery, scene, "b1-6")).toEqual([]);
  });

  test("it is said", () => {
    expect(levels(scenery, "2-2")).toBe("stairs to u1-4, above it: u2-4, below it: b2-6");
    expect(about("1-1", scenery, scene)).toBe(
      "1-1: hot spot, firefighter 2 (fire captain); above it: u1-3, below it: b1-5",
    );
    expect(about("b1-6", scenery, scene)).toBe("");
  });

  test("floors have names", () => {
    const attic = { mark: "a", rows: [0, 7], columns: [8, 13], storey: 1, shift: 8 } satisfies Floor;
    expect([...floors, attic].map(floorName)).toEqual(["ground", "upper", "basement", "attic"]);
  });
});

describe("what lies about, in words", () => {
  const told = (change: Partial<Extreme>, space: string, more: Partial<Scene> = {}) =>
    tell(scenery, { ...scene, crew: [], hot: [], ...more, extreme: { ...extreme, ...change } }, space);

  test.each([
    [{}, "0-0", "outside, 2 folded ladders"],
    [{}, "0-1", "outside, a ladder up to u0-3, engine with a ladder, hydraulic platform with water cannon"],
    [{}, "0-2", "outside, engine with a ladder"],
    [{ dock: 1 }, "0-2", "outside, engine with a ladder, hydraulic platform with water cannon"],
    [{ platform: "u0-4" }, "0-1", "outside, a ladder up to u0-3, engine with a ladder"],
    [{}, "u0-3", "outside, high up, a ladder down to 0-1"],
    [{}, "2-1", "large equipment, damage 1 of 4"],
    [{}, "u2-3", "chemical equipment, damage 3 of 4"],
    [{}, "1-2", "damaged floor"],
    [{ holes: ["1-2"], damaged: [], spans: { "1-2": "bridge" } }, "1-2", "a hole in the floor, bridged by a ladder"],
    [{ holes: ["1-1"], spans: { "1-1": "1-2" } }, "1-1", "a hole in the floor, a ladder goes down it from 1-2"],
    [{ holes: ["1-1"], spans: { "1-1": "1-2" } }, "b1-5", "a ladder up to 1-2"],
    [{ toxic: ["u1-3"] }, "u1-3", "toxic chemicals"],
    [{ platform: "u0-4" }, "u0-4", "outside, high up, hydraulic platform with water cannon"],
  ] as [Partial<Extreme>, string, string][])("%j at %s", (change, space, words) => {
    expect(told(change, space)).toBe(words);
  });

  test("what stands around a space", () => {
    expect(walls(scenery, scene, "1-1")).toBe("north: closed window, east: closed fire door, south: light wall, west: wall");
    const now = { ...scene, edges: { "0-1/1-1": "window-open", "1-1/1-2": "jammed" }, extreme: { ...extreme, jams: { "1-1/1-2": 2 } } };
    expect(walls(scenery, now, "1-1")).toContain("north: open window, east: jammed fire door, 2 counters");
    expect(about("1-1/1-2", scenery, now)).toBe("1-1/1-2: jammed fire door, 2 counters");
    expect(walls(scenery, scene, "b1-6")).toBe("");
  });

  test("in French too", () => {
    settings.locale = "fr";
    expect(walls(scenery, scene, "1-1")).toContain("nord : fenêtre fermée");
    expect(told({}, "u2-3")).toBe("équipement chimique, dommages 3 sur 4");
    settings.locale = "en";
  });
});

describe("offers of Extreme Danger", () => {
  test.each([
    ["raise", "u0-3", ["u0-3", "0-1"]],
    ["lower", "u0-3", ["u0-3", "0-1"]],
    ["climb", "u0-3", ["u0-3"]],
    ["bridge", "1-2", ["1-2"]],
    ["sink", "1-2", ["1-2"]],
    ["platform", "u0-4", ["u0-4"]],
    ["clean", "u1-3", ["u1-3"]],
    ["repair", "1-2", ["1-2"]],
    ["cannon", "", ["0-1"]],
    ["cool", "", ["0-1"]],
    ["mend", "0-1/1-1", ["0-1/1-1", "1-1"]],
    ["take", "ladder", ["0-1"]],
    ["drive", "engine south", ["engine-south"]],
    ["drive", "engine clockwise", ["engine"]],
    ["ride", "u0-4", ["u0-4"]],
  ])("%s %s is at its places", (verb, to, places) => {
    expect(placesOf(deed(verb, to), scene, 0)).toEqual(places);
  });

  test("ladders have a heading, a climb is a move, an engineer has a talent", () => {
    expect(["raise", "lower", "bridge", "sink"].map((verb) => group(deed(verb)))).toEqual(Array(4).fill("group-ladders"));
    expect(group(deed("climb"))).toBe("group-move");
    expect(["cool", "mend", "repair", "clean"].map((verb) => group(deed(verb)))).toEqual(Array(4).fill("group-special"));
    expect(["platform", "cannon"].map((verb) => group(deed(verb)))).toEqual(Array(2).fill("group-vehicles"));
  });

  test("what is opened, closed and chopped is called by its name", () => {
    expect(label(deed("open", "0-1/1-1", { kind: "window" }))).toBe("Open the window 0-1/1-1");
    expect(label(deed("close", "1-1/1-2", { kind: "fire-door-open" }))).toBe("Close the fire door 1-1/1-2");
    expect(label(deed("open", "1-1/1-2", { kind: "door" }))).toBe("Open the door 1-1/1-2");
    expect(label(deed("chop", "1-1/1-2", { kind: "jammed" }))).toBe("Free the fire door 1-1/1-2");
    expect(label(deed("chop", "1-1/2-1", { kind: "light-wall" }))).toBe("Chop the light wall 1-1/2-1");
    expect(label(deed("drive", "engine south"))).toBe("Drive the engine to the south side");
  });

  test("pointing at what is shut opens it, at what is open closes it, at a wall chops it", () => {
    const now = { ...scene, edges: { "1-1/1-2": "fire-door-open" } };
    expect(attempt("act", "0-1/1-1", now, scenery)).toBe("open 0-1/1-1");
    expect(attempt("act", "1-1/1-2", now, scenery)).toBe("close 1-1/1-2");
    expect(attempt("act", "1-1/2-1", now, scenery)).toBe("chop 1-1/2-1");
    expect(attempt("act", "u1-3", now, scenery)).toBe("move u1-3");
    expect(attempt("boarding", "u0-4", now, scenery)).toBe("ride u0-4");
    expect(attempt("park-platform", "0-2", now, scenery)).toBe("park-platform 0-2");
  });

  test("where the platform starts is asked on the engine's spaces", () => {
    const offers = [deed("park-platform", "0-1"), deed("park-platform", "0-2")];
    expect(prompt("park-platform", scene, 0, offers, "Ana")).toMatchObject({ urgent: true, buttons: offers, title: "Where does the platform start?" });
    expect(offers.map((offer) => placesOf(offer, scene, 0))).toEqual([["0-1"], ["0-2"]]);
    expect(label(offers[1]!)).toBe("Platform: 0-2");
  });

  test("the platform's question has both answers as buttons", () => {
    const offers = [deed("stay"), deed("ride", "u0-4")];
    expect(prompt("boarding", scene, 1, offers, "Bo")).toMatchObject({
      urgent: true,
      buttons: offers,
      title: "Bo: do you go up with the platform?",
    });
  });
});

describe("events of Extreme Danger", () => {
  const show = (event: string, fields: object, from: Scene = scene) =>
    after(from, { event, rule: "", ...fields }, scenery) as Scene;

  test("a hand turns what is there: door, fire door or window", () => {
    expect(show("door-turned", { edge: "0-1/1-1", open: true }).edges).toEqual({ "0-1/1-1": "window-open" });
    const open = show("door-turned", { edge: "1-1/1-2", open: true });
    expect(open.edges).toEqual({ "1-1/1-2": "fire-door-open" });
    expect(show("door-turned", { edge: "1-1/1-2", open: false }, open).edges).toEqual({ "1-1/1-2": "fire-door" });
  });

  test("a window that is opened is not called a door", () => {
    const turned = { event: "door-turned", firefighter: 1, edge: "0-1/1-1", open: true };
    expect(sentence({ ...turned, window: true, rule: "fp.spec.captain" })).toBe("Firefighter 1 opens the window 0-1/1-1.");
    expect(sentence({ ...turned, window: false, rule: "fp.door" })).toBe("Firefighter 1 opens the door 0-1/1-1.");
  });

  test("a ladder is taken up where it lies, else off the engine", () => {
    expect(show("took", { firefighter: 2, space: "0-0", load: "ladder" }).extreme).toMatchObject({ ladders: { "0-0": 1 }, rack: 1 });
    const taken = show("took", { firefighter: 2, space: "0-2", load: "ladder" });
    expect([taken.extreme?.rack, taken.crew[1]?.carries, taken.victims]).toEqual([0, "ladder", {}]);
    expect(show("dropped", { firefighter: 1, space: "0-1", load: "ladder" }).extreme?.ladders).toEqual({ "0-0": 2, "0-1": 1 });
  });

  test("a ladder is raised, climbed and comes down", () => {
    const up = show("ladder-raised", { firefighter: 1, space: "0-1", top: "u0-3" }, { ...scene, extreme: { ...extreme, raised: {} } });
    expect([up.extreme?.raised, up.crew[0]?.carries]).toEqual([{ "u0-3": "0-1" }, null]);
    expect(show("climbed", { firefighter: 1, origin: "0-1", space: "u0-3", ap: 1 }).crew[0]?.space).toBe("u0-3");
    expect(show("ladder-lowered", { space: "0-1", top: "u0-3" }).extreme).toMatchObject({ raised: {}, ladders: { "0-0": 2, "0-1": 1 } });
  });

  test("a ladder over a hole, or down it from where its bearer stands", () => {
    expect(show("ladder-laid", { firefighter: 1, space: "1-1", bridge: true }).extreme?.spans).toEqual({ "1-1": "bridge" });
    const down = show("ladder-laid", { firefighter: 1, space: "1-1", bridge: false });
    expect(down.extreme?.spans).toEqual({ "1-1": "0-1" });
    expect(show("ladder-broken", { space: "1-1" }, down).extreme?.spans).toEqual({});
  });

  test("a fire door jams and is freed", () => {
    const jammed = show("jammed", { edge: "1-1/1-2", jams: 2 });
    expect([jammed.edges["1-1/1-2"], jammed.extreme?.jams]).toEqual(["jammed", { "1-1/1-2": 2 }]);
    expect(show("jam-removed", { edge: "1-1/1-2", left: 1 }, jammed).edges["1-1/1-2"]).toBe("jammed");
    expect(show("jam-removed", { edge: "1-1/1-2", left: 0 }, jammed).edges["1-1/1-2"]).toBe("fire-door");
  });

  test("objects take damage, explode or leak", () => {
    expect(show("object-damaged", { object: "large", space: "2-1", counters: 2 }).extreme?.objects.large).toBe(2);
    expect(show("object-exploded", { object: "large", space: "2-1" }).extreme?.objects).toEqual({ chemical: 3 });
    expect(show("object-leaked", { space: "u2-3" }).extreme?.objects).toEqual({ large: 1 });
    const spilled = show("toxic-spilled", { space: "u2-3" });
    expect(spilled.extreme?.toxic).toEqual(["u2-3"]);
    expect(show("toxic-cleaned", { firefighter: 1, space: "u2-3" }, spilled).extreme?.toxic).toEqual([]);
  });

  test("floors are damaged, break and are repaired", () => {
    expect(show("floor-damaged", { space: "1-1" }).extreme?.damaged).toEqual(["1-2", "1-1"]);
    const broken = show("floor-destroyed", { space: "1-2", used: 7 });
    expect([broken.extreme?.damaged, broken.extreme?.holes, broken.damage]).toEqual([[], ["1-2"], 7]);
    expect(show("floor-repaired", { firefighter: 1, space: "1-2" }).extreme?.damaged).toEqual([]);
  });

  test("the engineer's work", () => {
    expect(show("wall-mended", { firefighter: 1, edge: "1-0/1-1", used: 4 })).toMatchObject({ damage: 4, edges: { "1-0/1-1": "wall" } });
    expect(show("hot-spot-removed", { space: "1-1" })).toMatchObject({ hot: [], reserve: 7 });
  });

  test("the platform takes along whoever is on it, and goes back to the engine", () => {
    const out = show("platform-moved", { firefighter: 1, space: "u0-4" });
    expect([out.extreme?.platform, out.crew[0]?.space]).toEqual(["u0-4", "0-1"]);
    const aboard = { ...out, crew: out.crew.map((one, seat) => (seat ? one : { ...one, space: "u0-4" })) };
    const back = show("platform-moved", { firefighter: 1, space: "0-1" }, aboard);
    expect([back.extreme?.platform, back.crew[0]?.space]).toEqual([null, "0-1"]);
  });

  test("the platform starts on the engine's space that was chosen", () => {
    expect(show("platform-parked", { space: "0-2" }).extreme?.dock).toBe(1);
    expect(show("platform-parked", { space: "0-1" }).extreme?.dock).toBe(0);
  });

  test("the dice of the fire name a space of the floor they strike", () => {
    expect(show("rolled", { why: "fire", red: 2, black: 3 }).target).toBe("u2-3");
  });
});

describe("options of a new table", () => {
  const shown = (chosen: Record<string, string | boolean>) =>
    ["level", "car", "large", "small", "platform", "bridges", "descents", "engineer", "repairs"].filter((name) => concerns(name, chosen));

  test.each([
    [{ board: "house", rules: "advanced" }, []],
    [{ board: "garage", rules: "family" }, ["level", "car"]],
    [{ board: "garage", rules: "advanced" }, ["level", "car", "engineer"]],
    [{ board: "garage", rules: "advanced", level: "attic" }, ["level", "car", "platform", "engineer"]],
    [{ board: "laboratory", rules: "family" }, ["level", "large", "small"]],
    [{ board: "laboratory", rules: "advanced" }, ["level", "large", "small", "platform", "engineer"]],
    [
      { board: "laboratory", rules: "advanced", level: "basement", engineer: true },
      ["level", "large", "small", "platform", "bridges", "descents", "engineer", "repairs"],
    ],
    [{ board: "house", rules: "advanced", level: "basement", engineer: true }, []],
    [{ board: "board_mine/floor/object_car_4-6_4-7/attach_attic_over_1-1", rules: "family" }, ["level", "car"]],
  ] as [Record<string, string | boolean>, string[]][])("%j", (chosen, names) => {
    expect(shown(chosen)).toEqual(names);
  });
});
