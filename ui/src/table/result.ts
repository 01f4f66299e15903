import { locale, t } from "../words";
import type { Outcome, Seat } from "../wire/types";

export interface Verdict {
  words: string;
  /** Whether it is good news for whoever looks on. */
  good: boolean;
}

/** How a game ended, in a sentence: a team wins or loses together, elsewhere the winners are named. */
export function verdict(outcome: Outcome, team: boolean, names: string[], you: Seat[]): Verdict {
  const { winners } = outcome;
  if (team) return winners.length ? { words: t("end-won"), good: true } : { words: t("end-lost"), good: false };
  if (winners.length === 0) return { words: t("end-nobody"), good: false };
  const list = new Intl.ListFormat(locale()).format(winners.map((seat) => names[seat] ?? ""));
  return {
    words: t("end-winners", { count: winners.length, names: list }),
    good: you.length === 0 || winners.some((seat) => you.includes(seat)),
  };
}
