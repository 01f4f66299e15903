import { t } from "../../words";
import type { GameEvent } from "../../wire/types";

/** What a turn can be about, what counts most first. */
const AIMS: [kinds: string[], words: (event: GameEvent) => string][] = [
  [["rescued"], () => t("aim-onfire-out")],
  [["fire-removed", "truck-used"], () => t("aim-onfire-fire")],
  [["office-left"], ({ origin }) => t("aim-onfire-office", { origin: String(origin) })],
  [["expelled", "pushed-back", "swapped"], () => t("aim-onfire-elbows")],
  [["entered", "elevator-moved"], () => t("aim-onfire-elevator")],
  [["jumped", "pushed", "walked"], () => t("aim-onfire-stairs")],
  [["redrawn"], () => t("aim-onfire-cards")],
];

/** What a player is about to do with a turn, and what for, told only by what everybody will see. */
export function aim(turn: GameEvent[]): string {
  for (const [kinds, words] of AIMS) {
    const first = turn.find(({ event }) => kinds.includes(event));
    if (first) return words(first);
  }
  return "";
}
