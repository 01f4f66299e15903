// The tower by keyboard: its rows, and where an arrow leads.
import type { Place } from "../contract";
import { type Box, centre, exit, shaft } from "./geometry";
import type { Scenery } from "./types";

/** Places in rows from the top: a landing from office to office, then its steps, at last the ground. */
export function rowsOf(scenery: Scenery): Place[][] {
  const [left = "", right = ""] = scenery.sides;
  const on = (side: string, floor: number) => `${side}${floor}`;
  const rows: Place[][] = [];
  for (let floor = scenery.floors; floor > 0; floor -= 1) {
    const [west, east] = [on(left, floor), on(right, floor)];
    rows.push([west, `${west}-3`, `${west}-2`, `${west}-1`, shaft(floor), `${east}-1`, `${east}-2`, `${east}-3`, east]);
    for (let step = 1; step <= scenery.steps; step += 1) rows.push([`${west}/${step}`, `${east}/${step}`]);
  }
  return [...rows, [exit(left), shaft(0), exit(right)]];
}

const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export function isArrow(key: string): boolean {
  return key in ARROWS;
}

/** The nearest place in the direction of an arrow; what lies aside counts as twice as far, what lies beside not at all. */
export function step(from: Place, key: string, found: Map<Place, Box>): Place | null {
  const arrow = ARROWS[key];
  const here = found.get(from);
  if (!arrow || !here) return null;
  const start = centre(here);
  let best: { place: Place; far: number } | null = null;
  for (const [place, one] of found) {
    const at = centre(one);
    const [x, y] = [at.x - start.x, at.y - start.y];
    const ahead = x * arrow.x + y * arrow.y;
    const aside = Math.abs(x * arrow.y) + Math.abs(y * arrow.x);
    const far = ahead + 2 * aside;
    const beside = Math.min(arrow.x ? one.width : one.height, arrow.x ? here.width : here.height) / 2;
    if (ahead > beside && (!best || far < best.far)) best = { place, far };
  }
  return best?.place ?? null;
}

/** The next or last of some places, round and round; the first if one is elsewhere. */
export function cycle(from: Place, way: 1 | -1, places: Place[]): Place | null {
  const now = places.indexOf(from);
  if (now < 0) return (way === 1 ? places[0] : places.at(-1)) ?? null;
  return places[(now + way + places.length) % places.length] ?? null;
}
