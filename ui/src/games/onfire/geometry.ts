// Where everything in the tower is: a section with its offices outside and the shaft in the middle.
import type { Place } from "../contract";
import { type Plan, current } from "./plan.svelte";
import type { Scenery } from "./types";

export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  width: number;
  height: number;
}

export const FIRST_SIDE = "A";

export function height({ floors }: Scenery, { roof, storey, ground }: Plan = current()): number {
  return roof + floors * storey + ground;
}

/** Where feet stand on a floor; 0 is the ground. */
export function level({ floors }: Scenery, floor: number, { roof, storey, ground }: Plan = current()): number {
  return floor === 0 ? roof + floors * storey + ground - 12 : roof + (floors - floor + 1) * storey;
}

/** Mirrors side B: what is so far from the left edge on side A. */
export function across(side: string, x: number, { width }: Plan = current()): number {
  return side === FIRST_SIDE ? x : width - x;
}

/** The way down from a landing to the next as a zigzag: out to half its height, and back. */
export function flight(scenery: Scenery, side: string, floor: number, plan: Plan = current()): Spot[] {
  const { margin, office, well } = plan;
  const parts = scenery.steps + 1;
  const [top, bottom] = [level(scenery, floor, plan), level(scenery, floor - 1, plan)];
  return Array.from({ length: parts + 1 }, (_, part) => {
    const out = 1 - Math.abs((2 * part) / parts - 1);
    return { x: across(side, margin + office + well - 8 - out * (well - 34), plan), y: top + ((bottom - top) * part) / parts };
  });
}

/** Where somebody on a square stands. */
export function spotOf(scenery: Scenery, square: string, plan: Plan = current()): Spot {
  const found = scenery.squares[square];
  if (!found) return { x: plan.width / 2, y: level(scenery, 0, plan) };
  const { side, floor, number, step } = found;
  if (number === 0) return flight(scenery, side, floor, plan)[step] ?? { x: 0, y: 0 };
  const x = plan.width / 2 - plan.shaft / 2 - (number - 0.5) * plan.square;
  return { x: across(side, x, plan), y: level(scenery, floor, plan) };
}

export function shaft(floor: number): Place {
  return `shaft ${floor}`;
}

export function exit(side: string): Place {
  return `street ${side}`;
}

/** Every place one can point at, with the room it takes. */
export function boxes(scenery: Scenery, plan: Plan = current()): Map<Place, Box> {
  const { width, margin, office, well, square, shaft: wide, storey, ground } = plan;
  const found = new Map<Place, Box>();
  const put = (place: Place, side: string, left: number, top: number, size: number, tall: number) =>
    found.set(place, { x: side === FIRST_SIDE ? left : width - left - size, y: top, width: size, height: tall });
  for (const [name, { side, floor }] of Object.entries(scenery.offices)) {
    put(name, side, margin, level(scenery, floor, plan) - storey + 10, office, storey - 10);
  }
  for (const [name, { side, floor, number, step }] of Object.entries(scenery.squares)) {
    const top = level(scenery, floor, plan);
    if (number) {
      put(name, side, (width - wide) / 2 - number * square, top - storey + 14, square, storey - 14);
    } else {
      const rise = (level(scenery, floor - 1, plan) - top) / (scenery.steps + 1);
      put(name, side, margin + office, top + step * rise - rise + 6, well, rise);
    }
  }
  for (let floor = 0; floor <= scenery.floors; floor += 1) {
    const tall = floor === 0 ? ground - 18 : storey - 10;
    found.set(shaft(floor), { x: (width - wide) / 2, y: level(scenery, floor, plan) - tall, width: wide, height: tall });
  }
  for (const side of scenery.sides) {
    put(exit(side), side, margin, level(scenery, 0, plan) - ground + 26, office, ground - 20);
  }
  return found;
}

export function centre({ x, y, width, height: tall }: Box): Spot {
  return { x: x + width / 2, y: y + tall / 2 };
}

/** Where somebody is seen at a place: on a square, else in the middle of the floor there. */
export function footing(scenery: Scenery, place: Place, plan: Plan = current()): Spot {
  if (scenery.squares[place]) return spotOf(scenery, place, plan);
  const found = boxes(scenery, plan).get(place);
  return found
    ? { x: found.x + found.width / 2, y: found.y + found.height }
    : { x: plan.width / 2, y: level(scenery, 0, plan) };
}
