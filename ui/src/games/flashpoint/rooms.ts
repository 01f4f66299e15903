import { edgeBetween } from "./geometry";
import type { Scenery, Space } from "./types";

export type Floor = "oak" | "walnut" | "tiles" | "mosaic" | "stone" | "carpet" | "rose" | "concrete";

export interface Room {
  spaces: Space[];
  floor: Floor;
}

export interface Piece {
  kind: string;
  /** In spaces: 1.0 is the left or upper end of the first space in the house. */
  x: number;
  y: number;
  w: number;
  h: number;
  turn?: 90 | 180 | 270;
}

const FLOORS: Record<string, Record<Space, Floor>> = {
  house: {
    "1-1": "oak",
    "1-4": "carpet",
    "1-6": "stone",
    "3-3": "tiles",
    "3-7": "rose",
    "5-1": "walnut",
    "5-6": "carpet",
    "5-8": "mosaic",
  },
  villa: {
    "1-1": "oak",
    "1-4": "stone",
    "2-4": "mosaic",
    "1-6": "carpet",
    "5-1": "concrete",
    "5-4": "tiles",
    "4-7": "rose",
  },
};

const SOME: Floor[] = ["oak", "tiles", "carpet", "walnut", "stone", "rose", "mosaic"];

/** The rooms of a building: spaces with nothing printed between them. */
export function rooms(scenery: Scenery): Room[] {
  const seen = new Set<Space>();
  const found: Room[] = [];
  const floors = FLOORS[scenery.board] ?? {};
  for (let row = 1; row <= scenery.rows; row += 1) {
    for (let column = 1; column <= scenery.columns; column += 1) {
      const first = `${row}-${column}`;
      if (seen.has(first)) continue;
      const spaces = [...reach(scenery, row, column, seen)];
      const floor = floors[first] ?? SOME[found.length % SOME.length] ?? "oak";
      found.push({ spaces, floor });
    }
  }
  return found;
}

function* reach(scenery: Scenery, row: number, column: number, seen: Set<Space>): Generator<Space> {
  const waiting: [number, number][] = [[row, column]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [r, c] = next;
    const space = `${r}-${c}`;
    if (r < 1 || c < 1 || r > scenery.rows || c > scenery.columns || seen.has(space)) continue;
    seen.add(space);
    yield space;
    const isOpen = (edge: string) => (scenery.edges[edge] ?? "open") === "open";
    if (isOpen(edgeBetween(r, c, true))) waiting.push([r + 1, c]);
    if (isOpen(edgeBetween(r - 1, c, true))) waiting.push([r - 1, c]);
    if (isOpen(edgeBetween(r, c, false))) waiting.push([r, c + 1]);
    if (isOpen(edgeBetween(r, c - 1, false))) waiting.push([r, c - 1]);
  }
}

const FURNITURE: Record<string, Piece[]> = {
  house: [
    { kind: "rug", x: 1.45, y: 1.4, w: 1.5, h: 1.1 },
    { kind: "sofa", x: 1.12, y: 1.5, w: 0.42, h: 0.95 },
    { kind: "table", x: 1.95, y: 1.7, w: 0.6, h: 0.45 },
    { kind: "shelf", x: 2.3, y: 1.08, w: 1.3, h: 0.22 },
    { kind: "plant", x: 1.1, y: 4.5, w: 0.4, h: 0.4 },
    { kind: "piano", x: 1.95, y: 4.3, w: 0.9, h: 0.55 },
    { kind: "desk", x: 4.75, y: 1.08, w: 1.05, h: 0.4 },
    { kind: "shelf", x: 5.68, y: 1.55, w: 0.22, h: 0.4, turn: 90 },
    { kind: "rug", x: 4.5, y: 1.75, w: 0.9, h: 0.8 },
    { kind: "bed", x: 7.85, y: 1.12, w: 1.0, h: 0.75 },
    { kind: "wardrobe", x: 7.2, y: 2.6, w: 0.65, h: 0.3 },
    { kind: "plant", x: 6.1, y: 2.5, w: 0.36, h: 0.36 },
    { kind: "dining", x: 4.1, y: 3.5, w: 1.5, h: 0.95 },
    { kind: "counter", x: 3.75, y: 3.08, w: 2.1, h: 0.3 },
    { kind: "stove", x: 6.3, y: 3.08, w: 0.5, h: 0.34 },
    { kind: "bed", x: 7.85, y: 3.2, w: 1.0, h: 0.75 },
    { kind: "desk", x: 7.1, y: 3.1, w: 0.6, h: 0.34 },
    { kind: "rug", x: 1.6, y: 5.4, w: 1.8, h: 1.15 },
    { kind: "sofa", x: 1.9, y: 6.42, w: 0.95, h: 0.42, turn: 180 },
    { kind: "armchair", x: 1.15, y: 5.85, w: 0.42, h: 0.45 },
    { kind: "table", x: 2.1, y: 5.75, w: 0.8, h: 0.4 },
    { kind: "shelf", x: 4.4, y: 6.7, w: 1.3, h: 0.2 },
    { kind: "plant", x: 5.5, y: 5.1, w: 0.38, h: 0.38 },
    { kind: "bed", x: 6.12, y: 5.12, w: 1.0, h: 0.75 },
    { kind: "wardrobe", x: 7.1, y: 6.62, w: 0.75, h: 0.28 },
    { kind: "bath", x: 8.12, y: 5.1, w: 0.78, h: 0.4 },
    { kind: "sink", x: 8.55, y: 6.5, w: 0.32, h: 0.36 },
  ],
  villa: [
    { kind: "rug", x: 1.4, y: 1.3, w: 1.9, h: 1.2 },
    { kind: "sofa", x: 1.7, y: 1.1, w: 1.05, h: 0.42 },
    { kind: "table", x: 1.9, y: 1.8, w: 0.7, h: 0.4 },
    { kind: "shelf", x: 3.68, y: 1.3, w: 0.22, h: 0.9, turn: 90 },
    { kind: "piano", x: 1.15, y: 4.32, w: 0.9, h: 0.5 },
    { kind: "plant", x: 3.45, y: 3.2, w: 0.4, h: 0.4 },
    { kind: "dining", x: 4.2, y: 4.1, w: 1.3, h: 0.75 },
    { kind: "shelf", x: 4.15, y: 1.08, w: 1.2, h: 0.2 },
    { kind: "bath", x: 4.12, y: 2.1, w: 0.85, h: 0.42 },
    { kind: "sink", x: 5.5, y: 2.1, w: 0.34, h: 0.36 },
    { kind: "bed", x: 7.7, y: 1.4, w: 1.15, h: 0.85 },
    { kind: "wardrobe", x: 6.2, y: 1.08, w: 0.95, h: 0.28 },
    { kind: "rug", x: 6.5, y: 2.1, w: 1.1, h: 0.8 },
    { kind: "car", x: 1.3, y: 5.35, w: 1.75, h: 0.95 },
    { kind: "shelf", x: 3.66, y: 5.3, w: 0.22, h: 0.9, turn: 90 },
    { kind: "counter", x: 4.15, y: 6.58, w: 1.9, h: 0.3 },
    { kind: "stove", x: 6.2, y: 6.56, w: 0.5, h: 0.32 },
    { kind: "table", x: 4.7, y: 5.4, w: 0.9, h: 0.55 },
    { kind: "bed", x: 7.75, y: 5.2, w: 1.1, h: 0.85 },
    { kind: "desk", x: 7.15, y: 6.55, w: 0.75, h: 0.32 },
    { kind: "plant", x: 8.5, y: 4.1, w: 0.38, h: 0.38 },
  ],
};

export function furniture(scenery: Scenery): Piece[] {
  return FURNITURE[scenery.board] ?? [];
}
