// From what somebody wants to a table: who sits where, and the tokens of the seats on this device.
import { keepToken, remember, settings } from "../theme/settings.svelte";
import { makeTable, type AskedSeat, type NewTable } from "../wire/http";
import type { OptionValue, Table, Title } from "../wire/types";
import { t } from "../words";

/** Who is to have a seat of a new table. */
export type Holder = "me" | "open" | `bot-${string}`;

/** How many seats a table has, given what was chosen. */
export function seatCount(title: Title, chosen: Record<string, OptionValue | undefined>): number {
  const by = title.options.find((option) => option.name === title.seats_by);
  return Number(chosen[title.seats_by] ?? by?.default ?? title.seats[1]);
}

/** The bot that plays best. */
export function bestBot(title: Title | undefined): string {
  return title?.bots.at(-1) ?? "random";
}

/** Makes a table; whoever asked for it holds its seats from now on. */
export async function openTable(wish: NewTable): Promise<Table> {
  // Whoever begins a game by a click hears it, unless they want it still.
  settings.sound ??= true;
  const { table, tokens } = await makeTable(wish);
  for (const [seat, token] of Object.entries(tokens)) keepToken(table.id, wish.game, seat, token);
  return table;
}

/** Remembers what was chosen, for the next time. */
export function keepChoice(game: string, options: Record<string, OptionValue>, holders: Holder[]): void {
  settings.chosen[game] = { options, holders };
  remember();
}

/** A game with bots that begins at once: with what was chosen last, or as the game proposes. */
export function playNow(title: Title): Promise<Table> {
  const options = { ...settings.chosen[title.name]?.options };
  const bot: AskedSeat = { bot: bestBot(title) };
  const me: AskedSeat = { name: settings.name.trim() || t("seat-number", { seat: 1 }) };
  const seats = Array.from({ length: seatCount(title, options) }, (_, seat) => (seat === 0 ? me : bot));
  return openTable({ game: title.name, options, seats });
}

/** The same game again: options and seats as they were. A seat that somebody else held is open. */
export function sameAgain(table: Table, you: number[]): Promise<Table> {
  const seats = table.seats.map((seat, index): AskedSeat => {
    if (seat.bot) return { bot: seat.bot };
    return you.includes(index) ? { name: seat.name } : null;
  });
  return openTable({ game: table.game, options: table.options, seats, ...(table.listed ? {} : { listed: false }) });
}
