import { t, type Args } from "../../words";
import type { GameEvent } from "../../wire/types";
import { Plan } from "./geometry";
import type { Edge, Extreme, Firefighter, Scene, Scenery, Space } from "./types";

/** Smoke that catches fire from fire beside it; every other fire comes from dice or a blast. */
export function isFlashover(event: GameEvent): boolean {
  return event.event === "ignited" && event.rule === "fp.flashover";
}

export function sentence(event: GameEvent): string {
  const args: Args = {};
  for (const [name, value] of Object.entries(event)) {
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
      args[name] = value;
    }
  }
  return t(messageOf(event), args);
}

/** One event of the server may be told in several ways. */
const messageOf = (event: GameEvent) => (isFlashover(event) ? "flashover" : `event-${event.event}`);

export function begins(event: GameEvent): boolean {
  return event.event === "turn-began";
}

const BEATS: Record<string, number> = {
  moved: 0.35,
  "door-turned": 0.4,
  extinguished: 0.5,
  chopped: 0.3,
  "wall-damaged": 0.35,
  took: 0.4,
  dropped: 0.4,
  revealed: 1.7,
  saved: 1.3,
  "victim-lost": 1.3,
  rolled: 1.3,
  "smoke-placed": 0.8,
  ignited: 0.5,
  exploded: 1.2,
  "shockwave-passed": 0.4,
  "door-destroyed": 0.35,
  "knocked-down": 1.2,
  recovered: 0.6,
  "poi-placed": 0.7,
  "hazmat-exploded": 1.2,
  "flared-up": 1,
  "hot-spot-placed": 0.6,
  drove: 0.9,
  rode: 0.4,
  "gun-fired": 1,
  "turn-began": 0.5,
  collapsed: 2,
  "hazmat-placed": 0.3,
  placed: 0.2,
  parked: 0.5,
  enrolled: 0.2,
  jammed: 0.9,
  "jam-removed": 0.4,
  climbed: 0.6,
  "ladder-raised": 0.9,
  "ladder-lowered": 0.8,
  "ladder-laid": 0.7,
  "ladder-broken": 0.8,
  "platform-moved": 0.8,
  "cannon-fired": 1,
  "object-damaged": 0.6,
  "object-exploded": 1.4,
  "object-leaked": 1,
  "toxic-spilled": 0.7,
  "toxic-cleaned": 0.5,
  "floor-damaged": 0.6,
  "floor-destroyed": 1.2,
  "floor-repaired": 0.5,
  "wall-mended": 0.5,
  "hot-spot-removed": 0.5,
};

const FLASHOVER_BEATS = 0.8;

export function beats(event: GameEvent): number {
  return isFlashover(event) ? FLASHOVER_BEATS : (BEATS[event.event] ?? 0.2);
}

const TONES: Record<string, "hazard" | "grave" | "good" | "turn"> = {
  rolled: "hazard",
  "smoke-placed": "hazard",
  ignited: "hazard",
  exploded: "hazard",
  "shockwave-passed": "hazard",
  "wall-damaged": "hazard",
  "door-destroyed": "hazard",
  "hot-spot-placed": "hazard",
  "flared-up": "hazard",
  jammed: "hazard",
  "object-damaged": "hazard",
  "toxic-spilled": "hazard",
  "floor-damaged": "hazard",
  "ladder-lowered": "hazard",
  "ladder-broken": "grave",
  "object-exploded": "grave",
  "object-leaked": "grave",
  "floor-destroyed": "grave",
  "hazmat-exploded": "grave",
  "knocked-down": "grave",
  "victim-lost": "grave",
  collapsed: "grave",
  saved: "good",
  disposed: "good",
  "toxic-cleaned": "good",
  "floor-repaired": "good",
  "wall-mended": "good",
  "hot-spot-removed": "good",
  treated: "good",
  "turn-began": "turn",
  "game-ended": "turn",
};

export function tone(event: GameEvent): "deed" | "hazard" | "grave" | "good" | "turn" {
  return TONES[event.event] ?? "deed";
}

type Count = "victims" | "treated" | "hazmats";

function less(counts: Record<Space, number>, space: Space, by = 1): Record<Space, number> {
  const { [space]: count = 0, ...rest } = counts;
  return count > by ? { ...rest, [space]: count - by } : rest;
}

function more(counts: Record<Space, number>, space: Space): Record<Space, number> {
  return { ...counts, [space]: (counts[space] ?? 0) + 1 };
}

function without(spaces: Space[], space: Space): Space[] {
  return spaces.filter((other) => other !== space);
}

function withOne(spaces: Space[], space: Space): Space[] {
  return spaces.includes(space) ? spaces : [...spaces, space];
}

function rid<T>(kept: Record<string, T>, name: string): Record<string, T> {
  const { [name]: _, ...rest } = kept;
  return rest;
}

const LOADS: Record<string, Count> = { victim: "victims", hazmat: "hazmats", treated: "treated" };

/** Shows an event on the scene. It moves pieces as the event says and decides nothing. */
export function after(raw: unknown, event: GameEvent, rawScenery: unknown): unknown {
  const scene = raw as Scene;
  const scenery = rawScenery as Scenery;
  const space = String(event.space ?? "");
  const edge = String(event.edge ?? "");
  const man = Number(event.firefighter ?? 0) - 1;
  const crew = (change: Partial<Firefighter>): Firefighter[] =>
    scene.crew.map((one, index) => (index === man ? { ...one, ...change } : one));
  switch (event.event) {
    case "turn-began":
      return { ...scene, seat: man, turn: event.turn, ap: event.ap, free: event.free, crew: crew({ kept: 0 }) };
    case "turn-ended":
      return { ...scene, ap: 0, free: 0, crew: crew({ kept: Number(event.kept) }) };
    case "rolled":
      if (event.why !== "fire") return scene;
      return { ...scene, target: new Plan(scenery).target(Number(event.red), Number(event.black)) };
    case "placed":
    case "recovered":
    case "rode":
      return { ...scene, crew: crew({ space }) };
    case "moved":
    case "climbed":
      return { ...scene, crew: crew({ space }) };
    case "enrolled":
      return { ...scene, crew: crew({ specialist: String(event.specialist) }) };
    case "crew-changed":
      return { ...scene, ap: event.ap, free: event.free, crew: crew({ specialist: String(event.specialist) }) };
    case "parked":
    case "drove":
      return { ...scene, [String(event.vehicle)]: event.side };
    case "platform-parked": {
      const spaces = (scene.engine && scenery.parkings.engine?.[scene.engine]) || [];
      return { ...scene, extreme: scene.extreme && { ...scene.extreme, dock: Math.max(0, spaces.indexOf(space)) } };
    }
    case "door-turned":
      return { ...scene, edges: { ...scene.edges, [edge]: turned(scene, scenery, edge, event.open === true) } };
    case "door-destroyed":
      return { ...scene, edges: { ...scene.edges, [edge]: "empty-doorway" } };
    case "wall-damaged":
      return {
        ...scene,
        damage: event.used,
        edges: { ...scene.edges, [edge]: event.destroyed ? "ruin" : "damaged-wall" },
      };
    case "extinguished":
      return {
        ...scene,
        fire: without(scene.fire, space),
        smoke: event.left === "smoke" ? withOne(scene.smoke, space) : without(scene.smoke, space),
      };
    case "cleared":
      return { ...scene, fire: without(scene.fire, space), smoke: without(scene.smoke, space) };
    case "smoke-placed":
      return { ...scene, smoke: withOne(scene.smoke, space) };
    case "ignited":
      return { ...scene, smoke: without(scene.smoke, space), fire: withOne(scene.fire, space) };
    case "took": {
      const held = { ...scene, crew: crew({ carries: String(event.load) }) };
      if (event.load === "ladder") return { ...held, extreme: scene.extreme && withoutLadder(scene.extreme, space) };
      const pile = LOADS[String(event.load)] ?? "victims";
      return { ...held, [pile]: less(scene[pile], space) };
    }
    case "dropped": {
      const freed = { ...scene, crew: crew({ carries: null }) };
      if (event.load === "ladder") return { ...freed, extreme: scene.extreme && withLadder(scene.extreme, space) };
      const pile = LOADS[String(event.load)] ?? "victims";
      return { ...freed, [pile]: more(scene[pile], space) };
    }
    case "led":
      return { ...scene, treated: less(scene.treated, space), crew: crew({ leads: true }) };
    case "left":
      return { ...scene, treated: more(scene.treated, space), crew: crew({ leads: false }) };
    case "treated":
      return { ...scene, victims: less(scene.victims, space), treated: more(scene.treated, space) };
    case "poi-placed":
      return { ...scene, poi: withOne(scene.poi, space) };
    case "revealed":
      return {
        ...scene,
        poi: without(scene.poi, space),
        victims: event.victim ? more(scene.victims, space) : scene.victims,
      };
    case "saved":
      return { ...scene, saved: event.total };
    case "victim-lost":
      return { ...scene, lost: event.total, victims: less(scene.victims, space, Number(event.victims)) };
    case "hazmat-placed":
      return { ...scene, hazmats: more(scene.hazmats, space) };
    case "hazmat-exploded":
      return { ...scene, hazmats: less(scene.hazmats, space) };
    case "hot-spot-placed":
      return { ...scene, hot: withOne(scene.hot, space) };
    case "hot-spot-removed":
      return { ...scene, hot: without(scene.hot, space), reserve: scene.reserve + 1 };
    case "wall-mended":
      return { ...scene, damage: event.used, edges: { ...scene.edges, [edge]: "wall" } };
    case "ladder-raised":
    case "ladder-laid":
      return { ...scene, crew: crew({ carries: null }), extreme: scene.extreme && endangered(scene, scene.extreme, event) };
    case "floor-destroyed":
      return { ...scene, damage: event.used, extreme: scene.extreme && endangered(scene, scene.extreme, event) };
    case "jammed":
    case "jam-removed": {
      const jams = Number(event.jams ?? event.left ?? 0);
      const edges = { ...scene.edges, [edge]: jams ? "jammed" : "fire-door" };
      return { ...scene, edges, extreme: scene.extreme && { ...scene.extreme, jams: { ...scene.extreme.jams, [edge]: jams } } };
    }
    case "platform-moved": {
      const docked = !/^[a-z]/.test(space);
      const from = scene.extreme?.platform ?? null;
      const aboard = scene.crew.map((one) => (from && one.space === from ? { ...one, space } : one));
      return { ...scene, crew: aboard, extreme: scene.extreme && { ...scene.extreme, platform: docked ? null : space } };
    }
    default:
      return scene.extreme ? { ...scene, extreme: endangered(scene, scene.extreme, event) } : scene;
  }
}

/** What a hand makes of a door, a fire door or a window. */
function turned(scene: Scene, scenery: Scenery, edge: Edge, open: boolean): string {
  const shut = (scene.edges[edge] ?? scenery.edges[edge] ?? "door").replace(/-open$/, "");
  return open ? `${shut}-open` : shut;
}

/** A ladder lying there is taken first, else one off the engine. */
function withoutLadder(extreme: Extreme, space: Space): Extreme {
  if (extreme.ladders[space]) return { ...extreme, ladders: less(extreme.ladders, space) };
  return { ...extreme, rack: extreme.rack - 1 };
}

function withLadder(extreme: Extreme, space: Space): Extreme {
  return { ...extreme, ladders: more(extreme.ladders, space) };
}

/** What an event does to the counters of Extreme Danger. */
function endangered(scene: Scene, extreme: Extreme, event: GameEvent): Extreme {
  const [space, top, object] = [String(event.space ?? ""), String(event.top ?? ""), String(event.object ?? "")];
  switch (event.event) {
    case "ladder-raised":
      return { ...extreme, raised: { ...extreme.raised, [top]: space } };
    case "ladder-laid": {
      const from = scene.crew[Number(event.firefighter) - 1]?.space ?? "";
      return { ...extreme, spans: { ...extreme.spans, [space]: event.bridge ? "bridge" : from } };
    }
    case "ladder-lowered":
      return withLadder({ ...extreme, raised: rid(extreme.raised, top), spans: rid(extreme.spans, top) }, space);
    case "ladder-broken":
      return { ...extreme, spans: rid(extreme.spans, space) };
    case "object-damaged":
      return { ...extreme, objects: { ...extreme.objects, [object]: Number(event.counters) } };
    case "object-exploded":
      return { ...extreme, objects: rid(extreme.objects, object) };
    case "object-leaked":
      return { ...extreme, objects: rid(extreme.objects, "chemical") };
    case "toxic-spilled":
      return { ...extreme, toxic: withOne(extreme.toxic, space) };
    case "toxic-cleaned":
      return { ...extreme, toxic: without(extreme.toxic, space) };
    case "floor-damaged":
      return { ...extreme, damaged: withOne(extreme.damaged, space) };
    case "floor-destroyed":
      return { ...extreme, damaged: without(extreme.damaged, space), holes: withOne(extreme.holes, space) };
    case "floor-repaired":
      return { ...extreme, damaged: without(extreme.damaged, space) };
    default:
      return extreme;
  }
}
