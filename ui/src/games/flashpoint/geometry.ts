import type { Edge, Scenery, Space, Side, Vehicle } from "./types";

/** The side of a space, in units of the drawing, and the rim around the board for row and column numbers. */
export const CELL = 80;
export const RIM = 26;

export interface Spot {
  x: number;
  y: number;
}

export interface Segment extends Spot {
  /** True for an upright line, between two spaces of a row. */
  upright: boolean;
}

export function rowAndColumn(space: Space): [number, number] {
  const [row = "0", column = "0"] = space.replace(/^[a-z]/, "").split("-");
  return [Number(row), Number(column)];
}

/** The upper left corner of a space. */
export function corner(space: Space): Spot {
  const [row, column] = rowAndColumn(space);
  return { x: RIM + column * CELL, y: RIM + row * CELL };
}

export function middle(space: Space): Spot {
  const { x, y } = corner(space);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** Where an edge begins: at its top or at its left. */
export function segment(edge: Edge): Segment {
  const [first = "", second = ""] = edge.split("/");
  const [row, column] = rowAndColumn(first);
  const [otherRow] = rowAndColumn(second);
  const { x, y } = corner(second);
  return row === otherRow
    ? { x, y, upright: true }
    : { x: RIM + column * CELL, y, upright: false };
}

/** The middle of the two spaces a parking has. */
export function parkingAt(scenery: Scenery, vehicle: Vehicle, side: Side): Spot | null {
  const spaces = scenery.parkings[vehicle]?.[side];
  if (!spaces?.[0] || !spaces[1]) return null;
  const [one, two] = [middle(spaces[0]), middle(spaces[1])];
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
}

export function size(scenery: Scenery): { width: number; height: number } {
  return {
    width: 2 * RIM + (scenery.columns + 2) * CELL,
    height: 2 * RIM + (scenery.rows + 2) * CELL,
  };
}

export function isInside(scenery: Scenery, space: Space): boolean {
  const [row, column] = rowAndColumn(space);
  return row >= 1 && row <= scenery.rows && column >= 1 && column <= scenery.columns;
}

/** An edge's name as the server writes it: from left to right and from top to bottom. */
export function edgeBetween(row: number, column: number, down: boolean): Edge {
  return down
    ? `${row}-${column}/${row + 1}-${column}`
    : `${row}-${column}/${row}-${column + 1}`;
}
