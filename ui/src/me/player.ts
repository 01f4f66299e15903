// Being a player: a key this device makes by itself when a first seat is held, and takes to others.
import { remember, settings } from "../theme/settings.svelte";
import { adopt, becomePlayer, me } from "../wire/me";
import { locale } from "../words";

/** The secrets of the seats this device holds, by table. */
function held(): Record<string, string[]> {
  const entries = Object.entries(settings.tables).map(([id, { tokens }]) => [id, Object.values(tokens)] as const);
  return Object.fromEntries(entries.filter(([, tokens]) => tokens.length).slice(0, 500));
}

let making: Promise<void> | null = null;

/** Becomes a player, once, with all seats of this device; without a connection one goes on as before. */
export function ensurePlayer(): Promise<void> {
  if (settings.key) return Promise.resolve();
  making ??= (async () => {
    const key = await becomePlayer(locale());
    await adopt(held(), key);
    settings.key = key;
    remember();
  })()
    .catch(() => undefined)
    .finally(() => (making = null));
  return making;
}

/** Becomes the player whose code or link it is; this device's own seats come along. */
export async function becomeKnown(code: string): Promise<void> {
  const key = code.toLowerCase().replace(/[^a-z0-9]/g, "");
  await me(key);
  await adopt(held(), key);
  settings.key = key;
  remember();
}

/** A key in groups, as it is read out. */
export function grouped(key: string): string {
  return key.replace(/(.{5})(?=.)/g, "$1-");
}
