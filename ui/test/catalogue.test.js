// The build fails on a catalogue that is not whole: the check is run on damaged copies.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const ROOT = new URL("../..", import.meta.url).pathname;
let copy;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), "words-"));
  cpSync(join(ROOT, "src/caserne/locales"), join(copy, "src/caserne/locales"), { recursive: true });
  cpSync(join(ROOT, "ui/src"), join(copy, "ui/src"), { recursive: true });
  cpSync(join(ROOT, "ui/words.check.js"), join(copy, "ui/words.check.js"));
  cpSync(join(ROOT, "ui/package.json"), join(copy, "ui/package.json"));
  symlinkSync(join(ROOT, "ui/node_modules"), join(copy, "ui/node_modules"));
});
afterEach(() => {
  rmSync(copy, { recursive: true });
});

function edit(file, change) {
  const path = join(copy, file);
  const text = readFileSync(path, "utf-8");
  const changed = change(text);
  expect(changed).not.toBe(text);
  writeFileSync(path, changed);
}

function check() {
  const done = spawnSync(process.execPath, ["words.check.js"], { cwd: join(copy, "ui"), encoding: "utf-8" });
  return { status: done.status, said: done.stderr };
}

test("the catalogue as it is passes", () => {
  expect(check()).toEqual({ status: 0, said: "" });
});

test.each([
  ["a malformed message", "fr", (text) => text.replace("\nclose = ", "\nclose = { $"), "malformed near: close"],
  ["a message a language lacks", "fr", (text) => text.replace(/\nclose = .*/, ""), "fr/page.ftl lacks close"],
  ["other variables", "fr", (text) => text.replace("{ $names } a gagné", "Elle a gagné").replace("{ $names } ont", "Elles ont"), "end-winners: en uses"],
  ["a message twice", "en", (text) => `${text}\nclose = Shut\n`, "close is there twice"],
])("%s fails", (_, locale, change, words) => {
  edit(`src/caserne/locales/${locale}/page.ftl`, change);
  const { status, said } = check();
  expect(status).toBe(1);
  expect(said).toContain(words);
});

test("a message in another file than its counterpart fails", () => {
  edit("src/caserne/locales/fr/page.ftl", (text) => text.replace(/\nclose = .*/, ""));
  edit("src/caserne/locales/fr/feurio.ftl", (text) => `${text}close = Fermer\n`);
  expect(check().said).toContain("close is in fr/feurio.ftl, not in fr/page.ftl");
});

test("a message of the terminal is not the page's to say", () => {
  edit("ui/src/table/Why.svelte", (text) => text.replace('t("why-title")', 't("save-where")'));
  expect(check().said).toContain("asks for save-where, which does not exist");
});

test("a message that is asked for and exists nowhere fails", () => {
  edit("ui/src/table/Why.svelte", (text) => text.replace('t("why-title")', 't("why-headline")'));
  expect(check()).toEqual({ status: 1, said: expect.stringContaining("asks for why-headline, which does not exist") });
});

test("a message of the page that nothing says fails", () => {
  edit("ui/src/lessons/Learn.svelte", (text) => text.replace('t("learn-about")', '""'));
  expect(check().said).toContain("nothing says learn-about");
});

test("the build runs the check first", () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "ui/package.json"), "utf-8"));
  expect(scripts.build).toMatch(/^node words\.check\.js && /);
});
