import type { OptionValue } from "../../wire/types";

type Chosen = Record<string, OptionValue>;

/** Buildings of Extreme Danger, and those of more than one floor. */
const EXTREME = new Set<unknown>(["garage", "laboratory"]);
const advanced = (chosen: Chosen) => chosen.rules === "advanced";
const extreme = (chosen: Chosen) => EXTREME.has(chosen.board);
const dug = (chosen: Chosen) => extreme(chosen) && chosen.level === "basement";
const high = (chosen: Chosen) => chosen.board === "laboratory" || (extreme(chosen) && chosen.level === "attic");

/** What an option needs to mean anything; the others always do. */
const NEEDS: Record<string, (chosen: Chosen) => boolean> = {
  difficulty: advanced,
  specialists: advanced,
  level: extreme,
  car: (chosen) => chosen.board === "garage",
  large: (chosen) => chosen.board === "laboratory",
  small: (chosen) => chosen.board === "laboratory",
  platform: (chosen) => advanced(chosen) && high(chosen),
  bridges: (chosen) => advanced(chosen) && dug(chosen),
  descents: (chosen) => advanced(chosen) && dug(chosen),
  engineer: (chosen) => advanced(chosen) && extreme(chosen),
  repairs: (chosen) => advanced(chosen) && dug(chosen) && chosen.engineer === true,
};

/** Whether an option matters with what was chosen so far. */
export function concerns(option: string, chosen: Chosen): boolean {
  return NEEDS[option]?.(chosen) ?? true;
}

/** Whoever begins is one of the firefighters there are. */
export function most(option: string, chosen: Chosen): number | undefined {
  return option === "first" ? Number(chosen.firefighters) || undefined : undefined;
}
