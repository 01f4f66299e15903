// What a player asks for themselves, by their key.
import { settings } from "../theme/settings.svelte";
import { ask } from "./http";
import type { Outcome, Seat, Table } from "./types";

export interface MyTable {
  table: Table;
  you: Seat[];
  /** Seats that others play for one. */
  away: Seat[];
  yours: boolean;
  since: number | null;
  outcome: Outcome | null;
}
export interface Statistics {
  game: string;
  played: number;
  won: number;
  best: number;
}
export interface MyGames {
  going: MyTable[];
  over: MyTable[];
  statistics: Statistics[];
}
export interface Channel {
  id: string;
  kind: "push" | "webhook" | "mail";
  to: string;
  confirmed: boolean;
}
export interface Me {
  always: boolean;
  language: string;
  channels: Channel[];
  /** The key by which browsers know the server. */
  push: string;
  mail: boolean;
}
export type WantedChannel =
  | { kind: "push"; endpoint: string; p256dh: string; auth: string }
  | { kind: "webhook"; url: string; form: string }
  | { kind: "mail"; address: string };

function mine(method: string, path: string, body?: unknown, key = settings.key): Promise<Response> {
  const headers: Record<string, string> = { Authorization: `Bearer ${key}` };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  return ask(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
}

export async function becomePlayer(language: string): Promise<string> {
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ language }) };
  return (await (await ask("/players", init)).json()).key;
}
export const me = async (key = settings.key): Promise<Me> => (await mine("GET", "/me", undefined, key)).json();
export const myGames = async (before?: number): Promise<MyGames> =>
  (await mine("GET", `/me/games${before === undefined ? "" : `?before=${before}`}`)).json();
export const newKey = async (): Promise<string> => (await (await mine("POST", "/me/key")).json()).key;
export const adopt = (seats: Record<string, string[]>, key = settings.key) => mine("PUT", "/me/seats", { seats }, key);
export const prefer = (always: boolean, language: string) => mine("PUT", "/me/alerts", { always, language });
export const addChannel = async (wanted: WantedChannel): Promise<Channel> => (await mine("POST", "/me/channels", wanted)).json();
export const confirmChannel = (id: string, code: string) => mine("PUT", `/me/channels/${id}`, { code });
export const dropChannel = (id: string) => mine("DELETE", `/me/channels/${id}`);
export const tryChannel = (id: string) => mine("POST", `/me/channels/${id}/try`);
