// Where things are: hexagons with a flat top, columns going east and rows going south.
import type { Scene, Space } from "./types";

export interface Spot {
  x: number;
  y: number;
}

export interface Hex {
  q: number;
  r: number;
}

/** From the middle of a hexagon to a corner, and to a side. */
export const RADIUS = 60;
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;

/** North, north-east, south-east, south, south-west, north-west: the order of the sides. */
export const STEPS: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];
const SIDES = STEPS.length;

export function hexOf(space: Space): Hex {
  const [q = 0, r = 0] = space.split(",").map(Number);
  return { q, r };
}

export function nameOf({ q, r }: Hex): Space {
  return `${q},${r}`;
}

export function middle({ q, r }: Hex): Spot {
  return { x: 1.5 * RADIUS * q, y: 2 * APOTHEM * (r + q / 2) };
}

/** How far down a hexagon lies, in halves of its height: hexagons of one line have the same. */
export function lineOf({ q, r }: Hex): number {
  return 2 * r + q;
}

export function beside({ q, r }: Hex, side: number): Hex {
  const step = STEPS[((side % SIDES) + SIDES) % SIDES] ?? { q: 0, r: 0 };
  return { q: q + step.q, r: r + step.r };
}

/** The corner at which a side begins, clockwise, seen from the middle. */
function corner(side: number, radius = RADIUS): Spot {
  const angle = (Math.PI / 3) * (side - 2);
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

function path(spots: Spot[]): string {
  return `M${spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** A hexagon around (0 0), smaller by some units on every side. */
export function hexagon(inset = 0): string {
  const radius = (RADIUS * (APOTHEM - inset)) / APOTHEM;
  return path(STEPS.map((_, side) => corner(side, radius)));
}

/** The middle of a side, seen from the middle of the hexagon, and the way out there in degrees. */
export function gate(side: number): Spot & { turn: number } {
  const [one, two] = [corner(side), corner(side + 1)];
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, turn: 60 * side };
}

/** The sides of a hexagon beyond which no tile lies. */
export function openSides(hex: Hex, taken: ReadonlySet<Space>): number[] {
  return STEPS.flatMap((_, side) => (taken.has(nameOf(beside(hex, side))) ? [] : [side]));
}

/** The outline of hexagons that hang together, drawn within them by `inset`; one loop a hole. */
export function outline(spaces: Space[], inset: number): string {
  const inside = new Set(spaces);
  const isRim = (hex: Hex, side: number) => !inside.has(nameOf(beside(hex, side)));
  const rims = new Map<string, [Hex, number]>();
  for (const space of spaces) {
    const hex = hexOf(space);
    STEPS.forEach((_, side) => {
      if (isRim(hex, side)) rims.set(`${space}/${side}`, [hex, side]);
    });
  }
  const loops: string[] = [];
  for (let [first] = rims; first; [first] = rims) {
    const loop: Spot[] = [];
    let [hex, side] = first[1];
    while (rims.delete(`${nameOf(hex)}/${side}`)) {
      loop.push(turningPoint(hex, side, inset, isRim(hex, side + 1)));
      if (isRim(hex, side + 1)) side = (side + 1) % SIDES;
      else {
        hex = beside(hex, side + 1);
        side = (side + SIDES - 1) % SIDES;
      }
    }
    loops.push(path(loop));
  }
  return loops.join("");
}

/** Where an outline goes round the end of a side: within the corner, or along the next side. */
function turningPoint(hex: Hex, side: number, inset: number, convex: boolean): Spot {
  const at = middle(hex);
  const end = corner(side + 1);
  const part = inset / APOTHEM;
  const toward = convex ? { x: 0, y: 0 } : corner(side + 2);
  return { x: at.x + end.x + (toward.x - end.x) * part, y: at.y + end.y + (toward.y - end.y) * part };
}

// The picture

/** A picture and where in it things lie: the bag and the tile in hand to the left of the forest, or above it. */
export interface Frame {
  width: number;
  height: number;
  bag: Spot;
  held: Spot;
  /** What the forest leaves free on its left and above it. */
  left: number;
  top: number;
}

const SHORT = 1000;
const SHELF = 140;
const BROADEST = 1.9;
const NARROWEST = 0.55;

/** A picture of the shape of the room that there is for it. */
export function frameOf(width: number, height: number): Frame {
  const shape = Math.min(BROADEST, Math.max(NARROWEST, width / height));
  const beside = { bag: { x: SHELF / 2, y: 84 }, held: { x: SHELF / 2, y: 260 }, left: SHELF, top: 0 };
  const above = { bag: { x: SHELF / 2, y: 84 }, held: { x: 2.4 * SHELF, y: 84 }, left: 0, top: 1.2 * SHELF };
  return shape > 1.05
    ? { width: SHORT * shape, height: SHORT, ...beside }
    : { width: SHORT, height: SHORT / shape, ...above };
}

const RIM = 22;
const CLOSEST = 1.9;

/** What brings a spot of the forest into the picture: magnified, then moved. */
export interface Fit {
  scale: number;
  x: number;
  y: number;
}

/** Shows all spaces as large as they go, in the middle. */
export function fit(hexes: Hex[], frame: Frame): Fit {
  const spots = hexes.length ? hexes.map(middle) : [{ x: 0, y: 0 }];
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - RADIUS, Math.max(...xs) + RADIUS];
  const [top, bottom] = [Math.min(...ys) - APOTHEM, Math.max(...ys) + APOTHEM];
  const [width, height] = [frame.width - frame.left - 2 * RIM, frame.height - frame.top - 2 * RIM];
  const scale = Math.min(CLOSEST, width / (right - left), height / (bottom - top));
  return {
    scale,
    x: frame.left + RIM + width / 2 - (scale * (left + right)) / 2,
    y: frame.top + RIM + height / 2 - (scale * (top + bottom)) / 2,
  };
}

/** Every space there is something to say of: the tiles, and the empty ones beside them. */
export function spacesOf(scene: Scene): Record<Space, Hex> {
  return { ...scene.points, ...scene.tiles };
}

/** The space of some that is nearest to the middle of them all. */
export function heart(spaces: Space[]): Space {
  const spots = spaces.map((space) => ({ space, ...middle(hexOf(space)) }));
  const x = spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length;
  const y = spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length;
  const far = (spot: Spot) => Math.hypot(spot.x - x, spot.y - y);
  return spots.reduce((best, spot) => (far(spot) < far(best) - 1e-6 ? spot : best)).space;
}

/** How wide and high what a zone counts is drawn, with its rim. */
export const PILL = { width: 44, height: 26 };

/** Moves pills down that would lie on those before them. */
export function apart(spots: Spot[]): Spot[] {
  const found: Spot[] = [];
  for (const { x, y: wanted } of spots) {
    let y = wanted;
    const covers = (other: Spot) => Math.abs(other.x - x) < PILL.width && Math.abs(other.y - y) < PILL.height;
    for (let other = found.find(covers); other; other = found.find(covers)) y = other.y + PILL.height;
    found.push({ x, y });
  }
  return found;
}
