import { go } from "../route.svelte";
import type { Session } from "../table/session.svelte";
import { keepSandbox, keepToken, settings } from "../theme/settings.svelte";
import { sandbox } from "../wire/http";

/** Opens a table of one's own, made of what the seat that decides here knows; the table itself goes on. */
export async function tryOut(session: Session): Promise<void> {
  const { seat, at } = session;
  const token = settings.tables[at.id]?.tokens[String(seat)];
  if (seat === null || !token) return;
  const made = await sandbox(at.id, seat, token);
  for (const [held, secret] of Object.entries(made.tokens)) keepToken(made.table.id, made.table.game, held, secret);
  keepSandbox(made.table.id, at.id);
  go(`/table/${made.table.id}`);
}
