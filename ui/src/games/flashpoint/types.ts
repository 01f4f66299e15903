// Flash Point's part of the wire; see docs/protocol.md.
import type { Offer } from "../../wire/types";

/** An offer taken apart: what is done, to which space, edge or thing, and by whom if a captain commands it. */
export interface Deed extends Offer {
  verb: string;
  to?: string;
  firefighter?: number;
}

export type Space = string;
export type Edge = string;
export type Side = "north" | "east" | "south" | "west";
export type Vehicle = "ambulance" | "engine";

export interface Scenery {
  board: string;
  titles: Record<string, string>;
  rules: "family" | "advanced";
  rows: number;
  columns: number;
  edges: Record<Edge, string>;
  parkings: Record<Vehicle, Partial<Record<Side, Space[]>>>;
  supply: { damage: number; save: number; lose: number };
}

export interface Firefighter {
  space: Space | null;
  specialist: string;
  kept: number;
  carries: string | null;
  leads: boolean;
}

export interface Scene {
  fire: Space[];
  smoke: Space[];
  poi: Space[];
  hot: Space[];
  victims: Record<Space, number>;
  treated: Record<Space, number>;
  hazmats: Record<Space, number>;
  edges: Record<Edge, string>;
  crew: Firefighter[];
  seat: number;
  turn: number;
  ap: number;
  free: number;
  free_for: string;
  ambulance: Side | null;
  engine: Side | null;
  saved: number;
  lost: number;
  damage: number;
  disposed: number;
  reserve: number;
  red: number;
  black: number;
  target: Space | null;
}
