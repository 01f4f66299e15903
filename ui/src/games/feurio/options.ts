import type { OptionValue } from "../../wire/types";

/** Alone there is nobody to play with or against; together for the goal there are no points and no firebreaks. */
export function concerns(option: string, chosen: Record<string, OptionValue>): boolean {
  const alone = Number(chosen.players) === 1;
  if (option === "cooperative") return !alone;
  if (option === "firebreaks" || option === "hot") return !alone && chosen.cooperative !== true;
  return true;
}
