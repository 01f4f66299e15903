import { t, type Args } from "../../words";
import type { GameEvent } from "../../wire/types";
import type { Firefighter, Scene, Space } from "./types";

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
  return t(isFlashover(event) ? "flashover" : `event-${event.event}`, args);
}

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
  revealed: 1.3,
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
  "hazmat-exploded": "grave",
  "knocked-down": "grave",
  "victim-lost": "grave",
  collapsed: "grave",
  saved: "good",
  disposed: "good",
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

const LOADS: Record<string, Count> = { victim: "victims", hazmat: "hazmats", treated: "treated" };

/** Shows an event on the scene. It moves pieces as the event says and decides nothing. */
export function after(raw: unknown, event: GameEvent): unknown {
  const scene = raw as Scene;
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
      return event.why === "fire" ? { ...scene, target: `${event.red}-${event.black}` } : scene;
    case "placed":
    case "recovered":
    case "rode":
      return { ...scene, crew: crew({ space }) };
    case "moved":
      return { ...scene, crew: crew({ space }) };
    case "enrolled":
      return { ...scene, crew: crew({ specialist: String(event.specialist) }) };
    case "crew-changed":
      return { ...scene, ap: event.ap, free: event.free, crew: crew({ specialist: String(event.specialist) }) };
    case "parked":
    case "drove":
      return { ...scene, [String(event.vehicle)]: event.side };
    case "door-turned":
      return { ...scene, edges: { ...scene.edges, [edge]: event.open ? "door-open" : "door" } };
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
      const pile = LOADS[String(event.load)] ?? "victims";
      return { ...scene, [pile]: less(scene[pile], space), crew: crew({ carries: String(event.load) }) };
    }
    case "dropped": {
      const pile = LOADS[String(event.load)] ?? "victims";
      return { ...scene, [pile]: more(scene[pile], space), crew: crew({ carries: null }) };
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
    default:
      return scene;
  }
}
