import type { Place } from "../contract";

/** The card (or the kept fire truck) somebody has taken up, to lay it on a place of the tower. */
class Held {
  card: Place | null = $state(null);
}

export const held = new Held();

/** The name of a card in hand as a place. */
export function cardPlace(card: string): Place {
  return `card ${card}`;
}

export const TRUCK = "card truck";
