// What a game brings to the page. Lobby, table, replay and wire know only this.
import type { Component } from "svelte";
import type { GameEvent, Offer, OptionValue, Outcome, Seat, Table } from "../wire/types";

/** Something on the board that can be pointed at: a space, an edge, a vehicle, a card. */
export type Place = string;

export interface BoardProps {
  scenery: unknown;
  scene: unknown;
  /** The event being shown just now, and a number that changes with each. */
  stage: GameEvent | null;
  beat: number;
  tick: number;
  /** What may be done at each place. */
  places: Map<Place, Offer[]>;
  /** Places to be made conspicuous, because a list points at them. */
  marked: Place[];
  /** The seat that decides on this device; null when looking on. */
  seat: Seat | null;
  pick: (place: Place, element: Element) => void;
  point: (place: Place | null, element: Element | null) => void;
}

export interface PanelProps {
  scenery: unknown;
  scene: unknown;
  table: Table;
  actor: Seat | "chance" | null;
}

export interface StoryProps extends PanelProps {
  outcome: Outcome;
  events: GameEvent[];
}

export interface Prompt {
  title: string;
  hint: string;
  /** Actions big enough for a button of their own; all others stay on the board and in the list. */
  buttons: Offer[];
  /** Asked in the middle of somebody's turn: shown with more weight. */
  urgent: boolean;
}

export interface GamePage {
  name: string;
  Board: Component<BoardProps>;
  /** Whether an option of a new table matters, given what was chosen so far. */
  concerns(option: string, chosen: Record<string, OptionValue>): boolean;
  /** Counters beside the board. */
  Counters: Component<PanelProps>;
  /** One card a seat: who it is, what it carries, what it may still spend. */
  Crew: Component<PanelProps>;
  /** The end of the game in numbers. */
  Story: Component<StoryProps>;
  /** A picture for the lobby. */
  Cover: Component<Record<string, never>>;
  /** The places of the board an offer belongs to. */
  placesOf(offer: Offer, scene: unknown, seat: Seat): Place[];
  /** What an offer does, in words. */
  label(offer: Offer): string;
  /** One sentence more about an offer whose name does not say enough; empty for most. */
  detail(offer: Offer): string;
  /** What an offer costs, in words; empty where it costs nothing to mention. */
  price(offer: Offer): string;
  /** Under which heading of the list it stands, a message's name. */
  group(offer: Offer): string;
  groups: readonly string[];
  prompt(due: string, scene: unknown, seat: Seat, offers: Offer[]): Prompt;
  /** What somebody who points at a place where nothing is offered probably wanted; the server says why not. */
  attempt(due: string, place: Place, scene: unknown, scenery: unknown): string | null;
  /** An event in a sentence. */
  sentence(event: GameEvent): string;
  /** How much of a beat it takes to be seen. */
  beats(event: GameEvent): number;
  /** How the table looks after an event; the scene the server sends has the last word. */
  after(scene: unknown, event: GameEvent): unknown;
  /** What an event is for the log: what people did, what the fire did, what matters most. */
  tone(event: GameEvent): "deed" | "hazard" | "grave" | "good" | "turn";
}
