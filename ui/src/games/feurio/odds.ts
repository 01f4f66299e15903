// What each tile that may come would do on the hottest points; worked out by the server (docs/library.md, Odds).
import { t } from "../../words";
import type { Place, Risk } from "../contract";

export interface ForestOdds {
  heat: number;
  tiles: { value: number; count: number; chance: number; points: { point: string; heat: number; surrounded: string[] }[] }[];
}

/** What a tile would do: how hot it gets at each hottest point, and which tiles it would surround. */
export function risksOf(raw: unknown, _scene: unknown, chosen: number): Map<Place, Risk> {
  const { tiles } = raw as ForestOdds;
  const tile = tiles[chosen] ?? tiles[0];
  const found = new Map<Place, Risk>();
  for (const { point, heat, surrounded } of tile?.points ?? []) {
    const words = t("danger-feurio-point", { value: tile?.value ?? 0, heat });
    // Faint: the heat that is there now can be read through it.
    found.set(point, { kind: "fire", share: 0.02, figure: String(heat), icon: "fire1", words });
    for (const space of surrounded) {
      found.set(space, { kind: "mark", share: 1, figure: "✕", icon: "", words: t("danger-feurio-surrounded", { value: tile?.value ?? 0 }) });
    }
  }
  return found;
}
