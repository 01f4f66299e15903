// Where everything in the tower is: a section with its offices outside and the shaft in the middle.
import type { Place } from "../contract";
import type { Scenery } from "./types";

export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  width: number;
  height: number;
}

const MARGIN = 20;
export const OFFICE = 240;
export const WELL = 120;
export const SQUARE = 60;
export const SHAFT = 124;
export const ROOF = 62;
export const STOREY = 160;
export const GROUND = 152;
const NUMBERS = 3;
const HALF = MARGIN + OFFICE + WELL + NUMBERS * SQUARE;
export const WIDTH = 2 * HALF + SHAFT;
const MIDDLE = WIDTH / 2;

export const FIRST_SIDE = "A";

export function height({ floors }: Scenery): number {
  return ROOF + floors * STOREY + GROUND;
}

/** Where feet stand on a floor; 0 is the ground. */
export function level({ floors }: Scenery, floor: number): number {
  return floor === 0 ? ROOF + floors * STOREY + GROUND - 12 : ROOF + (floors - floor + 1) * STOREY;
}

/** Mirrors side B: what is so far from the left edge on side A. */
export function across(side: string, x: number): number {
  return side === FIRST_SIDE ? x : WIDTH - x;
}

/** The way down from a landing to the next as a zigzag: out to half its height, and back. */
export function flight(scenery: Scenery, side: string, floor: number): Spot[] {
  const parts = scenery.steps + 1;
  const [top, bottom] = [level(scenery, floor), level(scenery, floor - 1)];
  return Array.from({ length: parts + 1 }, (_, part) => {
    const out = 1 - Math.abs((2 * part) / parts - 1);
    return { x: across(side, MARGIN + OFFICE + WELL - 8 - out * (WELL - 34)), y: top + ((bottom - top) * part) / parts };
  });
}

/** Where somebody on a square stands. */
export function spotOf(scenery: Scenery, square: string): Spot {
  const found = scenery.squares[square];
  if (!found) return { x: MIDDLE, y: level(scenery, 0) };
  const { side, floor, number, step } = found;
  if (number === 0) return flight(scenery, side, floor)[step] ?? { x: 0, y: 0 };
  return { x: across(side, MIDDLE - SHAFT / 2 - (number - 0.5) * SQUARE), y: level(scenery, floor) };
}

export function shaft(floor: number): Place {
  return `shaft ${floor}`;
}

export function exit(side: string): Place {
  return `street ${side}`;
}

function box(side: string, left: number, top: number, width: number, tall: number): Box {
  return { x: side === FIRST_SIDE ? left : WIDTH - left - width, y: top, width, height: tall };
}

/** Every place one can point at, with the room it takes. */
export function boxes(scenery: Scenery): Map<Place, Box> {
  const found = new Map<Place, Box>();
  for (const [name, { side, floor }] of Object.entries(scenery.offices)) {
    found.set(name, box(side, MARGIN, level(scenery, floor) - STOREY + 10, OFFICE, STOREY - 10));
  }
  for (const [name, { side, floor, number, step }] of Object.entries(scenery.squares)) {
    if (number) {
      const left = MIDDLE - SHAFT / 2 - number * SQUARE;
      found.set(name, box(side, left, level(scenery, floor) - STOREY + 14, SQUARE, STOREY - 14));
    } else {
      const rise = (level(scenery, floor - 1) - level(scenery, floor)) / (scenery.steps + 1);
      found.set(name, box(side, MARGIN + OFFICE, level(scenery, floor) + step * rise - rise + 6, WELL, rise));
    }
  }
  for (let floor = 0; floor <= scenery.floors; floor += 1) {
    const tall = floor === 0 ? GROUND - 18 : STOREY - 10;
    found.set(shaft(floor), { x: MIDDLE - SHAFT / 2, y: level(scenery, floor) - tall, width: SHAFT, height: tall });
  }
  for (const side of scenery.sides) {
    found.set(exit(side), box(side, MARGIN, level(scenery, 0) - GROUND + 26, OFFICE, GROUND - 20));
  }
  return found;
}

export function centre({ x, y, width, height: tall }: Box): Spot {
  return { x: x + width / 2, y: y + tall / 2 };
}

/** Where somebody is seen at a place: on a square, else in the middle of the floor there. */
export function footing(scenery: Scenery, place: Place): Spot {
  if (scenery.squares[place]) return spotOf(scenery, place);
  const found = boxes(scenery).get(place);
  return found ? { x: found.x + found.width / 2, y: found.y + found.height } : { x: MIDDLE, y: level(scenery, 0) };
}
