// The rule book as it is read: chapters, a search, and the words of a text that have a meaning.
import type { Book, Rule, Term } from "../wire/types";
import type { Locale } from "../words";

export interface Chapter {
  name: string;
  title: string;
  rules: Rule[];
}

/** The rules by chapters, in the order of the book. */
export function chapters(book: Book, rules: Iterable<Rule>, locale: Locale): Chapter[] {
  const all = [...rules];
  return book.chapters
    .map((chapter) => ({ name: chapter.name, title: chapter[locale], rules: all.filter((rule) => rule.chapter === chapter.name) }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** Small letters without accents: who searches for "fumee" means "fumée". */
export function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'");
}

/** Whether each word that is looked for is in a text. */
export function finds(text: string, search: string): boolean {
  const within = plain(text);
  return plain(search).split(/\s+/).every((word) => within.includes(word));
}

export const word = (term: Term, locale: Locale) => term[locale];
export const meaning = (term: Term, locale: Locale) => (locale === "fr" ? term.about_fr : term.about_en);

/** A piece of a text; one that has a meaning comes with it. */
export interface Piece {
  text: string;
  term?: Term;
}

/** A word in the singular or the plural, as it may stand in a text. */
function form(word: string): string {
  return word.split(" ").map((part) => `${part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}s?`).join("\\s");
}

/** Finds any of the words, each in a group of its own: the longest first, and never within another word. */
interface Finder {
  known: Term[];
  finds: RegExp;
}

/** A letter or a figure beside a word, or a hyphen that joins it to one, makes it a part of another. */
const BEFORE = "(?<![\\p{L}\\p{N}]|\\p{L}-)";
const AFTER = "(?![\\p{L}\\p{N}]|-\\p{L})";
const finders = new WeakMap<readonly Term[], Partial<Record<Locale, Finder>>>();

function finderOf(terms: readonly Term[], locale: Locale): Finder {
  const made = finders.get(terms) ?? {};
  finders.set(terms, made);
  return (made[locale] ??= finder(terms, locale));
}

function finder(terms: readonly Term[], locale: Locale): Finder {
  const also = (term: Term) => (locale === "fr" ? term.also_fr : term.also_en);
  const spelt = terms.flatMap((term) => [word(term, locale), ...also(term)].map((spelling) => ({ spelling, term })));
  spelt.sort((one, other) => other.spelling.length - one.spelling.length);
  const forms = spelt.map(({ spelling }) => `(${form(spelling)})`).join("|");
  return { known: spelt.map(({ term }) => term), finds: new RegExp(`${BEFORE}(?:${forms})${AFTER}`, "giu") };
}

/** Takes a text apart where a word of the glossary stands, once each. Abbreviations are meant in capitals only. */
export function pieces(text: string, terms: readonly Term[], locale: Locale): Piece[] {
  if (!terms.length) return [{ text }];
  const { known, finds } = finderOf(terms, locale);
  const made: Piece[] = [];
  const told = new Set<Term>();
  let from = 0;
  for (const match of text.matchAll(finds)) {
    const term = known[match.slice(1).findIndex((group) => group !== undefined)];
    if (!term || told.has(term)) continue;
    const own = word(term, locale);
    if (own === own.toUpperCase() && !match[0].startsWith(own)) continue;
    told.add(term);
    if (match.index > from) made.push({ text: text.slice(from, match.index) });
    made.push({ text: match[0], term });
    from = match.index + match[0].length;
  }
  if (from < text.length || !made.length) made.push({ text: text.slice(from) });
  return made;
}

/** Names in what was done and what happened that may be places of a board. */
export function namesIn(value: unknown): string[] {
  if (typeof value === "string") return value.split(" ");
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!value || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, one]) => (key === "rule" || key === "also" ? [] : namesIn(one)));
}
