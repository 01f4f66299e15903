// Taking a seat on this device, and the link by which others come.
import { ownName } from "../lobby/names";
import { keepToken } from "../theme/settings.svelte";
import { takeSeat } from "../wire/http";
import { t } from "../words";
import type { Session } from "./session.svelte";

/** Whoever follows it is shown the free seats. */
export function linkTo(table: string): string {
  return `${location.origin}/#/table/${table}?join`;
}

/** Takes a free seat. One's own name is for one seat; another on this device has one of its own. */
export async function sit(session: Session, seat: number): Promise<void> {
  const name = session.you.length === 0 ? ownName() : t("seat-number", { seat: seat + 1 });
  const { token } = await takeSeat(session.at.id, seat, name);
  keepToken(session.at.id, session.at.game, seat, token);
  session.sitDown();
}
