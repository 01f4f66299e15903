// On Fire!!!'s part of the wire; see docs/protocol.md.
import type { Offer, Seat } from "../../wire/types";

export const CARDS = [
  "leave",
  "leave-two",
  "elevator",
  "enter",
  "enter-two",
  "jump",
  "push",
  "expel",
  "back",
  "swap",
] as const;
export type Card = (typeof CARDS)[number];

/** An offer taken apart: what is done, whence, whither, against whom (from 1), with which cards. */
export interface Deed extends Offer {
  verb: string;
  from?: string;
  to?: string;
  player?: number;
  cards?: Card[];
}

export interface Square {
  side: string;
  floor: number;
  /** 1 to 3 on a landing, 0 for a step. */
  number: number;
  step: number;
}

export interface Scenery {
  floors: number;
  steps: number;
  sides: string[];
  capacity: number;
  offices: Record<string, { side: string; floor: number }>;
  squares: Record<string, Square>;
  cards: Record<string, number>;
  events: Record<string, number>;
  extreme: string[];
  players: number;
  employees: number;
  tokens: number;
  hand: number;
  actions: number;
}

export interface Office {
  tokens: number;
  employees: number[];
}

export interface PlayerShown {
  hand: number;
  /** Null for a hand that whoever looks on may not see. */
  cards: Card[] | null;
  saved: number;
  ambulance: number;
  trucks: number;
}

export interface Scene {
  offices: Record<string, Office>;
  fire: string[];
  people: Record<string, Seat>;
  elevator: { floor: number; aboard: number[] };
  players: PlayerShown[];
  events: { card: string | null; laid: Record<string, number>; pile: number; rest: number };
  deck: number;
  discard: number;
  /** The discard pile's top card; null where it lies face down or there is none. */
  top: Card | null;
  supply: number;
  last_token: boolean;
  seat: Seat;
  first: Seat;
  turn: number;
  actions: number;
}
