import type { Edge, Floor, Scenery, Side, Space, Vehicle } from "./types";

/** The side of a space, in units of the drawing. */
export const CELL = 80;
/** The rim around a floor for row and column numbers; where room is short they stand on the lawn. */
const RIM = 26;
const SLIM = 3;
/** Where there are several floors: what each is called, what lies between two, and what is said below all. */
const HEAD = 36;
/** As high as buttons that change the floor. */
const TABS = 88;
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

/** How a building is laid out: floors beside each other, on each other or one at a time; turned a quarter, and with a slim rim. */
export interface Manner {
  layout: "aside" | "stack" | "one";
  turned: boolean;
  slim: boolean;
  /** The floor that is shown where one is; the ground if it has no such. */
  floor: string;
}

export const UPRIGHT: Manner = { layout: "aside", turned: false, slim: false, floor: "" };

/** A floor and its frame in the drawing. */
export interface Storey extends Spot {
  floor: Floor;
  width: number;
  height: number;
  /** How high what it is called stands above it; 0 if it is not called anything. */
  head: number;
  rim: number;
  turned: boolean;
  /** Where the spaces begin. */
  left: number;
  top: number;
  /** Its rows and columns without those outside. */
  rows: number[];
  columns: number[];
}

export interface Box extends Spot {
  width: number;
  height: number;
}

/** Where a space of a floor is drawn; turned a quarter, rows go from right to left and columns down. */
export function cornerOn({ floor, turned, left, top }: Storey, row: number, column: number): Spot {
  const [across, down] = turned ? [floor.rows[1] - row, column - floor.columns[0]] : [column - floor.columns[0], row - floor.rows[0]];
  return { x: left + across * CELL, y: top + down * CELL };
}

/** The room that some rows and columns of a floor take. */
export function boxOn(storey: Storey, rows: number[], columns: number[]): Box {
  const [first, last] = [rows[0] ?? 0, rows.at(-1) ?? 0];
  const [one, other] = [cornerOn(storey, first, columns[0] ?? 0), cornerOn(storey, last, columns.at(-1) ?? 0)];
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return { x, y, width: Math.max(one.x, other.x) + CELL - x, height: Math.max(one.y, other.y) + CELL - y };
}

/** All numbers from one to another. */
export function span([first, last]: [number, number]): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
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

/** Where everything is drawn. */
export class Plan {
  readonly storeys: Storey[];
  readonly width: number;
  readonly height: number;
  /** Where the board is named, below the floors; null if it is not. */
  readonly foot: number | null;
  readonly #byMark: Map<string, Storey>;

  constructor(
    readonly scenery: Scenery,
    readonly manner: Manner = UPRIGHT,
  ) {
    const floors = [...scenery.floors].sort((one, other) => one.storey - other.storey);
    const shown = floors.find(({ mark }) => mark === manner.floor) ?? floors.find(({ mark }) => mark === "") ?? floors[0];
    this.storeys = {
      aside: () => align(scenery, floors, manner),
      stack: () => pile(scenery, floors.reverse(), manner),
      one: () => (shown ? align(scenery, [shown], manner) : []),
    }[manner.layout]();
    this.#byMark = new Map(this.storeys.map((storey) => [storey.floor.mark, storey]));
    this.width = Math.max(...this.storeys.map((storey) => storey.x + storey.width));
    const height = Math.max(...this.storeys.map((storey) => storey.y + storey.height));
    this.foot = isNamed(scenery) && !manner.slim ? height + FOOT / 2 : null;
    this.height = height + (this.foot === null ? 0 : FOOT);
  }

  get stacked(): boolean {
    return this.manner.layout === "stack";
  }

  /** Whether the floor of a space is to be seen. */
  shows(space: Space): boolean {
    return this.#byMark.has(markOf(space));
  }

  storeyOf(space: Space): Storey {
    const storey = this.#byMark.get(markOf(space)) ?? this.storeys[0];
    if (!storey) throw new Error(`no floor for ${space}`);
    return storey;
  }

  /** The upper left corner of a space; far outside where its floor is not to be seen. */
  corner(space: Space): Spot {
    const [row, column] = rowAndColumn(space);
    return this.shows(space) ? cornerOn(this.storeyOf(space), row, column) : { x: -9 * CELL, y: -9 * CELL };
  }

  middle(space: Space): Spot {
    const { x, y } = this.corner(space);
    return { x: x + CELL / 2, y: y + CELL / 2 };
  }

  /** Where an edge begins: at its top or at its left. */
  segment(edge: Edge): Segment {
    const [first, second] = ends(edge);
    const [one, other] = [this.corner(first), this.corner(second)];
    return { x: Math.max(one.x, other.x), y: Math.max(one.y, other.y), upright: one.y === other.y };
  }

  /** Whether a vehicle at a side of the building lies flat in the drawing. */
  isFlat(side: Side): boolean {
    return (side === "north" || side === "south") !== this.manner.turned;
  }

  /** The middle of the two spaces a parking has. */
  parkingAt(vehicle: Vehicle, side: Side): Spot | null {
    const [first, second] = this.scenery.parkings[vehicle]?.[side] ?? [];
    if (!first || !second || !this.shows(first)) return null;
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

/** A floor with its frame at a place; `lines` are the rows (or columns, if it is turned) that the frame is high. */
function frame(scenery: Scenery, floor: Floor, at: Spot, manner: Manner, named: boolean, lines: [number, number]): Storey {
  const { turned, slim } = manner;
  const earth = earthBeside(scenery, floor);
  const head = manner.layout === "one" && scenery.floors.length > 1 ? TABS : named ? HEAD : 0;
  const rim = slim ? SLIM : RIM;
  const [rows, columns] = [floor.rows[1] - floor.rows[0] + 1, floor.columns[1] - floor.columns[0] + 1];
  const [wide, tall] = [turned ? rows : columns, lines[1] - lines[0] + 1];
  const own = turned ? floor.columns : floor.rows;
  const before = own[0] - lines[0];
  /** Where lines are left free for other floors' sake, there is earth enough above and below. */
  const soil = before === 0 && own[1] === lines[1] ? earth : 0;
  return {
    floor,
    ...at,
    width: 2 * (rim + earth) + wide * CELL,
    height: head + 2 * (rim + soil) + tall * CELL,
    head,
    rim,
    turned,
    left: at.x + rim + earth,
    top: at.y + head + rim + soil + before * CELL,
    ...inner(scenery, floor),
  };
}

/** Side by side from the lowest to the highest, equal rows at equal heights. */
function align(scenery: Scenery, floors: Floor[], manner: Manner): Storey[] {
  const reach = floors.map((floor) => (manner.turned ? floor.columns : floor.rows));
  const lines: [number, number] = [Math.min(...reach.map(([first]) => first)), Math.max(...reach.map(([, last]) => last))];
  let x = 0;
  return floors.map((floor) => {
    const storey = frame(scenery, floor, { x, y: 0 }, manner, floors.length > 1, manner.turned ? floor.columns : lines);
    x += storey.width + GAP;
    return storey;
  });
}

/** The highest on top, what lies above a space right above it. */
function pile(scenery: Scenery, floors: Floor[], manner: Manner): Storey[] {
  const across = (floor: Floor) => (manner.turned ? 0 : floor.columns[0] - floor.shift) * CELL - earthBeside(scenery, floor);
  const first = Math.min(...floors.map(across));
  let y = 0;
  return floors.map((floor) => {
    const lines = manner.turned ? floor.columns : floor.rows;
    const storey = frame(scenery, floor, { x: across(floor) - first, y }, manner, floors.length > 1, lines);
    y += storey.height + GAP;
    return storey;
  });
}
