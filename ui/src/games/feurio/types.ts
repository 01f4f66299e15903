// Feurio!'s part of the wire; see docs/protocol.md.
import type { Offer, Seat } from "../../wire/types";

/** A space by its column and its row, counted from the first tile: `2,-1`. */
export type Space = string;

export const COLOURS = ["green", "blue", "yellow", "red"] as const;
export type Colour = (typeof COLOURS)[number];

/** An offer taken apart: what is done, on which space, with how many men of which colour. */
export interface Deed extends Offer {
  verb: string;
  space?: Space;
  colour?: Colour;
  count?: number;
  heat?: number;
}

export interface Scenery {
  colours: Colour[];
  hands: Partial<Record<Colour, number>>[];
  slots: Record<string, number>;
  tiles: number;
  each: number;
  goal: boolean;
  firebreaks: boolean;
  hot: boolean;
}

export interface Tile {
  q: number;
  r: number;
  /** Null: a firebreak whose value whoever looks on may not know. */
  value: number | null;
  /** The seat that laid it face down. */
  firebreak: Seat | null;
  slots: number;
  sides: number;
  room: number;
  men: Partial<Record<Colour, number>>;
}

export interface Point {
  q: number;
  r: number;
  heat: number;
  hottest: boolean;
}

export interface Zone {
  colour: Colour;
  /** Null: reinforcements, which are nobody's. */
  seat: Seat | null;
  tiles: Space[];
  men: number;
  sum: number;
  /** Null: no tile of it has a free side. */
  divisor: number | null;
  value: number;
}

export interface Scene {
  tiles: Record<Space, Tile>;
  points: Record<Space, Point>;
  zones: Zone[];
  hands: Partial<Record<Colour, number>>[];
  scores: number[];
  best: number[];
  colours: Record<Colour, { placed: number; sacrificed: number; done: boolean }>;
  seat: Seat;
  turn: number;
  passes: number;
  left: number;
  unseen: Record<string, number>;
  /** The tile in hand: null if there is none, 0 if whoever looks on may not know it. */
  drawn: number | null;
}
