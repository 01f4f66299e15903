import type { Floor as FloorShown, Scenery, Space } from "./types";

export type Floor = "oak" | "walnut" | "tiles" | "mosaic" | "stone" | "carpet" | "rose" | "concrete" | "boards";

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
  garage: {
    "1-1": "carpet",
    "1-3": "oak",
    "1-5": "concrete",
    "3-1": "stone",
    "4-1": "tiles",
    "4-3": "walnut",
  },
  laboratory: {
    "1-1": "concrete",
    "1-3": "mosaic",
    "3-1": "stone",
    "5-1": "tiles",
    "5-3": "carpet",
    "u1-5": "carpet",
    "u1-7": "rose",
    "u2-5": "stone",
    "u3-5": "mosaic",
    "u3-8": "tiles",
  },
};

/** Attic and basement lie the same under or over every building. */
const LEVELS: Record<Space, Floor> = {
  "a1-9": "boards",
  "a1-10": "boards",
  "a2-9": "boards",
  "a3-9": "boards",
  "a3-12": "boards",
  "a6-9": "boards",
  "b1-9": "concrete",
  "b1-12": "stone",
  "b3-9": "concrete",
  "b5-9": "stone",
  "b5-12": "concrete",
};

const SOME: Floor[] = ["oak", "tiles", "carpet", "walnut", "stone", "rose", "mosaic"];

/** The rooms of a building, as the server numbers them. */
export function rooms(scenery: Scenery): Room[] {
  const found = new Map<number, Space[]>();
  for (const [space, { room }] of Object.entries(scenery.spaces)) {
    if (room !== null) found.set(room, [...(found.get(room) ?? []), space]);
  }
  const floors = FLOORS[building(scenery.board)] ?? {};
  return [...found.values()].map((spaces, index) => {
    const first = spaces[0] ?? "";
    return { spaces, floor: floors[first] ?? LEVELS[first] ?? SOME[index % SOME.length] ?? "oak" };
  });
}

const FURNITURE: Record<string, Piece[]> = {
  garage: [
    { kind: "sofa", x: 1.3, y: 1.1, w: 1, h: 0.42 },
    { kind: "rug", x: 1.35, y: 1.65, w: 1.2, h: 0.8 },
    { kind: "desk", x: 3.2, y: 1.1, w: 0.9, h: 0.36 },
    { kind: "shelf", x: 4.68, y: 1.3, w: 0.2, h: 0.9, turn: 90 },
    { kind: "plant", x: 3.1, y: 2.5, w: 0.36, h: 0.36 },
    { kind: "wardrobe", x: 1.2, y: 3.08, w: 0.8, h: 0.26 },
    { kind: "plant", x: 4.5, y: 3.5, w: 0.36, h: 0.36 },
    { kind: "bath", x: 1.12, y: 4.12, w: 0.8, h: 0.42 },
    { kind: "sink", x: 2.56, y: 5.2, w: 0.34, h: 0.36 },
    { kind: "counter", x: 1.1, y: 6.6, w: 1.6, h: 0.3 },
    { kind: "bed", x: 3.75, y: 4.2, w: 1.1, h: 0.85 },
    { kind: "rug", x: 3.3, y: 5.3, w: 1.2, h: 0.9 },
    { kind: "bench", x: 5.4, y: 1.08, w: 1.6, h: 0.36 },
    { kind: "bench", x: 7.3, y: 1.08, w: 1.2, h: 0.36 },
    { kind: "tyres", x: 8.4, y: 2.5, w: 0.5, h: 0.5 },
    { kind: "bay", x: 5.75, y: 3.82, w: 2.5, h: 1.36 },
    { kind: "shelf", x: 5.3, y: 6.66, w: 1.3, h: 0.22 },
    { kind: "tyres", x: 5.1, y: 5.5, w: 0.44, h: 0.44 },
    { kind: "bench", x: 7.2, y: 6.58, w: 1.3, h: 0.32 },
  ],
  laboratory: [
    { kind: "glassware", x: 3.2, y: 1.08, w: 1.5, h: 0.34 },
    { kind: "glassware", x: 4.62, y: 1.6, w: 0.28, h: 1.1 },
    { kind: "shelf", x: 1.15, y: 2.68, w: 0.7, h: 0.2 },
    { kind: "desk", x: 1.25, y: 3.1, w: 0.9, h: 0.36 },
    { kind: "plant", x: 1.1, y: 4.55, w: 0.36, h: 0.36 },
    { kind: "sofa", x: 2.4, y: 4.5, w: 0.95, h: 0.4, turn: 180 },
    { kind: "dining", x: 1.3, y: 5.25, w: 1.3, h: 0.85 },
    { kind: "counter", x: 1.1, y: 6.6, w: 1.4, h: 0.3 },
    { kind: "rug", x: 3.4, y: 5.3, w: 1.2, h: 0.9 },
    { kind: "armchair", x: 3.2, y: 6.3, w: 0.42, h: 0.45 },
    { kind: "shelf", x: 4.68, y: 5.5, w: 0.2, h: 1, turn: 90 },
  ],
  "laboratory u": [
    { kind: "desk", x: 5.2, y: 1.1, w: 0.9, h: 0.36 },
    { kind: "shelf", x: 6.5, y: 1.65, w: 0.36, h: 0.2 },
    { kind: "bed", x: 7.7, y: 1.1, w: 1.1, h: 0.6 },
    { kind: "plant", x: 7.1, y: 1.15, w: 0.34, h: 0.34 },
    { kind: "plant", x: 6.55, y: 2.15, w: 0.34, h: 0.34 },
    { kind: "glassware", x: 5.1, y: 3.5, w: 0.3, h: 1.4 },
    { kind: "glassware", x: 6.6, y: 4.6, w: 0.28, h: 1.2 },
    { kind: "table", x: 5.75, y: 4.1, w: 0.55, h: 0.8 },
    { kind: "glassware", x: 8.62, y: 3.2, w: 0.28, h: 1.2 },
    { kind: "desk", x: 8.15, y: 6.55, w: 0.7, h: 0.3 },
  ],
  a: [
    { kind: "crate", x: 10.3, y: 1.15, w: 0.5, h: 0.5 },
    { kind: "crate", x: 10.85, y: 1.12, w: 0.36, h: 0.36 },
    { kind: "rug", x: 11.3, y: 1.5, w: 1.2, h: 0.8 },
    { kind: "wardrobe", x: 12.2, y: 1.1, w: 0.7, h: 0.28 },
    { kind: "crate", x: 9.15, y: 4.5, w: 0.45, h: 0.45 },
    { kind: "bed", x: 9.1, y: 3.15, w: 1, h: 0.7 },
    { kind: "shelf", x: 12.68, y: 3.3, w: 0.2, h: 0.6, turn: 90 },
    { kind: "crate", x: 12.35, y: 5.3, w: 0.5, h: 0.5 },
    { kind: "crate", x: 9.2, y: 6.4, w: 0.45, h: 0.45 },
    { kind: "armchair", x: 12.3, y: 6.3, w: 0.45, h: 0.45 },
    { kind: "shelf", x: 10.4, y: 6.68, w: 1.1, h: 0.2 },
  ],
  b: [
    { kind: "boiler", x: 9.15, y: 1.15, w: 0.7, h: 0.7 },
    { kind: "shelf", x: 10.3, y: 1.08, w: 1.4, h: 0.22 },
    { kind: "crate", x: 12.3, y: 1.2, w: 0.5, h: 0.5 },
    { kind: "crate", x: 12.15, y: 1.8, w: 0.36, h: 0.36 },
    { kind: "bench", x: 9.2, y: 3.1, w: 1.3, h: 0.34 },
    { kind: "crate", x: 12.4, y: 3.2, w: 0.45, h: 0.45 },
    { kind: "shelf", x: 12.68, y: 4.1, w: 0.2, h: 0.75, turn: 90 },
    { kind: "barrels", x: 9.15, y: 5.15, w: 0.9, h: 0.42 },
    { kind: "barrels", x: 10.9, y: 6.5, w: 0.9, h: 0.4 },
  ],
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

/** What stands on a floor; that of an attic or a basement is the same everywhere. */
export function furniture(board: string, floor: FloorShown): Piece[] {
  return FURNITURE[`${building(board)}${floor.mark && ` ${floor.mark}`}`] ?? FURNITURE[floor.mark] ?? [];
}

/** A board with a level attached is called by both. */
function building(board: string): string {
  return board.replace(/-(attic|basement)$/, "");
}
