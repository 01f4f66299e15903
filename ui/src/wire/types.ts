// What travels between server and page; see docs/protocol.md. Nothing here knows a game.

export type Seat = number;

export interface Option {
  name: string;
  kind: "choice" | "number" | "flag" | "board";
  values?: string[];
  least?: number;
  most?: number;
  default: OptionValue;
}
export type OptionValue = string | number | boolean;

export interface Title {
  name: string;
  seats: [number, number];
  seats_by: string;
  bots: string[];
  options: Option[];
}

export interface Rule {
  id: string;
  en: string;
  fr: string;
  book: string;
  section: string;
  chapter: string;
  ruling: boolean;
}

export interface SeatAt {
  name: string;
  bot: string;
  taken: boolean;
  here?: boolean;
  /** A bot that cannot decide. */
  failed?: boolean;
  /** Whose holder would like to leave: the others are asked. */
  leaving?: boolean;
  /** It has not moved for as long as the table says. */
  late?: boolean;
  /** Whose it is, if somebody else plays for them. */
  away?: string;
  /** Who offers to play it, and how many are for them or for a bot. */
  guest?: string;
  votes?: Record<string, number>;
  silenced?: boolean;
}

/** What comes of a seat that does not move: nothing, what the table votes, or a bot. */
export type Relief = "" | "vote" | "bot";

export interface Table {
  id: string;
  game: string;
  options: Record<string, OptionValue>;
  seats: SeatAt[];
  version: number;
  over: boolean;
  created: number;
  /** Whether the lobby tells of it. */
  listed: boolean;
  /** Whether all seats win or lose together. */
  team: boolean;
  /** Whether a seat may know what another may not. */
  secretive: boolean;
  /** Whether whoever plays there may ask for hints. */
  hints: boolean;
  /** Seconds after which a seat that has not moved is reminded (0: never), and what follows. */
  pace: number;
  relief: Relief;
  /** Who must decide; told of tables that are asked for by their codes. */
  actor?: Seat | "chance" | null;
}

/** One thing that happened; its other fields are the game's own. */
export interface GameEvent {
  event: string;
  rule: string;
  [field: string]: unknown;
}

export interface Entry {
  seq: number;
  /** How many entries stood before this one; one that takes back leaves only those. */
  place?: number;
  actor: Seat | "chance" | null;
  action: string | null;
  events: GameEvent[];
  /** How the table looked after it, where chance went on at once. */
  scene?: unknown;
}

/** A legal action of a seat in the notation, and its parts as the game takes it apart. */
export interface Offer {
  action: string;
  cost?: string;
  [part: string]: unknown;
}
export type Offers = Record<string, Offer[]>;

/** Several actions in a row that lead somewhere, each with the place it leads to. */
export interface Journey {
  actions: string[];
  places: string[];
  cost?: string;
}
export type Journeys = Record<string, Journey[]>;

export interface Outcome {
  winners: Seat[];
  reason: string;
  scores: number[];
  figures: Record<string, number>;
}

export interface UndoState {
  /** Whose actions may be taken back: as far as `least`, `place` entries standing now. */
  seat: Seat;
  least: number;
  place: number;
  /** A wish that waits for an answer: whose it is, and who must agree. */
  asked: { by: Seat; to: number; waiting: Seat[] } | null;
}

interface Standing {
  scene: unknown;
  actor: Seat | "chance" | null;
  due: string | null;
  offers: Offers;
  journeys: Journeys;
  outcome: Outcome | null;
  undo: UndoState | null;
  lesson?: LessonShown;
}

/** A text in both languages. */
export interface Both {
  en: string;
  fr: string;
}
/** What a teacher says of a step; `wait`: why now is not the time for something else. */
export interface Speech {
  head: string;
  say: string;
  wait: string;
}
/** A lesson of a game, for whoever chooses one. */
export interface LessonListed {
  id: string;
  title: Both;
  about: Both;
  chapter: string;
  minutes: number;
  steps: number;
}
/** What the teacher says now; after the last step the last words, and nothing is meant. */
export interface LessonShown {
  id: string;
  title: Both;
  done: number;
  heads: Both[];
  en: Speech;
  fr: Speech;
  point: string[];
  do: string[];
  via: string[];
  rules: string[];
  free: boolean;
  /** Something must be taken back before the lesson goes on. */
  astray: boolean;
}

export interface SyncMessage extends Standing {
  type: "sync";
  version: number;
  table: Table;
  you: Seat[];
  /** Seats of one's own that others play. */
  away?: Seat[];
  /** Whether one decides about the table without a seat. */
  hosting?: boolean;
  scenery: unknown;
  entries: Entry[];
  /** How the table looked to the viewer when it last decided something, where a device is handed round. */
  seen?: { version: number; scene: unknown };
}
export interface EventsMessage extends Standing {
  type: "events";
  from: number;
  version: number;
  entries: Entry[];
}
export interface RefusedMessage {
  type: "refused";
  id?: number;
  code: string;
  message: string;
  rule?: string | null;
  /** The operator's own words. */
  reason?: string;
}
export interface PresenceMessage {
  type: "presence";
  seats: SeatAt[];
  watching: number;
  /** The seat of whoever decides about the table, and what they decided. */
  host?: Seat | null;
  closed?: boolean;
  hushed?: boolean;
}
export interface ChatMessage {
  type: "chat";
  /** The same whenever it is told again. */
  seq?: number;
  seat: Seat | null;
  name: string;
  text: string;
  at: number;
}
/** What was said under this number was deleted. */
export interface UnsaidMessage {
  type: "unsaid";
  seq: number;
}
/** One has a bot's seat now, by this secret. */
export interface SeatedMessage {
  type: "seated";
  seat: Seat;
  token: string;
  /** The table has to agree first. */
  waiting?: boolean;
}
/** A plan that a strong bot thought of, the actions as they will be offered; worths and chances from 0 to 1. */
export interface HintPlan {
  plan: string[];
  steps: Offer[];
  worth: number;
  low: number;
  high: number;
  found: "sampled" | "judged" | "only";
  samples: number;
  reasons: { kind: string; values: Record<string, string | number> }[];
}
/** What a strong bot would do in a seat, the best plan first. */
export interface HintMessage {
  type: "hint";
  seat: Seat;
  version: number;
  chance: number | null;
  candidates: HintPlan[];
}
export type ServerMessage =
  | HintMessage
  | SyncMessage
  | EventsMessage
  | RefusedMessage
  | PresenceMessage
  | ChatMessage
  | UnsaidMessage
  | SeatedMessage;

/** A word of the rules in each language, and what it means. */
export interface Term {
  en: string;
  fr: string;
  about_en: string;
  about_fr: string;
  /** How else it stands in texts. */
  also_en: string[];
  also_fr: string[];
}
/** What a rule book has besides its rules. */
export interface Book {
  books: Record<string, string>;
  chapters: { name: string; en: string; fr: string }[];
  terms: Term[];
}
/** A rule at work: a position, what is done in it (chance is offered nothing), and what is then tried and refused. */
export interface Example {
  rule: string;
  shows: string;
  position: string;
  seats: number;
  actor: Seat | "chance" | null;
  scenery: unknown;
  start: unknown;
  frames: (Frame & { offer: Offer | null })[];
  refused: { actor: Seat | "chance" | null; action: string; offer: Offer | null; rule: string } | null;
}
/** What chance may bring next, in the game's own form; null where nothing is next. */
export interface Danger {
  version: number;
  odds: unknown;
}
/** Chances and what they gained, in millionths: of the team, or of each seat of rivals. */
export type Chances = number[];

/** A game looked back on; docs/library.md says what each part is. */
export interface Review {
  record: string;
  team: boolean;
  over: boolean;
  samples: number;
  cut: boolean;
  start: Chances;
  setup: number;
  result: Chances;
  points: { chances: Chances; reach: Chances }[];
  steps: { actor: Seat | null; owner: Seat | null; luck: Chances; skill: Chances }[];
  decisions: { first: number; last: number; seat: Seat; best: string[]; given_up: number; reach: number; reasons: HintPlan["reasons"] }[];
  turning: { first: number; last: number; seat: Seat | null; owner: Seat | null; change: Chances; reach: number }[];
  sums: { seat: Seat; luck: number; skill: number; others: number; given_up: number; reach: number }[];
}
/** How far a review has come, in pieces of work. */
export interface ReviewShown {
  done: number;
  total: number;
  review: Review | null;
}

export interface Frame extends Entry {
  scene: unknown;
  due: string | null;
}
export interface Replay {
  table: Table;
  scenery: unknown;
  start: unknown;
  frames: Frame[];
  outcome: Outcome | null;
}
