// How large the parts of the tower are drawn: broad or tall, whichever lets a finger hit a step.
import { room } from "../parts/room.svelte";

export interface Plan {
  width: number;
  margin: number;
  office: number;
  well: number;
  square: number;
  shaft: number;
  roof: number;
  storey: number;
  ground: number;
  /** How large people and letters are. */
  scale: number;
}

type Parts = Omit<Plan, "width">;

/** Squares of a landing on one side of the shaft. */
const NUMBERS = 3;

function plan(parts: Parts): Plan {
  const { margin, office, well, square, shaft } = parts;
  return { ...parts, width: 2 * (margin + office + well + NUMBERS * square) + shaft };
}

export const BROAD = plan({ margin: 20, office: 240, well: 120, square: 60, shaft: 124, roof: 62, storey: 160, ground: 152, scale: 1 });
export const TALL = plan({ margin: 10, office: 140, well: 100, square: 76, shaft: 110, roof: 62, storey: 296, ground: 308, scale: 1.4 });

/** Floors with offices, and steps from one to the next, as every tower has them. */
const FLOORS = 4;
const STEPS = 3;

/** How large the smallest thing one can point at becomes in the room there is. */
function finger({ width, square, roof, storey, ground }: Plan): number {
  const scale = Math.min(room.width / width, room.height / (roof + FLOORS * storey + ground));
  return scale * Math.min(square, storey / (STEPS + 1));
}

/** The plan for the room there is: the broad one fills a desk, unless a finger would miss much of it. */
export function current(): Plan {
  return finger(TALL) > 1.3 * finger(BROAD) ? TALL : BROAD;
}
