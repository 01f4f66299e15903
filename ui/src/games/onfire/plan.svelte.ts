// How large the parts of the tower are drawn: broad on a desk, tall on a phone, so that a finger hits a step.
import { MediaQuery } from "svelte/reactivity";

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

const narrow = typeof matchMedia === "undefined" ? null : new MediaQuery("max-width: 760px");

/** The plan for this window. */
export function current(): Plan {
  return narrow?.current ? TALL : BROAD;
}
