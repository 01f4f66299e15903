// A board's drawing as small pictures, one a floor: four characters and two lines a space.

export interface Mark {
  kind: "wall" | "door" | "gap" | "fire" | "person";
  x: number;
  y: number;
  upright: boolean;
}

/** A floor: where its outer walls are, in characters and lines, and what is within. */
export interface Thumb {
  left: number;
  top: number;
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

/** Reads the floors of a drawing: whatever stands in the way, burns or waits. */
export function thumbs(drawing: string): Thumb[] {
  const lines = drawing.split("\n");
  return lines.flatMap((line, index) => (/^floor\b/.test(line) ? [floor(lines.slice(index + 2))] : []));
}

function floor(lines: string[]): Thumb {
  const last = lines.findIndex((line) => line.trim() === "");
  const rows = lines.slice(0, last < 0 ? undefined : last);
  const marks = rows.flatMap((row, y) =>
    // Before the third character a line has its number.
    [...row].flatMap((sign, x): Mark[] => {
      const kind = x < 3 ? undefined : SIGNS[sign];
      return kind ? [{ kind, x, y, upright: y % 2 === 0 }] : [];
    }),
  );
  const posts = rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === "+" ? [{ x, y }] : [])));
  const [across, down] = [posts.map(({ x }) => x), posts.map(({ y }) => y)];
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return { left, top, width: Math.max(...across) - left, height: Math.max(...down) - top, marks };
}
