import { describe, expect, test } from "vitest";
import { chapters, finds, namesIn, pieces } from "../src/rules/book";
import type { Book, Rule, Term } from "../src/wire/types";

const term = (en: string, fr: string, also_en: string[] = [], also_fr: string[] = []): Term => ({ en, fr, about_en: `${en}.`, about_fr: `${fr}.`, also_en, also_fr });
const TERMS = [term("AP", "PA"), term("smoke", "fumée"), term("hot spot", "point chaud"), term("spot", "tache"), term("man", "homme", ["men"], ["gars"])];

describe("words that explain themselves", () => {
  const told = (text: string, locale: "en" | "fr" = "en") => pieces(text, TERMS, locale).map((piece) => [piece.text, piece.term?.[locale]]);

  test("are found in the singular and the plural, the longest first, once each", () => {
    expect(told("Smoke on hot spots; smoke again.")).toEqual([
      ["Smoke", "smoke"],
      [" on ", undefined],
      ["hot spots", "hot spot"],
      ["; smoke again.", undefined],
    ]);
  });

  test("are found with accents, and in each part of their plural", () => {
    expect(told("La fumée, deux points chauds.", "fr").map(([, word]) => word)).toEqual([undefined, "fumée", undefined, "point chaud", undefined]);
  });

  test("are whole words, and abbreviations in capitals only", () => {
    expect(told("apes and smokers spend 2 AP")).toEqual([["apes and smokers spend 2 ", undefined], ["AP", "AP"]]);
    expect(told("an ap")).toEqual([["an ap", undefined]]);
  });

  test("are no parts of other words, joined to them or not", () => {
    expect(told("smokeless, smoke-free, anti-smoke, salesmen, woman, PAPs, 3AP")).toEqual([["smokeless, smoke-free, anti-smoke, salesmen, woman, PAPs, 3AP", undefined]]);
    expect(told("sous-homme, fumées-là", "fr")).toEqual([["sous-homme, fumées-là", undefined]]);
    expect(told("l’homme, l'homme", "fr").map(([, word]) => word)).toEqual([undefined, "homme", undefined]);
  });

  test("are known by whatever else they are called", () => {
    expect(told("Two men")).toEqual([["Two ", undefined], ["men", "man"]]);
    expect(told("un gars", "fr")).toEqual([["un ", undefined], ["gars", "homme"]]);
    expect(told("gars")).toEqual([["gars", undefined]]);
  });

  test("leave a text whole where there is none", () => {
    expect(told("Nothing here.")).toEqual([["Nothing here.", undefined]]);
    expect(pieces("Nothing.", [], "en")).toEqual([{ text: "Nothing." }]);
  });
});

test("a search finds every word, whatever its accents and its case", () => {
  expect(finds("La fumée voisine du feu", "FEU fumee")).toBe(true);
  expect(finds("La fumée voisine du feu", "feu maison")).toBe(false);
});

test("chapters stand in the order of the book, empty ones left out", () => {
  const book: Book = { books: {}, terms: [], chapters: [{ name: "b", en: "B", fr: "Bé" }, { name: "none", en: "N", fr: "N" }, { name: "a", en: "A", fr: "A" }] };
  const rule = (id: string, chapter: string): Rule => ({ id, chapter, en: "", fr: "", book: "", section: "", ruling: false });
  const made = chapters(book, [rule("1", "a"), rule("2", "b"), rule("3", "a")], "fr");
  expect(made.map(({ title, rules }) => [title, rules.map(({ id }) => id)])).toEqual([["Bé", ["2"]], ["A", ["1", "3"]]]);
});

test("places are looked for in what was done and what happened, not in the names of rules", () => {
  expect(namesIn([{ event: "chopped", rule: "fp.3-3", edge: "3-2/3-3" }, "roll 2-3"])).toEqual(["chopped", "3-2/3-3", "roll", "2-3"]);
});
