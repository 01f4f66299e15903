// What this device remembers: language, theme, speed, name, and the tokens of the seats it holds.

const PLACE = "caserne";

export type Theme = "auto" | "light" | "dark";
/** Whether this page calls by itself: never, while one looks elsewhere, or always. */
export type Notify = "off" | "away" | "always";
export type Speed = "slow" | "normal" | "fast" | "off";

export interface KnownTable {
  game: string;
  tokens: Record<string, string>;
  at: number;
  over?: boolean;
  /** The table it is a sandbox of. */
  of?: string;
  /** The lesson that is taken there. */
  lesson?: string;
}

/** A lesson that was begun: its table and step, whether it was ever done, and whether it is over there. */
export interface TakenLesson {
  table: string;
  step: number;
  done: boolean;
  over: boolean;
}

/** What was chosen for a game last time: its options, and who was to have which seat. */
export interface Choice {
  options: Record<string, string | number | boolean>;
  holders: string[];
}

interface Kept {
  locale: string;
  theme: Theme;
  speed: Speed;
  name: string;
  /** Whether there are sounds; null until somebody says so or begins a game. */
  sound: boolean | null;
  /** How loud they are, from 0 to 1. */
  volume: number;
  /** Whether the list of all actions is unfolded. */
  list: boolean;
  /** The key of whoever plays here: by it all their seats are theirs on any device. Empty until a seat is held. */
  key: string;
  notify: Notify;
  tables: Record<string, KnownTable>;
  chosen: Record<string, Choice>;
  /** What was learnt here, by game and lesson. */
  lessons: Record<string, TakenLesson>;
}

function remembered(): Kept {
  const kept: Kept = {
    locale: navigator.language.startsWith("fr") ? "fr" : "en",
    theme: "auto",
    speed: "normal",
    name: "",
    sound: null,
    volume: 0.5,
    list: false,
    key: "",
    notify: "off",
    tables: {},
    chosen: {},
    lessons: {},
  };
  try {
    return { ...kept, ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") };
  } catch {
    return kept;
  }
}

export const settings: Kept = $state(remembered());

export function remember(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function keepToken(table: string, game: string, seat: number | string, token: string): void {
  const known = settings.tables[table] ?? { game, tokens: {}, at: 0 };
  known.tokens[String(seat)] = token;
  known.at = Date.now();
  settings.tables[table] = known;
  remember();
}

/** Notes that a table is a sandbox of another. */
export function keepSandbox(table: string, of: string): void {
  const known = settings.tables[table];
  if (known) known.of = of;
  remember();
}

export function forgetTable(table: string): void {
  delete settings.tables[table];
  remember();
}

export function tokensOf(table: string): string[] {
  return Object.values(settings.tables[table]?.tokens ?? {});
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** How long a beat of the animation lasts, in milliseconds. */
export function beat(): number {
  return { slow: 1500, normal: 800, fast: 350, off: 0 }[settings.speed];
}

export function motionless(): boolean {
  return still.matches;
}
