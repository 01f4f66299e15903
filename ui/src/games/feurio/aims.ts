import { t } from "../../words";
import type { GameEvent } from "../../wire/types";

/** What a player is about to do, and what for; the tile is laid where it must be, the men are a choice. */
export function aim(turn: GameEvent[]): string {
  const deed = turn.find(({ event }) => ["firebreak-laid", "men-placed", "turn-passed"].includes(event));
  if (deed?.event === "firebreak-laid") return t("aim-feurio-break", { space: String(deed.space) });
  if (deed?.event === "men-placed") return t("aim-feurio-place", { space: String(deed.space), men: Number(deed.men) });
  return deed ? t("aim-feurio-pass") : "";
}
