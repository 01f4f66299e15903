// What the next fire phase may bring, place by place; worked out by the server (docs/library.md, Odds).
import { t } from "../../words";
import type { Place, Risk } from "../contract";
import { likely, percent } from "../parts/percent";
import type { Scene } from "./types";

export interface FireOdds {
  spaces: { space: string; smoke: number; fire: number; explosion: number }[];
  people: { space: string; lost: number }[];
  firefighters: { firefighter: number; space: string; knocked_down: number }[];
  damage: number;
  lost: number;
  defeat: number;
  flare_ups: number;
  beyond: number;
}

const ICONS = { smoke: "smoke1", fire: "fire1", blast: "explosion" } as const;

/** What is most to be feared of a space: where it burns or a hazmat is that it explodes, where it smokes that it burns, elsewhere what is likelier. */
export function risksOf(raw: unknown, scene: unknown): Map<Place, Risk> {
  const odds = raw as FireOdds;
  const burning = new Set((scene as Scene).fire);
  const smoking = new Set((scene as Scene).smoke);
  const found = new Map<Place, Risk>();
  for (const { space, smoke, fire, explosion } of odds.spaces) {
    const kind = burning.has(space) || (explosion > 0 && explosion > fire - 1e-9) ? "blast" : smoking.has(space) || fire >= smoke ? "fire" : "smoke";
    const share = kind === "blast" ? explosion : kind === "fire" ? fire : smoke;
    if (share <= 0) continue;
    const words = t("danger-flashpoint-space", { smoke: percent(smoke), fire: percent(fire), explosion: percent(explosion) });
    found.set(space, { kind, share, figure: percent(share), icon: kind === "smoke" ? "" : ICONS[kind], words, people: [] });
  }
  for (const { space, lost } of odds.people) add(found, space, lost, "token-lost", t("danger-flashpoint-person", { chance: likely(lost) }));
  for (const { space, firefighter, knocked_down: chance } of odds.firefighters) {
    add(found, space, chance, "icon-man", t("danger-flashpoint-firefighter", { firefighter, chance: likely(chance) }));
  }
  return found;
}

/** Adds what may befall somebody; who is in no danger is left out. */
function add(found: Map<Place, Risk>, space: string, chance: number, icon: string, words: string): void {
  if (chance <= 0) return;
  const here = found.get(space) ?? { kind: "mark" as const, share: chance, figure: "", icon: "", words: "", people: [] };
  const people = [...(here.people ?? []), { icon, figure: percent(chance) }];
  found.set(space, { ...here, people, words: [here.words, words].filter(Boolean).join(" ") });
}
