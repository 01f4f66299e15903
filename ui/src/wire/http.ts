import { settings } from "../theme/settings.svelte";
import type {
  Book,
  Danger,
  Example,
  LessonListed,
  OptionValue,
  Relief,
  Replay,
  ReviewShown,
  Rule,
  Table,
  Title,
} from "./types";

/** The server said no, or nothing at all (`code` is then "unreachable"). */
export class WireError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new WireError("unreachable", "");
  }
  if (response.ok) return response;
  const problem = await response.json().catch(() => ({}));
  throw new WireError(problem.code ?? "unreachable", problem.message ?? response.statusText);
}

async function get<T>(path: string): Promise<T> {
  return (await ask(path)).json();
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const init = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
  return (await ask(path, init)).json();
}

/** Asks as the player of this device, if there is one; with a key that the server does not know one asks as nobody. */
async function askAsPlayer<T>(path: string, body: unknown): Promise<T> {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  const init = { method: "POST", body: JSON.stringify(body) };
  if (settings.key) {
    try {
      return await (await ask(path, { ...init, headers: { ...headers, Authorization: `Bearer ${settings.key}` } })).json();
    } catch (error) {
      if (!(error instanceof WireError) || error.code !== "forbidden") throw error;
    }
  }
  return (await ask(path, { ...init, headers })).json();
}

export type AskedSeat = null | { name: string } | { bot: string; name?: string };

export interface NewTable {
  game: string;
  options: Record<string, OptionValue>;
  seats: AskedSeat[];
  record?: string;
  upto?: number;
  /** In the notation: the game begins there. */
  position?: string;
  /** False: only whoever has its code finds it. */
  listed?: false;
  /** Seconds after which a seat that has not moved is reminded, and what follows. */
  pace?: number;
  relief?: Relief;
  /** False: nobody asks for hints there. */
  hints?: false;
  /** A lesson of the game: its own position, bots beside whoever learns. */
  lesson?: string;
}

export const lessons = (game: string) => get<LessonListed[]>(`/games/${encodeURIComponent(game)}/lessons`);
export const titles = () => get<Title[]>("/games");
/** The bots that can play a game; none where the server cannot say. */
export async function botsOf(game: string): Promise<string[]> {
  const games = await titles().catch((): Title[] => []);
  return games.find(({ name }) => name === game)?.bots ?? [];
}
/** Tables that one can join, a page at a time: the first, or the one after a table. */
export const tables = (after = "") => get<Table[]>(`/tables${after ? `?after=${encodeURIComponent(after)}` : ""}`);
/** So many the server lists at once. */
export const LISTED = 50;
/** These tables, as far as the server tells of them. */
export async function tablesOf(ids: string[]): Promise<Map<string, Table>> {
  const query = ids.map((id) => `id=${encodeURIComponent(id)}`).join("&");
  const found = ids.length ? await get<Table[]>(`/tables?${query}`) : [];
  return new Map(found.filter(({ id }) => ids.includes(id)).map((table) => [table.id, table]));
}
export const table = (id: string) => get<Table>(`/tables/${encodeURIComponent(id)}`);
export const makeTable = (wish: NewTable) =>
  askAsPlayer<{ table: Table; tokens: Record<string, string> }>("/tables", wish);
export const takeSeat = (id: string, seat: number, name: string) =>
  askAsPlayer<{ token: string }>(`/tables/${encodeURIComponent(id)}/seats/${seat}`, { name });
export const leaveSeat = (id: string, seat: number, token: string) =>
  ask(`/tables/${encodeURIComponent(id)}/seats/${seat}`, {
    method: "DELETE",
    headers: { Authorization: `Bearer ${token}` },
  });
/** Agrees, by another seat's secret, that somebody leaves; by their own they stay. */
export const letGo = (id: string, seat: number, token: string) =>
  ask(`/tables/${encodeURIComponent(id)}/seats/${seat}/leaving`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
  });
/** Makes a table of one's own out of what a seat that must decide knows. */
export async function sandbox(id: string, seat: number, token: string): Promise<{ table: Table; tokens: Record<string, string> }> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await ask(`/tables/${encodeURIComponent(id)}/seats/${seat}/sandbox`, { method: "POST", headers })).json();
}
/** Has a game that is over looked back on. */
export const beginReview = (id: string) => post<ReviewShown>(`/tables/${encodeURIComponent(id)}/review`, {});
/** How far that has come. */
export const review = (id: string) => get<ReviewShown>(`/tables/${encodeURIComponent(id)}/review`);
export const record = async (id: string) =>
  (await ask(`/tables/${encodeURIComponent(id)}/record`)).text();
/** The whole game as a seat saw it (empty: a spectator; "all": with its secrets, once it is over); while a game with secrets goes on, only for whoever has the seat's token. */
export async function replay(id: string, seat: string, token = ""): Promise<Replay> {
  const address = `/tables/${encodeURIComponent(id)}/replay${seat === "" ? "" : `?seat=${seat}`}`;
  return (await ask(address, token ? { headers: { Authorization: `Bearer ${token}` } } : undefined)).json();
}
/** Has a drawing of a board read: it comes back as an option's value. */
export const readBoard = (game: string, drawing: string) =>
  post<{ board: string }>(`/games/${encodeURIComponent(game)}/boards`, { drawing });

/** One of a game's own boards as a drawing. */
export const drawBoard = (game: string, board: string) =>
  get<{ drawing: string }>(`/games/${encodeURIComponent(game)}/boards/${encodeURIComponent(board)}`);

/** Asks for something that never changes once only; what could not be had is asked for again. */
function once<T>(ask: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (name) => {
    const answer = known.get(name) ?? ask(name);
    answer.catch(() => known.delete(name));
    known.set(name, answer);
    return answer;
  };
}

/** The rules of a game by their ids. */
export const rules = once(async (game) => {
  const list = await get<Rule[]>(`/games/${encodeURIComponent(game)}/rules`);
  return new Map(list.map((rule) => [rule.id, rule]));
});

/** What else is in its rule book: chapters and words. */
export const bookOf = once((game) => get<Book>(`/games/${encodeURIComponent(game)}/book`));

/** The example of a rule, played. */
export const exampleOf = (game: string, rule: string) =>
  get<Example>(`/games/${encodeURIComponent(game)}/rules/${encodeURIComponent(rule)}/example`);

/** What chance may bring next, as a seat may know it (null: a spectator). */
export async function danger(id: string, seat: number | null, token: string): Promise<Danger> {
  const address = `/tables/${encodeURIComponent(id)}/danger${seat === null ? "" : `?seat=${seat}`}`;
  return (await ask(address, token ? { headers: { Authorization: `Bearer ${token}` } } : undefined)).json();
}
