// The board by keyboard: which space an arrow leads to.
import { hexOf, lineOf } from "./geometry";
import type { Space } from "./types";

/** The spaces of a board in lines from north to south, each from west to east. */
export function linesOf(spaces: Iterable<Space>): { line: number; spaces: Space[] }[] {
  const lines = new Map<number, Space[]>();
  for (const space of spaces) {
    const line = lineOf(hexOf(space));
    lines.set(line, [...(lines.get(line) ?? []), space]);
  }
  return [...lines]
    .sort(([one], [other]) => one - other)
    .map(([line, found]) => ({ line, spaces: found.sort((one, other) => hexOf(one).q - hexOf(other).q) }));
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

export function isArrow(key: string): key is Arrow {
  return key === "ArrowUp" || key === "ArrowDown" || key === "ArrowLeft" || key === "ArrowRight";
}

/**
 * Up and down stay in the column; left and right go to the next column, to the space nearest to `line`:
 * so one walks to and fro around the line one set out on.
 */
export function step(from: Space, arrow: Arrow, line: number, spaces: Iterable<Space>): Space | null {
  const here = hexOf(from);
  const ahead = arrow === "ArrowUp" || arrow === "ArrowLeft" ? -1 : 1;
  const upright = arrow === "ArrowUp" || arrow === "ArrowDown";
  let best: { space: Space; far: number[] } | null = null;
  for (const space of spaces) {
    const hex = hexOf(space);
    const columns = (hex.q - here.q) * ahead;
    const rows = (hex.r - here.r) * ahead;
    if (upright ? columns !== 0 || rows <= 0 : columns <= 0) continue;
    const far = upright
      ? [rows]
      : [columns, Math.abs(lineOf(hex) - line), Math.abs(lineOf(hex) - lineOf(here)), hex.r];
    if (!best || isLess(far, best.far)) best = { space, far };
  }
  return best?.space ?? null;
}

function isLess(one: number[], other: number[]): boolean {
  for (const [index, number] of one.entries()) {
    const against = other[index] ?? 0;
    if (number !== against) return number < against;
  }
  return false;
}

/** The next or last place of a list after a space, round and round; the first if it is not in it. */
export function cycle(from: Space, way: 1 | -1, places: Space[]): Space | null {
  const now = places.indexOf(from);
  if (now < 0) return (way === 1 ? places[0] : places.at(-1)) ?? null;
  return places[(now + way + places.length) % places.length] ?? null;
}
