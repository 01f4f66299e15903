import type { GamePage } from "./contract";
import { flashpoint } from "./flashpoint";

/** All games the page can show. A new one is written in a folder of its own and listed here. */
export const games: Record<string, GamePage> = {
  flashpoint,
};
