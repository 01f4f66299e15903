// What grows and burns on a tile: the higher its value, the more fire and the less water.

export type Growth = "pine" | "char" | "flame";

interface Plant {
  what: Growth;
  x: number;
  y: number;
  size: number;
}

/** Where something stands, from the back to the front; the middle is left to the men. */
const GROUND: readonly [number, number, number][] = [
  [-21, -22, 0.85],
  [21, -22, 0.85],
  [-36, -10, 0.95],
  [36, -10, 0.95],
  [-46, 8, 0.95],
  [46, 8, 0.95],
  [-35, 28, 0.9],
  [35, 28, 0.9],
  [-22, 46, 0.85],
  [22, 46, 0.85],
  [0, 49, 0.8],
];

const STANDS: Record<number, string> = {
  1: "pppppp..pf.",
  2: "ppfppp.fpp.",
  3: "pfppfp.pfp.",
  4: "fpcfpfc.fpf",
  5: "fcffcffcfcf",
  6: "ffcffcfffcf",
};
const WHAT: Record<string, Growth> = { p: "pine", c: "char", f: "flame" };

/** The same tile always looks the same; two of one value may be mirrored. */
export function woods(value: number, mirrored: boolean): Plant[] {
  return [...(STANDS[value] ?? "")].flatMap((letter, index) => {
    const what = WHAT[letter];
    const [x, y, size] = GROUND[index] ?? [0, 0, 1];
    return what ? [{ what, x: mirrored ? -x : x, y, size: what === "flame" ? size * (0.7 + value / 16) : size }] : [];
  });
}

/** The water of a tile: a lake, a river, a pond, a puddle. */
export const WATERS: Record<number, string> = {
  1: "M-4 60C-20 44 4 34 16 30C34 24 26 4 44 -4C54 -8 70 -4 70 10V60Z",
  2: "M14 60C6 44 24 40 34 30C42 22 40 12 54 8H70V60Z",
  3: "M18 60C14 48 28 40 44 30L60 26V60Z",
  4: "M26 60C24 50 34 44 46 40L56 60Z",
};
