import type { GameCover, GamePage } from "./contract";
import { cover as feurio } from "./feurio/cover";
import { cover as flashpoint } from "./flashpoint/cover";
import { cover as onfire } from "./onfire/cover";
import { cover as plain } from "./plain/cover";

/** A game the page can draw: its cover, and the way to all the rest. */
interface Drawn {
  cover: GameCover;
  page: () => Promise<GamePage>;
}

/** All games the page can draw. A new one is written in a folder of its own and listed here. */
const drawn: Record<string, Drawn> = {
  flashpoint: { cover: flashpoint, page: async () => (await import("./flashpoint")).flashpoint },
  feurio: { cover: feurio, page: async () => (await import("./feurio")).feurio },
  onfire: { cover: onfire, page: async () => (await import("./onfire")).onfire },
};

/** What is known of a game before it is played. */
export function coverOf(name: string): GameCover {
  return drawn[name]?.cover ?? plain(name);
}

/** The page of a game, fetched when it is needed; one that is not drawn yet is told in words. */
export async function pageOf(name: string): Promise<GamePage> {
  return (await drawn[name]?.page()) ?? (await import("./plain")).plain(name);
}
