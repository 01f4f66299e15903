// What each event card that may come would do; worked out by the server (docs/library.md, Odds).
import { t } from "../../words";
import type { Place, Risk } from "../contract";
import { likely, percent } from "../parts/percent";

export interface TowerOdds {
  cards: { card: string; count: number; chance: number; burns: string[]; eliminated: number[] }[];
  eliminated: number[];
}

/** The chance that a place burns with the next event; what the chosen card sets on fire is marked. */
export function risksOf(raw: unknown, _scene: unknown, chosen: number): Map<Place, Risk> {
  const { cards } = raw as TowerOdds;
  const found = new Map<Place, Risk>();
  for (const { burns, chance } of cards) {
    // A place that is set on fire twice by one card burns once as likely.
    for (const place of new Set(burns)) {
      const share = (found.get(place)?.share ?? 0) + chance;
      found.set(place, { kind: "fire", share, figure: percent(share), icon: "fire1", words: t("danger-onfire-place", { chance: likely(share) }) });
    }
  }
  for (const place of cards[chosen]?.burns ?? []) {
    const here = found.get(place);
    if (here) found.set(place, { ...here, kind: "blast" });
  }
  return found;
}
