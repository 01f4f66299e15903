// A board's drawing as a small picture: four characters and two lines a space.

export interface Mark {
  kind: "wall" | "door" | "gap" | "fire" | "person";
  x: number;
  y: number;
  upright: boolean;
}

export interface Thumb {
  width: number;
  height: number;
  marks: Mark[];
}

const SIGNS: Record<string, Mark["kind"]> = {
  "-": "wall",
  "|": "wall",
  ":": "wall",
  D: "door",
  F: "door",
  O: "gap",
  "~": "gap",
  "*": "fire",
  "?": "person",
};

/** Reads the first floor of a drawing: whatever stands in the way, burns or waits, in characters and lines. */
export function thumb(drawing: string): Thumb {
  const lines = drawing.split("\n");
  const first = lines.findIndex((line) => line.startsWith("floor")) + 2;
  const last = lines.findIndex((line, index) => index >= first && line.trim() === "");
  const rows = lines.slice(first, last < 0 ? undefined : last);
  const marks = rows.flatMap((row, y) =>
    // Before the third character a line has its number.
    [...row].flatMap((sign, x): Mark[] => {
      const kind = x < 3 ? undefined : SIGNS[sign];
      return kind ? [{ kind, x, y, upright: y % 2 === 0 }] : [];
    }),
  );
  return { width: Math.max(0, ...rows.map((row) => row.length)), height: rows.length, marks };
}
