// Flash Point's part of the wire; see docs/protocol.md.
import type { Offer } from "../../wire/types";

/** An offer taken apart: what is done, to which space, edge or thing, and by whom if a captain commands it. */
export interface Deed extends Offer {
  verb: string;
  to?: string;
  /** What stands at the edge it is done to. */
  kind?: string;
  firefighter?: number;
  /** Where the deck gun's water goes if its dice stand. */
  space?: string;
}

export type Space = string;
export type Edge = string;
export type Side = "north" | "east" | "south" | "west";
export type Vehicle = "ambulance" | "engine";

/** A floor: its letter (none on the ground), the reach of its spaces, how high it is and what it lies above. */
export interface Floor {
  mark: string;
  rows: [number, number];
  columns: [number, number];
  storey: number;
  shift: number;
}

export interface SpaceShown {
  floor: number;
  row: number;
  column: number;
  inside: boolean;
  room: number | null;
}

export interface Scenery {
  board: string;
  titles: Record<string, string>;
  rules: "family" | "advanced";
  rows: number;
  columns: number;
  floors: Floor[];
  spaces: Record<Space, SpaceShown>;
  edges: Record<Edge, string>;
  parkings: Record<Vehicle, Partial<Record<Side, Space[]>>>;
  supply: { damage: number; save: number; lose: number; object?: number; ladders?: number };
  source: string;
  /** Joined halves of staircases. */
  stairs: [Space, Space][];
  /** What lies directly over a space. */
  above: Record<Space, Space>;
  /** Where the board's objects stand if they are played. */
  objects: Record<string, Space[]>;
  /** Whether the engine has one. */
  platform: boolean;
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
  extreme: Extreme | null;
}

/** What Extreme Danger has on the board. */
export interface Extreme {
  jams: Record<Edge, number>;
  /** Folded ladders that lie about. */
  ladders: Record<Space, number>;
  /** For the top of a ladder its foot. */
  raised: Record<Space, Space>;
  /** For a hole "bridge", or the space a ladder goes down from. */
  spans: Record<Space, string>;
  rack: number;
  /** The objects that still stand, and their damage. */
  objects: Record<string, number>;
  toxic: Space[];
  damaged: Space[];
  holes: Space[];
  platform: Space | null;
  /** On which of the engine's two spaces the platform stands when it is not out. */
  dock: number;
  trapped: boolean;
}
