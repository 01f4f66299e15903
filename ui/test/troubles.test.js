// What went wrong is kept, and told in the language of the moment wherever it is told.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { Flaw, trouble } from "../src/table/wire-words";
import { settings } from "../src/theme/settings.svelte";
import { WireError } from "../src/wire/http";

const SOURCES = join(import.meta.dirname, "../src");

afterEach(() => {
  settings.locale = "en";
});

test.each([
  ["a refusal of the server", new WireError("not-found", ""), "There is no such table.", "Cette table n’existe pas."],
  ["a flaw that the page finds", new Flaw("import-unreadable", { file: "x.txt" }), "x.txt is no record", "x.txt n’est pas"],
  ["what nobody foresaw", new TypeError("?"), "The server cannot be reached.", "Le serveur ne répond pas."],
])("%s is told in both languages", (_, fault, english, french) => {
  expect(trouble(fault)).toContain(english);
  settings.locale = "fr";
  expect(trouble(fault)).toContain(french);
});

test("nothing wrong is nothing to tell", () => {
  expect(trouble(null)).toBe("");
});

/** Places that keep words instead of what they say: something that stays is set to a message. Windows are named anew with the language. */
function kept(text) {
  return [...text.matchAll(/(?<!const |let |heading\.|document\.)\b\w+ = (?:[^;=\n]* : )?(?:trouble|t)\(.*/g)].map(([line]) => line);
}

test("words that are kept are found", () => {
  for (const line of ["problem = trouble(error);", "(error) => (problem = trouble(error)),", 'this.said = t("me-added");', 'problem = played ? "" : t("x");']) {
    expect(kept(line)).not.toEqual([]);
  }
  for (const line of ['const words = t("x");', "const problem = $derived(trouble(fault));", "fault = error;"]) expect(kept(line)).toEqual([]);
});

test("no part of the page keeps words that would outlive their language", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter((file) => /\.(svelte|ts)$/.test(file));
  const found = files.flatMap((file) => kept(readFileSync(join(SOURCES, file), "utf-8")).map((line) => `${file}: ${line}`));
  expect(found).toEqual([]);
});
