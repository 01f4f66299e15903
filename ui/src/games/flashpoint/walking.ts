import { markOf, rowAndColumn } from "./geometry";
import { above, below } from "./levels";
import type { Floor, Scenery, Space } from "./types";

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where a key takes the focus from a space: arrows stay on the floor, Page up and Page down change it. */
export function walk(scenery: Scenery, space: Space, key: string, far: boolean): Space | null {
  const floor = scenery.floors.find(({ mark }) => mark === markOf(space));
  if (!floor) return null;
  const [row, column] = rowAndColumn(space);
  const step = STEPS[key];
  if (step) return on(floor, row + step[0], column + step[1]);
  if (key === "Home") return on(floor, far ? floor.rows[0] : row, floor.columns[0]);
  if (key === "End") return on(floor, far ? floor.rows[1] : row, floor.columns[1]);
  if ((key !== "PageUp" && key !== "PageDown") || scenery.floors.length === 1) return null;
  const up = key === "PageUp";
  return (up ? above(scenery, space) : below(scenery, space)) ?? nextTo(scenery, floor, row, column, up);
}

/** The space nearest to what would lie above or below, on the next floor; the same if there is none. */
function nextTo(scenery: Scenery, floor: Floor, row: number, column: number, up: boolean): Space {
  const others = scenery.floors
    .filter(({ storey }) => (up ? storey > floor.storey : storey < floor.storey))
    .sort((one, other) => Math.abs(one.storey - floor.storey) - Math.abs(other.storey - floor.storey));
  const next = others[0];
  return next ? on(next, row, column - floor.shift + next.shift) : on(floor, row, column);
}

function on(floor: Floor, row: number, column: number): Space {
  const within = (number: number, [least, most]: [number, number]) => Math.max(least, Math.min(most, number));
  return `${floor.mark}${within(row, floor.rows)}-${within(column, floor.columns)}`;
}
