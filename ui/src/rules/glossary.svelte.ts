// The words of each game that have a meaning: fetched once, and known to every text from then on.
import { SvelteMap } from "svelte/reactivity";
import { bookOf } from "../wire/http";
import type { Term } from "../wire/types";

const known = new SvelteMap<string, readonly Term[]>();
const NONE: readonly Term[] = [];

/** The words of a game; none until they have come. */
export function termsOf(game: string): readonly Term[] {
  return known.get(game) ?? NONE;
}

/** Fetches the words of a game, unless they are there. */
export function learnTerms(game: string): void {
  if (known.has(game)) return;
  bookOf(game).then(
    (book) => known.set(game, book.terms),
    () => {}, // the text is as good without, and the next one asks again
  );
}
