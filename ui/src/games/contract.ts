// What a game brings to the page. Lobby, table, replay and wire know only this.
import type { Component } from "svelte";
import type { Face } from "../art/face";
import type { Sound } from "../theme/sound";
import type { GameEvent, Offer, OptionValue, Outcome, Seat, Table } from "../wire/types";

/** Something that can be pointed at: a space, an edge, a tile, a card in hand, a tower. The game names them. */
export type Place = string;

/** What is to be seen, and by whom. `scenery` and `scene` are the game's own; it knows their shape. */
export interface Sight {
  scenery: unknown;
  scene: unknown;
  /** The seat through whose eyes the scene is seen; null for a spectator. A hand of cards is this seat's. */
  viewer: Seat | null;
}

/** What a component gets on which one plays: the board, and the private area below it. */
export interface BoardProps extends Sight {
  /** The event being shown just now, how long a beat is in milliseconds, and a number that changes with each event. */
  stage: GameEvent | null;
  beat: number;
  tick: number;
  /** What may be done at each place. */
  places: Map<Place, Offer[]>;
  /** Places to be made conspicuous, because a list points at them. */
  marked: Place[];
  /** The way that is pointed at, place by place; empty where none is. */
  way: Place[];
  /** What each place may come to next, while somebody looks at the danger. */
  risks?: Map<Place, Risk>;
  /** The seat that decides on this device; null when nobody here does. */
  seat: Seat | null;
  /** Somebody clicked, tapped or pressed Enter at a place; the element is where a menu opens. */
  pick: (place: Place, element: Element) => void;
  /** A finger covers several places: one of these is meant. */
  gather?: (offers: Offer[], element: Element) => void;
  /** Somebody dragged one place onto another: what is offered at both is meant. */
  drop: (from: Place, to: Place, element: Element) => void;
  /** Somebody points at a place, or at none. */
  point: (place: Place | null, element: Element | null) => void;
}

/** What a place may come to: how it is drawn, how likely it is, and in words. */
export interface Risk {
  kind: "smoke" | "fire" | "blast" | "mark";
  /** From 0 to 1: how strong the colour is. */
  share: number;
  figure: string;
  /** A symbol of the sprite; empty for none. */
  icon: string;
  words: string;
  /** What may befall whoever is there. */
  people?: { icon: string; figure: string }[];
}

export interface PanelProps extends Sight {
  table: Table;
  actor: Seat | "chance" | null;
}

export interface StoryProps extends PanelProps {
  outcome: Outcome;
  events: GameEvent[];
}

/** One kind of points a seat may still spend: what they are drawn as, how many are left of how many, and in words. */
export interface Purse {
  kind: "step" | "command" | "water" | "deed";
  icon: string;
  left: number;
  of: number;
  words: string;
}

/** What chance may bring next, as the server tells it for the game; of several things one is looked at. */
export interface OddsProps {
  odds: unknown;
  scenery: unknown;
  scene: unknown;
  table: Table;
  chosen: number;
  choose: (index: number) => void;
  /** Whether there is room for a strip only. */
  short: boolean;
}

export interface RevealProps extends Sight {
  event: GameEvent;
}

export interface Prompt {
  title: string;
  hint: string;
  /** Actions big enough for a button of their own; all others stay on the board and in the list. */
  buttons: Offer[];
  /** Asked in the middle of somebody's turn: shown with more weight. */
  urgent: boolean;
}

/** What an event is for the log: what people did, what the fire did, what matters most. */
export type Tone = "deed" | "hazard" | "grave" | "good" | "turn";

/** What is known of a game before it is played. The lobby needs no more, so the rest is fetched with the first table. */
export interface GameCover {
  name: string;
  /** The scene that stands for it in the lobby. */
  picture: string;
  /** The face of a seat; before a game begins there is neither scene nor scenery. */
  face(seat: Seat, scene?: unknown, scenery?: unknown): Face;

  /** Whether an option of a new table matters, given what was chosen so far. */
  concerns(option: string, chosen: Record<string, OptionValue>): boolean;
  /** A small picture of one of a game's own boards, for whoever chooses one. */
  Thumb?: Component<{ value: string }>;
  /** Symbols of the sprite that stand for a value of an option; most have none. */
  sketch?(option: string, value: string): string[];
  /** The most a number can be, given what was chosen so far, where it is less than the option says. */
  most?(option: string, chosen: Record<string, OptionValue>): number | undefined;
}

export interface GamePage extends GameCover {
  // What is drawn

  /** The board, with a keyboard grid of its own. It may be of any shape and may grow. */
  Board: Component<BoardProps>;
  /** What only the viewer may see, such as a hand of cards; shown below the board. */
  Hand?: Component<BoardProps>;
  /** Cards and the like that lie open beside a picture of the board, all secrets known; nothing where there are none. */
  Cards?: Component<Sight>;
  /** What matters most, in the bar on top: how many are saved and lost, how much is left. */
  Meters?: Component<PanelProps>;
  /** What else is counted, beside the board. */
  Counters: Component<PanelProps>;
  /** One card a seat: who it is, what it carries, what it may still spend. */
  Crew: Component<PanelProps>;
  /** The end of the game in numbers. */
  Story: Component<StoryProps>;
  /** Something that comes to light, shown in the middle of the stage while it is told; for the events of `reveals`. */
  Reveal?: Component<RevealProps>;
  reveals?(event: GameEvent): boolean;
  /** What chance may bring next, in figures; a game without has no outlook. */
  Odds?: Component<OddsProps>;
  /** The same place by place, for the board: of one of the things that may come. */
  risksOf?(odds: unknown, scene: unknown, chosen: number): Map<Place, Risk>;
  /** What a seat may still spend, each kind apart; nothing where nothing is spent. */
  purse?(seat: Seat, scene: unknown, scenery: unknown): Purse[];
  /** How wide the board is for its height. A board that says so is shown whole, and can be magnified. */
  aspect?(scenery: unknown, scene: unknown): number;

  // What may be done

  /** The places an offer belongs to. */
  placesOf(offer: Offer, scene: unknown, seat: Seat): Place[];
  /** A journey as one offer, made of its first step: the same, further away. A game without has no journeys. */
  stretch?(first: Offer, goal: Place): Offer;
  /** What an offer does, in words. */
  label(offer: Offer): string;
  /** One sentence more about an offer whose name does not say enough; empty for most. */
  detail(offer: Offer): string;
  /** A face or thing that stands for an offer; most have none. */
  sign?(offer: Offer): string;
  /** What an offer costs, in words; empty where it costs nothing to mention. */
  price(offer: Offer): string;
  /** Under which heading of the list it stands, a message's name; all headings in their order. */
  group(offer: Offer): string;
  groups: readonly string[];
  /** The icon of a heading. */
  icon(group: string): string;
  prompt(due: string, scene: unknown, seat: Seat, offers: Offer[], name: string): Prompt;
  /** What somebody who points at a place where nothing is offered probably wanted; the server says why not. */
  attempt(due: string, place: Place, scene: unknown, scenery: unknown): string | null;
  /** What is at a place, in words, for whoever points at it. */
  about?(place: Place, scenery: unknown, scene: unknown): string;
  /** Turns to a place, where not all of a board is shown at once. */
  turnTo?(place: Place): void;

  // What happened

  /** An event in a sentence. */
  sentence(event: GameEvent): string;
  /** How much of a beat it takes to be seen. */
  beats(event: GameEvent): number;
  /** How the table looks after an event; the scene the server sends has the last word. */
  after(scene: unknown, event: GameEvent, scenery: unknown): unknown;
  tone(event: GameEvent): Tone;
  /** How much burns, for the curve of a game that is over. */
  danger?(scene: unknown): number;
  /** What is heard of it; nothing of most. */
  sound?(event: GameEvent): Sound | undefined;
  /** What a bot would say before a turn of which it knows what comes of it: what it is about to do, and what for. */
  aim?(turn: GameEvent[]): string;
  /** Whether a turn begins with it: a replay jumps from one to the next. */
  begins(event: GameEvent): boolean;
}
