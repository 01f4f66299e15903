import type { Edge, Floor, Scenery, Side, Space, Vehicle } from "./types";

/** The side of a space, in units of the drawing, and the rim around a floor for row and column numbers. */
export const CELL = 80;
export const RIM = 26;
/** Where there are several floors: what each is called, what lies between two, and what is said below all. */
const HEAD = 36;
const GAP = 16;
const FOOT = 30;
/** The earth beside a floor that has no outside. */
const EARTH = 34;

export interface Spot {
  x: number;
  y: number;
}

export interface Segment extends Spot {
  /** True for an upright line, between two spaces of a row. */
  upright: boolean;
}

/** A floor and its frame in the drawing. */
export interface Storey extends Spot {
  floor: Floor;
  width: number;
  height: number;
  /** How high what it is called stands above it; 0 if it is not called anything. */
  head: number;
  /** Where its row 0 and column 0 are, if it had some. */
  origin: Spot;
  /** Its rows and columns without those outside. */
  rows: number[];
  columns: number[];
}

export function rowAndColumn(space: Space): [number, number] {
  const [row = "0", column = "0"] = space.replace(/^[a-z]/, "").split("-");
  return [Number(row), Number(column)];
}

/** The letter of the floor a space is on; the ground has none. */
export function markOf(space: Space): string {
  return /^[a-z]/.exec(space)?.[0] ?? "";
}

export function isSpace(place: string): boolean {
  return /^[a-z]?\d+-\d+$/.test(place);
}

export function ends(edge: Edge): [Space, Space] {
  const [first = "", second = ""] = edge.split("/");
  return [first, second];
}

/** An edge between floors is no line on either. */
export function isFlat(edge: Edge): boolean {
  const [first, second] = ends(edge);
  return markOf(first) === markOf(second);
}

/** Where everything is drawn: the floors side by side, or stacked as they stand on each other. */
export class Plan {
  readonly storeys: Storey[];
  readonly width: number;
  readonly height: number;
  /** Where the board is named, below the floors; null if it is not. */
  readonly foot: number | null;
  readonly #byMark: Map<string, Storey>;

  constructor(
    readonly scenery: Scenery,
    readonly stacked = false,
  ) {
    const floors = [...scenery.floors].sort((one, other) => one.storey - other.storey);
    this.storeys = stacked ? pile(scenery, floors.reverse()) : align(scenery, floors);
    this.#byMark = new Map(this.storeys.map((storey) => [storey.floor.mark, storey]));
    this.width = Math.max(...this.storeys.map((storey) => storey.x + storey.width));
    const height = Math.max(...this.storeys.map((storey) => storey.y + storey.height));
    this.foot = isNamed(scenery) ? height + FOOT / 2 : null;
    this.height = height + (this.foot === null ? 0 : FOOT);
  }

  storeyOf(space: Space): Storey {
    const storey = this.#byMark.get(markOf(space)) ?? this.storeys[0];
    if (!storey) throw new Error(`no floor for ${space}`);
    return storey;
  }

  /** The upper left corner of a space. */
  corner(space: Space): Spot {
    const [row, column] = rowAndColumn(space);
    const { origin } = this.storeyOf(space);
    return { x: origin.x + column * CELL, y: origin.y + row * CELL };
  }

  middle(space: Space): Spot {
    const { x, y } = this.corner(space);
    return { x: x + CELL / 2, y: y + CELL / 2 };
  }

  /** Where an edge begins: at its top or at its left. */
  segment(edge: Edge): Segment {
    const [first, second] = ends(edge);
    const { x, y } = this.corner(second);
    return { x, y, upright: rowAndColumn(first)[0] === rowAndColumn(second)[0] };
  }

  /** The middle of the two spaces a parking has. */
  parkingAt(vehicle: Vehicle, side: Side): Spot | null {
    const [first, second] = this.scenery.parkings[vehicle]?.[side] ?? [];
    if (!first || !second) return null;
    const [one, two] = [this.middle(first), this.middle(second)];
    return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
  }

  /** The space that dice name. */
  target(red: number, black: number): Space {
    const floor = this.scenery.floors.find((one) => inner(this.scenery, one).columns.includes(black));
    return `${floor?.mark ?? ""}${red}-${black}`;
  }
}

/** Boards of Extreme Danger say what they are: their plans are not the printed ones. */
function isNamed(scenery: Scenery): boolean {
  return scenery.supply.ladders !== undefined;
}

function inner(scenery: Scenery, floor: Floor): { rows: number[]; columns: number[] } {
  const inside = Object.values(scenery.spaces).filter(
    (space) => space.inside && scenery.floors[space.floor] === floor,
  );
  const sorted = (numbers: number[]) => [...new Set(numbers)].sort((one, other) => one - other);
  return { rows: sorted(inside.map((space) => space.row)), columns: sorted(inside.map((space) => space.column)) };
}

function earthBeside(scenery: Scenery, floor: Floor): number {
  return inner(scenery, floor).columns[0] === floor.columns[0] ? EARTH : 0;
}

/** Side by side from the lowest to the highest, equal rows at equal heights. */
function align(scenery: Scenery, floors: Floor[]): Storey[] {
  const first = Math.min(...floors.map((floor) => floor.rows[0]));
  const last = Math.max(...floors.map((floor) => floor.rows[1]));
  const head = floors.length > 1 ? HEAD : 0;
  let x = 0;
  return floors.map((floor) => {
    const earth = earthBeside(scenery, floor);
    const width = 2 * (RIM + earth) + (floor.columns[1] - floor.columns[0] + 1) * CELL;
    const origin = { x: x + RIM + earth - floor.columns[0] * CELL, y: head + RIM - first * CELL };
    const height = head + 2 * RIM + (last - first + 1) * CELL;
    const storey = { floor, x, y: 0, width, height, head, origin, ...inner(scenery, floor) };
    x += width + GAP;
    return storey;
  });
}

/** The highest on top, what lies above a space right above it. */
function pile(scenery: Scenery, floors: Floor[]): Storey[] {
  const first = Math.min(...floors.map((floor) => floor.columns[0] - floor.shift));
  const head = floors.length > 1 ? HEAD : 0;
  let y = 0;
  return floors.map((floor) => {
    const earth = earthBeside(scenery, floor);
    const x = (floor.columns[0] - floor.shift - first) * CELL - earth;
    const width = 2 * (RIM + earth) + (floor.columns[1] - floor.columns[0] + 1) * CELL;
    const height = head + 2 * (RIM + earth) + (floor.rows[1] - floor.rows[0] + 1) * CELL;
    const origin = { x: x + RIM + earth - floor.columns[0] * CELL, y: y + head + RIM + earth - floor.rows[0] * CELL };
    const storey = { floor, x, y, width, height, head, origin, ...inner(scenery, floor) };
    y += height + GAP;
    return storey;
  });
}
