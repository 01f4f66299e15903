// Taking a seat on this device, and the link by which others come.
import { ownName } from "../lobby/names";
import { ensurePlayer } from "../me/player";
import { keepToken, settings } from "../theme/settings.svelte";
import { takeSeat, WireError } from "../wire/http";
import { t } from "../words";
import type { Session } from "./session.svelte";

/** Whoever follows it is shown the free seats. */
export function linkTo(table: string): string {
  return `${location.origin}/#/table/${table}?join`;
}

/** Takes a seat by a name; who has not chosen one is numbered where another goes by the same. */
async function seated(table: string, seat: number, name: string): Promise<{ token: string }> {
  try {
    return await takeSeat(table, seat, name);
  } catch (error) {
    if (!(error instanceof WireError) || error.code !== "named" || settings.name.trim()) throw error;
    return takeSeat(table, seat, `${name} ${seat + 1}`);
  }
}

/** Takes a free seat. One's own name is for one seat; another on this device has one of its own. */
export async function sit(session: Session, seat: number): Promise<void> {
  const name = session.you.length === 0 ? ownName() : t("seat-number", { seat: seat + 1 });
  const { token } = await seated(session.at.id, seat, name);
  keepToken(session.at.id, session.at.game, seat, token);
  void ensurePlayer();
  session.sitDown();
}
