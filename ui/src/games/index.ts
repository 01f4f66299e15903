import type { GamePage } from "./contract";
import { feurio } from "./feurio";
import { flashpoint } from "./flashpoint";
import { onfire } from "./onfire";
import { plain } from "./plain";

/** All games the page can draw. A new one is written in a folder of its own and listed here. */
const drawn: Record<string, GamePage> = {
  flashpoint,
  feurio,
  onfire,
};

const told = new Map<string, GamePage>();

/** The page of a game; one that is not drawn yet is told in words. */
export function pageOf(name: string): GamePage {
  const page = drawn[name] ?? told.get(name) ?? plain(name);
  told.set(name, page);
  return page;
}
