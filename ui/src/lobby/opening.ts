// From what somebody wants to a table: who sits where, and the tokens of the seats on this device.
import { keepToken, remember, settings } from "../theme/settings.svelte";
import { ensurePlayer } from "../me/player";
import { makeTable, type AskedSeat, type NewTable } from "../wire/http";
import type { OptionValue, Table, Title } from "../wire/types";
import { ownName } from "./names";

/** Who is to have a seat of a new table. */
export type Holder = "me" | "open" | `bot-${string}`;

/** How many seats a table has, given what was chosen. */
export function seatCount(title: Title, chosen: Record<string, OptionValue | undefined>): number {
  const by = title.options.find((option) => option.name === title.seats_by);
  return Number(chosen[title.seats_by] ?? by?.default ?? title.seats[1]);
}

/** The bot that plays where nobody chose one: neither the weakest nor the hardest to beat. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes("steady") ? "steady" : (bots.at(-1) ?? "random");
}

/** Makes a table; whoever asked for it holds its seats from now on. */
export async function openTable(wish: NewTable): Promise<Table> {
  // Whoever begins a game by a click hears it, unless they want it still.
  settings.sound ??= true;
  // Without a seat of one's own only a key says that one decides about the table.
  if (!wish.seats.some((seat) => seat && !("bot" in seat))) await ensurePlayer();
  const { table, tokens } = await makeTable(wish);
  for (const [seat, token] of Object.entries(tokens)) keepToken(table.id, wish.game, seat, token);
  void ensurePlayer();
  return table;
}

/** Remembers what was chosen, for the next time. */
export function keepChoice(game: string, options: Record<string, OptionValue>, holders: Holder[]): void {
  settings.chosen[game] = { options, holders };
  remember();
}

/** A game with bots that begins at once: with what was chosen last, or as the game proposes. */
export function playNow(title: Title): Promise<Table> {
  const before = settings.chosen[title.name];
  const options = { ...before?.options };
  const bots = before?.holders.filter((holder) => holder.startsWith("bot-")).map((holder) => holder.slice(4)) ?? [];
  const known = bots.filter((bot) => title.bots.includes(bot));
  const seats = Array.from({ length: seatCount(title, options) }, (_, seat): AskedSeat => {
    return seat === 0 ? { name: ownName() } : { bot: known[seat - 1] ?? known[0] ?? usualBot(title.bots) };
  });
  return openTable({ game: title.name, options, seats });
}

/** The same game again: options and seats as they were, bots by their names. A seat that somebody else held is open. */
export function sameAgain(table: Table, you: number[]): Promise<Table> {
  const seats = table.seats.map((seat, index): AskedSeat => {
    if (seat.bot) return { bot: seat.bot, name: seat.name };
    return you.includes(index) ? { name: seat.name } : null;
  });
  return openTable({ game: table.game, options: table.options, seats, ...(table.listed ? {} : { listed: false }) });
}
