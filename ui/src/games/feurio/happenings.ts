import { t, type Args } from "../../words";
import { cast } from "../../words/cast.svelte";
import type { GameEvent } from "../../wire/types";
import type { Tone } from "../contract";
import { hexOf } from "./geometry";
import type { Colour, Scene, Tile } from "./types";
import { list } from "./describe";

export function sentence(event: GameEvent): string {
  const args: Args = {};
  for (const [name, value] of Object.entries(event)) {
    if (Array.isArray(value)) args[name] = list(value.map((one) => String((name === "winners" && cast.called(one)) || one)));
    else if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") args[name] = value;
  }
  return t(`event-${event.event}`, args);
}

/** A turn begins with a tile drawn; when all lie, nothing tells of it. */
export function begins(event: GameEvent): boolean {
  return event.event === "tile-drawn";
}

const BEATS: Record<string, number> = {
  "first-tile-laid": 0.6,
  "tile-drawn": 1.6,
  "tile-laid": 1,
  "firebreak-laid": 1.3,
  "men-placed": 1,
  "turn-passed": 0.5,
  "firebreak-shown": 0.9,
  "zone-counted": 0.9,
  "points-counted": 0.9,
};

export function beats(event: GameEvent): number {
  return BEATS[event.event] ?? 0.2;
}

const TONES: Record<string, Tone> = {
  "first-tile-laid": "hazard",
  "tile-drawn": "turn",
  "tile-laid": "hazard",
  "firebreak-laid": "grave",
  "points-counted": "good",
  "fire-out": "turn",
};

export function tone(event: GameEvent): Tone {
  return TONES[event.event] ?? "deed";
}

/** A tile as an event tells of it; how much room it has, the scene that follows says. */
function laid(event: GameEvent, firebreak: number | null): Tile {
  const value = Number(event.value) || null;
  return { ...hexOf(String(event.space)), value, firebreak, slots: 0, sides: 0, room: 0, men: {} };
}

/** Shows an event on the scene. It moves pieces as the event says and decides nothing. */
export function after(raw: unknown, event: GameEvent): unknown {
  const scene = raw as Scene;
  const space = String(event.space ?? "");
  const colour = event.colour as Colour;
  const seat = Number(event.player ?? 0) - 1;
  const { [space]: _, ...points } = scene.points;
  const tile = scene.tiles[space];
  const hand = (left: (now: number) => number) =>
    scene.hands.map((one, index) => (index === seat ? { ...one, [colour]: left(one[colour] ?? 0) } : one));
  switch (event.event) {
    case "first-tile-laid":
      return { ...scene, points, left: scene.left - 1, tiles: { ...scene.tiles, [space]: laid(event, null) } };
    case "tile-drawn":
      return { ...scene, seat, left: scene.left - 1, drawn: Number(event.value) };
    case "tile-laid":
      return { ...scene, points, drawn: null, tiles: { ...scene.tiles, [space]: laid(event, null) } };
    case "firebreak-laid":
      return {
        ...scene,
        points,
        drawn: null,
        hands: hand((now) => now - 1),
        tiles: { ...scene.tiles, [space]: laid(event, seat) },
      };
    case "men-placed": {
      if (!tile) return scene;
      const men = { ...tile.men, [colour]: (tile.men[colour] ?? 0) + Number(event.men) };
      return { ...scene, hands: hand(() => Number(event.left)), tiles: { ...scene.tiles, [space]: { ...tile, men } } };
    }
    case "firebreak-shown":
      return tile ? { ...scene, tiles: { ...scene.tiles, [space]: { ...tile, value: Number(event.value) } } } : scene;
    default:
      return scene;
  }
}
