import type { OptionValue } from "../../wire/types";

type Chosen = Record<string, OptionValue>;

/** What the buildings of Extreme Danger have, in the words of a drawing; a board of one's own is a folded drawing. */
const DRAWN: Record<string, string> = {
  garage: "object_car attach_attic attach_basement",
  laboratory: "floor_u object_large object_small attach_attic attach_basement",
};
const advanced = (chosen: Chosen) => chosen.rules === "advanced";
const has = (chosen: Chosen, words: RegExp) => words.test(DRAWN[String(chosen.board)] ?? String(chosen.board));
const levelled = (chosen: Chosen) => has(chosen, /attach_/);
const dug = (chosen: Chosen) => levelled(chosen) && chosen.level === "basement";
const high = (chosen: Chosen) => has(chosen, /floor_[a-z]/) || (levelled(chosen) && chosen.level === "attic");

/** What an option needs to mean anything; the others always do. */
const NEEDS: Record<string, (chosen: Chosen) => boolean> = {
  difficulty: advanced,
  specialists: advanced,
  level: levelled,
  car: (chosen) => has(chosen, /object_car/),
  large: (chosen) => has(chosen, /object_large/),
  small: (chosen) => has(chosen, /object_small/),
  platform: (chosen) => advanced(chosen) && high(chosen),
  bridges: (chosen) => advanced(chosen) && dug(chosen),
  descents: (chosen) => advanced(chosen) && dug(chosen),
  engineer: (chosen) => advanced(chosen) && (levelled(chosen) || high(chosen)),
  repairs: (chosen) => advanced(chosen) && dug(chosen) && chosen.engineer === true,
};

/** Whether an option matters with what was chosen so far. */
export function concerns(option: string, chosen: Chosen): boolean {
  return NEEDS[option]?.(chosen) ?? true;
}

/** What stands for a value: who plays by these rules, how much burns, who is in the crew. */
const SKETCHES: Record<string, string[]> = {
  "rules-family": ["figure-firefighter"],
  "rules-advanced": ["figure-paramedic", "figure-captain"],
  "difficulty-recruit": ["fire1"],
  "difficulty-veteran": ["fire1", "fire2"],
  "difficulty-heroic": ["fire1", "fire2", "fire3"],
  "specialists-chosen": ["portrait-captain", "portrait-rescue", "portrait-paramedic"],
  "specialists-drawn": ["token-bag"],
  "small-explosive": ["explosion"],
  "small-chemical": ["token-hazmat"],
};

export function sketch(option: string, value: string): string[] {
  return SKETCHES[`${option}-${value}`] ?? [];
}

/** Whoever begins is one of the firefighters there are. */
export function most(option: string, chosen: Chosen): number | undefined {
  return option === "first" ? Number(chosen.firefighters) || undefined : undefined;
}
