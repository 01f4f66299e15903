import { has, t } from "../words";
import type { SeatAt, Table } from "../wire/types";

export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** Who sits at a place of a table; a bot has a name of its own there. */
export function seatName(seat: SeatAt | undefined, place: number): string {
  if (!seat) return "";
  return seat.name || (seat.bot ? t("bot-name", { number: place }) : t("seat-open"));
}

export function gameName(game: string): string {
  return has(`game-${game}`) ? t(`game-${game}`) : game;
}

/** The options of a table in a few words: those that are a choice. */
export function optionWords(table: Table): string {
  return Object.entries(table.options)
    .map(([name, value]) => `option-${table.game}-${name}-${value}`)
    .filter((id) => has(id))
    .slice(0, 3)
    .map((id) => t(id))
    .join(" · ");
}
