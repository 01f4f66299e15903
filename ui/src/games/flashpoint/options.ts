import type { OptionValue } from "../../wire/types";

const ADVANCED = new Set(["difficulty", "specialists"]);

/** Whether an option matters with what was chosen so far. */
export function concerns(option: string, chosen: Record<string, OptionValue>): boolean {
  return chosen.rules === "advanced" || !ADVANCED.has(option);
}

/** Whoever begins is one of the firefighters there are. */
export function most(option: string, chosen: Record<string, OptionValue>): number | undefined {
  return option === "first" ? Number(chosen.firefighters) || undefined : undefined;
}
