// Wherever a text of the game stands, its words explain themselves: each place is rendered, with the glossary of the rule book.
import { render } from "svelte/server";
import type { Component } from "svelte";
import feurio from "../../src/caserne/games/feurio/rulebook.toml?raw";
import flashpoint from "../../src/caserne/games/flashpoint/rulebook.toml?raw";
import onfire from "../../src/caserne/games/onfire/rulebook.toml?raw";
import { beforeAll, expect, test, vi } from "vitest";
import Hint from "../src/ask/Hint.svelte";
import Reasons from "../src/ask/Reasons.svelte";
import Steps from "../src/ask/Steps.svelte";
import { numbered } from "../src/ask/steps";
import { pageOf } from "../src/games";
import Cards from "../src/games/onfire/Cards.svelte";
import FireOdds from "../src/games/flashpoint/Odds.svelte";
import ForestOdds from "../src/games/feurio/Odds.svelte";
import TowerOdds from "../src/games/onfire/Odds.svelte";
import Teacher from "../src/lessons/Teacher.svelte";
import OptionField from "../src/lobby/OptionField.svelte";
import Turning from "../src/review/Turning.svelte";
import { learnTerms, termsOf } from "../src/rules/glossary.svelte";
import Terms from "../src/rules/Terms.svelte";
import Ask from "../src/table/Ask.svelte";
import Log from "../src/table/Log.svelte";
import { settings } from "../src/theme/settings.svelte";
import type { Term } from "../src/wire/types";
import { type Locale, unparted } from "../src/words";

/** The glossary of a game's rule book, read as far as it is needed here. */
function glossary(book: string): Term[] {
  return book.split("[[term]]\n").slice(1).map((table) => {
    const fields = Object.fromEntries([...table.matchAll(/^(\w+) = (.+)$/gm)].map(([, key, value]) => [key, JSON.parse(value ?? "")]));
    return { also_en: [], also_fr: [], ...fields } as Term;
  });
}

const BOOKS: Record<string, string> = { flashpoint, feurio, onfire };
const GAMES = Object.keys(BOOKS);
type Part = Component<Record<string, unknown>>;

vi.stubGlobal("fetch", async (address: string) => {
  const game = String(address).split("/").at(-2) ?? "";
  return { ok: true, json: async () => ({ books: {}, chapters: [], terms: glossary(BOOKS[game] ?? "") }) };
});

beforeAll(async () => {
  for (const game of GAMES) learnTerms(game);
  await vi.waitUntil(() => GAMES.every((game) => termsOf(game).length > 0));
});

/** The words of a part of the page that explain themselves. */
function found(part: Part, props: Record<string, unknown>, locale: Locale = "en"): string[] {
  settings.locale = locale;
  const { body } = render(part, { props });
  return [...body.matchAll(/<span class="term[^>]*>([^<]*)<\/span>/g)].map(([, said]) => said ?? "");
}

const game = await pageOf("flashpoint");
const step = { action: "dispose", verb: "dispose", cost: 2 };
const reasons = [{ kind: "flashpoint-risk", values: { before: 10, after: 5 } }];
const plan = { plan: ["end"], steps: [step], worth: 0.5, low: 0.4, high: 0.6, samples: 8, found: "sampled", reasons };
const speech = { head: "Smoke!", say: "It costs 1 AP.", wait: "First the POI." };
const parole = { head: "De la fumée !", say: "Cela coûte 1 PA.", wait: "D’abord le POI." };
const lesson = { id: "x", title: { en: "", fr: "" }, heads: [{ en: "", fr: "" }], done: 0, do: [], via: [], rules: [], point: [], astray: false, free: false, en: speech, fr: parole };
const session = { game, at: { game: "flashpoint" }, open_offers: [], refused: { code: "lesson" }, hint: { candidates: [plan] }, planned: plan, thinking: false, waiting: false };
const fire = { spaces: [], people: [{ space: "3-3", lost: 0.1 }], firefighters: [], damage: 1, lost: 1, defeat: 0, flare_ups: 1, beyond: 0.1 };
const tiles = { heat: 3, tiles: [{ value: 4, count: 2, chance: 0.5, points: [{ point: "0,0", heat: 7, surrounded: [] }] }] };
const cards = { cards: [{ card: "fire-A4", count: 2, chance: 0.5, burns: ["A4"], eliminated: [1] }], eliminated: [1] };
const seen = { scenery: { supply: { damage: 24 } }, scene: { damage: 3 }, table: { seats: [{ name: "Ana" }] }, chosen: 0, choose: () => {}, short: false };
const event = { event: "smoke-placed", rule: "fp.smoke", space: "3-3" };
const tape = { game, step: 1, told: { frames: [{ events: [event] }, { events: [event] }] }, show: () => {} };
const review = { team: true, turning: [{ first: 0, last: 1, seat: null, owner: null, change: [90000], reach: 1 }], decisions: [{ first: 0, last: 1, seat: 0, best: ["end"], given_up: 90000, reach: 1, reasons }] };
const option = { name: "rules", kind: "choice", values: ["family", "advanced"], default: "family" };

test.each([
  ["what a teacher says", Teacher, { session, lesson, why: () => {} }, ["Smoke", "AP", "POI"], ["fumée", "PA", "POI"]],
  ["the steps of a hint, and what speaks for it", Hint, { session }, ["hazmat", "knocked down"], ["matière dangereuse", "mis à terre"]],
  ["what speaks for a plan", Reasons, { game: "flashpoint", reasons }, ["knocked down"], ["mis à terre"]],
  ["the danger of a fire", FireOdds, { odds: fire, ...seen }, ["damage", "smoke", "explosion", "flare-up"], ["dommages", "fumée", "explosion", "ignition"]],
  ["the same where there is little room", FireOdds, { odds: fire, ...seen, short: true }, ["damage"], ["dommages"]],
  ["the tiles that may come", ForestOdds, { odds: tiles, ...seen }, ["heat"], ["chaleur"]],
  ["the cards that may come", TowerOdds, { odds: cards, ...seen }, ["office"], ["bureau"]],
  ["what is asked", Ask, { game: "onfire", title: "", hint: "Elevator? Ambulance!" }, ["Ambulance"], ["Ambulance"]],
  ["the log", Log, { game, lines: [{ key: 1, event }], why: () => {} }, ["Smoke"], ["fumée"]],
  ["what turned a game, and what was better", Turning, { review, tape, names: ["Ana"] }, ["Smoke", "knocked down"], ["fumée", "mis à terre"]],
  ["the options of a table", OptionField, { game: "flashpoint", option, most: 1, value: "family", unread: null }, ["hazmats", "hot spots"], ["matières dangereuses", "points chauds"]],
  ["the name of an option", OptionField, { game: "feurio", option: { name: "firebreaks", kind: "flag", default: false }, most: 1, value: false, unread: null }, ["Firebreaks", "tile", "man"], ["Coupe-feu", "tuile", "homme"]],
] as unknown as [string, Part, Record<string, unknown>, string[], string[]][])("%s", (_, part, props, english, french) => {
  expect(found(part, props)).toEqual(english);
  expect(found(part, props, "fr")).toEqual(french);
});

test("a word is a stop for Tab unless there are very many, and stands in the text as it would without", () => {
  settings.locale = "en";
  const body = (props: object) => render(Terms as unknown as Part, { props: { game: "flashpoint", text: "Smoke at 3-4", ...props } }).body;
  expect(body({})).toMatch(/role="button" tabindex="0"[^>]*>Smoke<\/span>/);
  expect(body({ stop: false })).toContain('tabindex="-1"');
  expect(body({ unbroken: /(\S*\d-\d\S*)/ }).replace(/<!--.*?-->/g, "")).toContain(" at <span class=\"whole");
});

test("no line begins with a sign", () => {
  expect(unparted("Feu ! Où ? « Là » : 10 % ; non")).toBe("Feu\u00a0! Où\u00a0? « Là\u00a0»\u00a0: 10\u00a0%\u00a0; non");
  const { body } = render(Terms as unknown as Part, { props: { game: "flashpoint", text: "Feu !" } });
  expect(body).toContain("Feu\u00a0!");
});

test("the steps of a plan are numbered where they lead, unless there is one alone", () => {
  const seen = (place: string) => !place.startsWith("card");
  expect(numbered([["3-1"]], seen).size).toBe(0);
  const steps = [["3-1"], ["card jump", "3-1", "3-2"], ["3-1"], ["card swap"]];
  expect([...numbered(steps, seen)]).toEqual([["3-1", [1, 3]], ["3-2", [2]]]);
  expect(render(Steps as unknown as Part, { props: { steps, tick: 0 } }).body).toContain("ordinals");
});

test("cards lie beside the picture of an example: the event on top, and the hands in which there are any", () => {
  const players = (cards: string[][]) => cards.map((own) => ({ hand: own.length, cards: own, saved: 0, ambulance: 0, trucks: 0 }));
  const scene = (card: string | null, hands: string[][]) => ({ events: { card, laid: {}, pile: 8, rest: 2 }, players: players(hands) });
  const body = (of: object) => render(Cards as unknown as Part, { props: { scenery: {}, viewer: null, scene: of } }).body;
  expect(body(scene(null, [[], []]))).not.toContain("card");
  expect(body(scene("fire-A4", [[], []]))).toContain('data-event="fire-A4"');
  expect(body(scene(null, [["jump", "swap"], []])).match(/data-card="/g)).toHaveLength(2);
});
