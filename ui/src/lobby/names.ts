import type { Face } from "../art/face";
import { coverOf } from "../games";
import { settings } from "../theme/settings.svelte";
import { has, t } from "../words";
import type { SeatAt, Table } from "../wire/types";

/** A kind of bot, by how it plays. */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** Who sits at a place of a table; the server names bots. */
export function seatName(seat: SeatAt | undefined): string {
  if (!seat) return "";
  return seat.name || (seat.bot ? botName(seat.bot) : t("seat-open"));
}

/** What whoever plays here is called. */
export function ownName(): string {
  return settings.name.trim() || t("name-unknown");
}

export function isFree(seat: SeatAt): boolean {
  return !seat.taken && !seat.bot;
}

/** The face a seat has before one is at the table; none where nobody sits. */
export function faceAt(game: string, seat: SeatAt, place: number): Face | null {
  return isFree(seat) ? null : coverOf(game).face(place);
}

export function gameName(game: string): string {
  return has(`game-${game}`) ? t(`game-${game}`) : game;
}

/** The options of a table in a few words: those that are a choice. */
export function optionWords(table: Pick<Table, "game" | "options">): string {
  const { concerns } = coverOf(table.game);
  return Object.entries(table.options)
    .filter(([name, value]) => value !== "none" && concerns(name, table.options))
    .map(([name, value]) => `option-${table.game}-${name}-${value}`)
    .filter((id) => has(id))
    .slice(0, 3)
    .map((id) => t(id))
    .join(" · ");
}
