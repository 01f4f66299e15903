import { describe, expect, test } from "vitest";
import { attempt, group, label, placesOf, prompt } from "../src/games/feurio/deeds";
import { describe as told, division } from "../src/games/feurio/describe";
import { PILL, apart, fit, frameOf, gate, heart, hexOf, middle, nameOf, openSides, outline } from "../src/games/feurio/geometry";
import { after, begins, sentence } from "../src/games/feurio/happenings";
import { DEEDS, EVENTS, GROUPS } from "../src/games/feurio/keys";
import { concerns } from "../src/games/feurio/options";
import type { Scene, Tile } from "../src/games/feurio/types";
import { cycle, linesOf, step } from "../src/games/feurio/walking";
import { woods } from "../src/games/feurio/woods";
import { settings } from "../src/theme/settings.svelte";

settings.locale = "en";

function tile(space: string, value: number | null, more: Partial<Tile> = {}): Tile {
  return { ...hexOf(space), value, firebreak: null, slots: 2, sides: 4, room: 2, men: {}, ...more };
}

const scene: Scene = {
  tiles: {
    "0,0": tile("0,0", 3, { men: { green: 1 }, room: 1 }),
    "0,1": tile("0,1", 4),
    "1,0": tile("1,0", null, { firebreak: 1, slots: 0, room: 0 }),
  },
  points: {
    "1,-1": { q: 1, r: -1, heat: 3, hottest: false },
    "-1,1": { q: -1, r: 1, heat: 7, hottest: true },
  },
  zones: [{ colour: "green", seat: 0, tiles: ["0,0"], men: 1, sum: 3, divisor: 3, value: 1 }],
  hands: [{ green: 11 }, { blue: 11 }],
  scores: [1, 0],
  best: [1, 0],
  colours: {
    green: { placed: 1, sacrificed: 0, done: false },
    blue: { placed: 0, sacrificed: 1, done: false },
    yellow: { placed: 0, sacrificed: 0, done: false },
    red: { placed: 0, sacrificed: 0, done: false },
  },
  seat: 0,
  turn: 3,
  passes: 0,
  left: 30,
  unseen: { 1: 6, 2: 6, 3: 5, 4: 5, 5: 6, 6: 6 },
  drawn: null,
};

describe("where hexagons are", () => {
  const apart = (one: string, other: string) => {
    const [a, b] = [middle(hexOf(one)), middle(hexOf(other))];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };

  test("all six neighbours are equally near, and meet at the middle of a side", () => {
    for (const [side, near] of ["0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"].entries()) {
      const [door, at] = [gate(side), middle(hexOf(near))];
      expect([door.x * 2, door.y * 2].map(Math.round)).toEqual([at.x, at.y].map(Math.round));
      expect(apart("0,0", near)).toBeCloseTo(apart("0,0", "0,1"));
    }
  });

  test("a name goes through a hexagon and back", () => {
    expect(nameOf(hexOf("-3,12"))).toBe("-3,12");
  });

  test("a side is open where no tile lies", () => {
    expect(openSides({ q: 0, r: 0 }, new Set(["0,-1", "1,0"]))).toEqual([1, 3, 4, 5]);
  });

  test("a zone of one tile has six corners, of two neighbours ten, of a ring two loops", () => {
    const corners = (line: string) => line.split(/[ML]/).length - 1;
    expect(corners(outline(["0,0"], 4))).toBe(6);
    expect(corners(outline(["0,0", "0,1"], 4))).toBe(10);
    const ring = outline(["0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"], 4);
    expect(ring.split("Z").length - 1).toBe(2);
    expect(corners(ring)).toBe(18 + 6);
  });

  test("the line of a zone runs within its tiles", () => {
    const spots = outline(["0,0"], 12).slice(1, -1).split("L").map((spot) => spot.split(" ").map(Number));
    for (const [x = 0, y = 0] of spots) expect(Math.hypot(x, y)).toBeCloseTo(60 - 12 / Math.cos(Math.PI / 6), 0);
  });

  test("whatever has grown is shown whole, right of the bag or below it", () => {
    const long = Array.from({ length: 12 }, (_, q) => ({ q, r: -2 * q }));
    for (const hexes of [[{ q: 0, r: 0 }], long, [{ q: -5, r: 9 }, { q: 6, r: -4 }]]) {
      for (const frame of [frameOf(1000, 700), frameOf(360, 500), frameOf(4000, 300)]) {
        const view = fit(hexes, frame);
        for (const spot of hexes.map(middle)) {
          const [x, y] = [view.x + view.scale * spot.x, view.y + view.scale * spot.y];
          expect(x - 60 * view.scale).toBeGreaterThanOrEqual(frame.left - 1e-6);
          expect(x + 60 * view.scale).toBeLessThanOrEqual(frame.width);
          expect(y - 51 * view.scale).toBeGreaterThanOrEqual(frame.top - 1e-6);
          expect(y + 51 * view.scale).toBeLessThanOrEqual(frame.height);
        }
      }
    }
  });

  test("a zone's value stands in its middle", () => {
    expect(heart(["0,0", "0,1", "0,2"])).toBe("0,1");
  });

  test("the higher the value, the more flames", () => {
    const flames = [1, 2, 3, 4, 5, 6].map((value) => woods(value, false).filter(({ what }) => what === "flame").length);
    expect(flames).toEqual([...flames].sort((one, other) => one - other));
    expect(new Set(flames).size).toBe(6);
  });
});

describe("the board by keyboard", () => {
  const spaces = ["0,-1", "0,0", "0,1", "1,-1", "1,0", "2,-1", "2,0", "-1,0", "-1,1", "4,-2"];

  test("up and down stay in the column", () => {
    expect(step("0,0", "ArrowUp", 0, spaces)).toBe("0,-1");
    expect(step("0,0", "ArrowDown", 0, spaces)).toBe("0,1");
    expect(step("0,1", "ArrowDown", 2, spaces)).toBeNull();
  });

  test("left and right walk to and fro around a line, and over gaps", () => {
    expect(step("0,0", "ArrowRight", 0, spaces)).toBe("1,-1");
    expect(step("1,-1", "ArrowRight", 0, spaces)).toBe("2,-1");
    expect(step("2,-1", "ArrowRight", 0, spaces)).toBe("4,-2");
    expect(step("1,0", "ArrowLeft", 1, spaces)).toBe("0,0");
    expect(step("0,0", "ArrowLeft", 1, spaces)).toBe("-1,1");
  });

  test("lines go from north to south, each from west to east", () => {
    expect(linesOf(["0,1", "1,0", "-1,1", "0,0"])).toEqual([
      { line: 0, spaces: ["0,0"] },
      { line: 1, spaces: ["-1,1", "1,0"] },
      { line: 2, spaces: ["0,1"] },
    ]);
  });

  test("page keys go round the places where something is offered", () => {
    expect(cycle("0,1", 1, ["0,0", "0,1"])).toBe("0,0");
    expect(cycle("0,0", -1, ["0,0", "0,1"])).toBe("0,1");
    expect(cycle("9,9", 1, ["0,0", "0,1"])).toBe("0,0");
    expect(cycle("9,9", 1, [])).toBeNull();
  });
});

describe("offers", () => {
  const lay = { action: "lay -1,1", verb: "lay", space: "-1,1", heat: 7 };
  const down = { action: "break -1,1 green", verb: "break", space: "-1,1", colour: "green", heat: 7 };
  const men = { action: "place 2 green 0,1", verb: "place", space: "0,1", colour: "green", count: 2 };
  const pass = { action: "pass", verb: "pass" };

  test("a deed belongs to its space, passing to none", () => {
    expect([lay, down, men, pass].map(placesOf)).toEqual([["-1,1"], ["-1,1"], ["0,1"], []]);
  });

  test("every deed has its words and its heading", () => {
    for (const name of DEEDS) expect(label({ action: "", verb: name.slice(12) })).not.toContain("deed-");
    expect(label(men)).toBe("2 men, green, to 0,1");
    expect(label(down)).toBe("Firebreak at -1,1 for a man, green");
    for (const offer of [lay, down, men, pass]) expect(GROUPS).toContain(group(offer));
  });

  test("the tile in hand and the heat are told, a firebreak with its price", () => {
    const asked = prompt("lay", { ...scene, drawn: 5 }, 0, [lay, down], "Ana");
    expect(asked.title).toBe("Ana, lay the 5 on a hottest point.");
    expect(asked.hint).toContain("at 7");
    expect(asked.hint).toContain("for the price of a man");
    expect(asked).toMatchObject({ buttons: [lay, down], urgent: true });
    expect(prompt("lay", { ...scene, drawn: 5 }, 0, [lay], "Ana").hint).not.toContain("price");
  });

  test("of the ways to place men only passing is a button", () => {
    expect(prompt("place", scene, 0, [men, pass], "Ana")).toMatchObject({ buttons: [pass], urgent: false });
    expect(prompt("man", scene, 0, [pass], "Ana").hint).toBe("No tile has room for a man of yours.");
  });

  test("pointing where nothing is offered becomes a wish the server can refuse", () => {
    expect(attempt("lay", "1,-1", scene)).toBe("lay 1,-1");
    expect(attempt("place", "0,0", scene)).toBe("place 1 green 0,0");
    expect(attempt("place", "0,0", { ...scene, hands: [{ green: 0 }] })).toBeNull();
  });

  test("options that a goal excludes are not asked for", () => {
    const asked = (chosen: Record<string, number | boolean>) =>
      ["players", "cooperative", "firebreaks", "hot"].filter((option) => concerns(option, chosen));
    expect(asked({ players: 1 })).toEqual(["players"]);
    expect(asked({ players: 3, cooperative: true })).toEqual(["players", "cooperative"]);
    expect(asked({ players: 3, cooperative: false })).toEqual(["players", "cooperative", "firebreaks", "hot"]);
  });
});

describe("what is on a space, in words", () => {
  test("a tile tells its men, slots, sides, room and zones", () => {
    expect(told(scene, "0,0")).toBe(
      "a 3, 1 man, green, 1 of 2 slots free, 4 free sides, room for 1, zone green worth 1",
    );
  });

  test("an empty space tells its heat", () => {
    expect(told(scene, "-1,1")).toBe("empty, heat 7, a hottest point");
    expect(told(scene, "1,-1")).toBe("empty, heat 3");
  });

  test("a firebreak tells its value only to whoever was told", () => {
    expect(told(scene, "1,0")).toBe("a firebreak of player 2");
    const known = { ...scene, tiles: { "1,0": tile("1,0", 5, { firebreak: 1 }) } };
    expect(told(known, "1,0")).toBe("a firebreak of player 2, under it a 5");
  });

  test("a zone tells how it is divided", () => {
    expect(division(12, 5)).toBe("12 ÷ 5");
    expect(division(12, null)).toBe("12, surrounded");
  });
});

describe("events on the board", () => {
  const show = (event: string, fields: object) => after(scene, { event, rule: "", ...fields }) as Scene;

  test("every event has a sentence, lists included", () => {
    for (const name of EVENTS) expect(sentence({ event: name.slice(6), rule: "" })).not.toContain("event-");
    const counted = { event: "zone-counted", rule: "", colour: "red", player: 2, spaces: ["0,0", "0,1"], sum: 7, divisor: 3, value: 3 };
    expect(sentence(counted)).toBe("Zone of player 2, red (0,0 and 0,1): 7 / 3 makes 3.");
  });

  test("a drawn tile comes out of the bag into the hand", () => {
    const now = show("tile-drawn", { player: 2, value: 4 });
    expect([now.left, now.drawn, now.seat]).toEqual([29, 4, 1]);
    expect(begins({ event: "tile-drawn", rule: "" })).toBe(true);
  });

  test("a laid tile takes the place of a point", () => {
    const now = show("tile-laid", { player: 1, space: "-1,1", value: 6, heat: 7 });
    expect(now.tiles["-1,1"]).toMatchObject({ q: -1, r: 1, value: 6, firebreak: null });
    expect(Object.keys(now.points)).toEqual(["1,-1"]);
  });

  test("a firebreak costs a man and keeps its secret", () => {
    const now = show("firebreak-laid", { player: 1, space: "-1,1", colour: "green", heat: 7, value: 0 });
    expect(now.tiles["-1,1"]).toMatchObject({ value: null, firebreak: 0 });
    expect(now.hands[0]).toEqual({ green: 10 });
  });

  test("men come out of the hand onto the tile", () => {
    const now = show("men-placed", { player: 1, space: "0,0", colour: "green", men: 2, left: 9 });
    expect([now.tiles["0,0"]?.men, now.hands[0]]).toEqual([{ green: 3 }, { green: 9 }]);
  });

  test("at the end a firebreak shows its value", () => {
    expect(show("firebreak-shown", { space: "1,0", value: 5 }).tiles["1,0"]?.value).toBe(5);
  });

  test("the scene that came is never changed", () => {
    const before = JSON.stringify(scene);
    for (const name of EVENTS) {
      for (const space of ["0,0", "-1,1", "1,0"]) show(name.slice(6), { space, player: 1, colour: "green", men: 1, left: 3, value: 2 });
    }
    expect(JSON.stringify(scene)).toBe(before);
  });
});

describe("what zones count", () => {
  test("never lies on what another counts, and stays where there is room", () => {
    const spots = apart([{ x: 0, y: 0 }, { x: 10, y: 5 }, { x: 0, y: 20 }, { x: 100, y: 0 }]);
    expect([spots[0], spots[3]]).toEqual([{ x: 0, y: 0 }, { x: 100, y: 0 }]);
    for (const [place, { x, y }] of spots.entries()) {
      for (const other of spots.slice(place + 1)) {
        expect(Math.abs(other.x - x) >= PILL.width || Math.abs(other.y - y) >= PILL.height).toBe(true);
      }
    }
  });
});
