import type { KnownTable } from "../theme/settings.svelte";
import type { Table } from "../wire/types";

/** So many of one's games are shown. */
const MOST = 12;

/** A game of one's own: what this device knows of it, and what the server tells. */
export interface Mine {
  id: string;
  game: string;
  at: number;
  over: boolean;
  /** Whether somebody on this device must decide. */
  yours: boolean;
  now: Table | undefined;
}

/** One's games: those where it is one's turn, then those that go on, then the others; the last one played first. */
export function inOrder(tables: Record<string, KnownTable>, known: ReadonlyMap<string, Table>, turns: ReadonlySet<string> = new Set()): Mine[] {
  const rank = ({ over, yours }: Mine) => (over ? 2 : yours ? 0 : 1);
  return Object.entries(tables)
    .filter(([, { of, lesson }]) => of === undefined && lesson === undefined)
    .map(([id, { game, at, over: ended = false, tokens }]): Mine => {
      const now = known.get(id);
      const over = ended || (now?.over ?? false);
      const yours = !over && (turns.has(id) || (typeof now?.actor === "number" && String(now.actor) in tokens));
      return { id, game, at, over, yours, now };
    })
    .sort((one, other) => rank(one) - rank(other) || other.at - one.at)
    .slice(0, MOST);
}
