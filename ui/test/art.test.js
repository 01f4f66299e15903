import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const ART = join(import.meta.dirname, "../src/art");
const sheets = readdirSync(ART).filter((file) => file.endsWith(".svg"));
const drawings = sheets.map((file) => readFileSync(join(ART, file), "utf-8"));
const symbols = new Set(drawings.flatMap((sheet) => [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)));
const sources = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((file) => file.endsWith(".svelte"))
    .map((file) => readFileSync(join(folder, file), "utf-8"));

describe("the sprite", () => {
  test("has a figure and a face for every specialist", () => {
    const jobs = ["firefighter", "paramedic", "cafs", "hazmat-technician", "generalist", "captain", "rescue", "imaging"];
    for (const job of [...jobs, "driver", "structural-engineer"]) {
      expect([job, symbols.has(`figure-${job}`), symbols.has(`portrait-${job}`)]).toEqual([job, true, true]);
    }
  });

  test("has every drawing that is used by its whole name", () => {
    const local = /id="([a-z]+-?[a-z-]*)"/g;
    const texts = sources(join(ART, ".."));
    const own = new Set(texts.flatMap((text) => [...text.matchAll(local)].map(([, id]) => id)));
    const used = texts.flatMap((text) => [...text.matchAll(/<use[^>]* href="#([a-z0-9-]+)"/g)].map(([, id]) => id));
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((id) => !symbols.has(id) && !own.has(id))).toEqual([]);
  });

  test("carries no inline style, which the server forbids", () => {
    expect(drawings.filter((sheet) => sheet.includes("style="))).toEqual([]);
  });

  test("tells six seats apart by colour and by pattern", () => {
    const css = readFileSync(join(ART, "teams.css"), "utf-8");
    const of = (name) => [...css.matchAll(new RegExp(`--${name}: ([^;]+);`, "g"))].map(([, value]) => value);
    for (const name of ["team", "pattern", "pattern-large"]) expect(new Set(of(name)).size, name).toBe(6);
  });
});
