import type { Face } from "../../art/face";
import { COLOURS, type Colour, type Scenery } from "./types";

/** How a colour is told without its colour: a mark on its men, a pattern of its zones' lines. */
export interface Badge {
  /** Which of the four foresters wears it: each has the colour's mark on his chest. */
  face: number;
  /** Drawn around (0 0) within 12 units. */
  mark: string;
  dashes: string;
  /** How far within its tiles a zone's line runs, so that four lines fit on a tile. */
  inset: number;
  /** Where on a tile the value of a zone is written. */
  corner: { x: number; y: number };
}

export const BADGES: Record<Colour, Badge> = {
  green: { face: 3, mark: "M0 -6L6 5H-6Z", dashes: "none", inset: 4, corner: { x: -36, y: -15 } },
  blue: { face: 2, mark: "M0 -5.500A5.500 5.500 0 1 0 .01 -5.500Z", dashes: "16 7", inset: 8, corner: { x: 36, y: -15 } },
  yellow: { face: 1, mark: "M-5 -5H5V5H-5Z", dashes: "1 8", inset: 12, corner: { x: -19, y: 41 } },
  red: { face: 4, mark: "M-2 -6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z", dashes: "16 6 1 6", inset: 16, corner: { x: 19, y: 41 } },
};

/** A seat is the forester of its first colour; before a game begins, of the colour whose turn it is to be given out. */
export function faceOf(scenery: Scenery | undefined, seat: number): Face {
  const dealt = scenery ? COLOURS.find((one) => scenery.hands[seat]?.[one]) : COLOURS[seat % COLOURS.length];
  const colour = dealt ?? "green";
  return { name: `portrait-forester-${BADGES[colour].face}`, team: `men-${colour}` };
}
