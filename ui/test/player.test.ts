import { expect, test, vi } from "vitest";
import { flashpoint } from "../src/games/flashpoint";
import { courseOf } from "../src/table/course";
import { Player } from "../src/table/player.svelte";
import { settings } from "../src/theme/settings.svelte";
import type { Entry, Frame, Replay } from "../src/wire/types";

const scene = (fire: string[] = []) => ({ crew: [{ space: "3-0" }, { space: "3-0" }], fire, smoke: [], hazards: {} });
const entry = (seq: number, actor: Entry["actor"], event: string, more = {}): Entry => ({
  seq,
  actor,
  action: "",
  events: [{ event, rule: "", firefighter: Number(actor) + 1, ...more }],
});

/** A quiet game: what is shown and how long is another's affair. */
const game = { ...flashpoint, after: (before: unknown) => before };

test("a bot says what it is about to do when all of its turn has come", async () => {
  vi.stubGlobal("document", { hidden: false });
  settings.speed = "fast";
  const player = new Player(game, {}, () => {}, (seat) => seat === 1);
  const play = (one: Entry, next: number) => player.play([one], scene(), () => {}, next);
  play(entry(1, 0, "turn-ended"), 1);
  await vi.waitFor(() => expect(player.busy).toBe(false));
  expect(player.saying).toBeNull();
  play(entry(2, 1, "moved", { space: "3-1" }), 1);
  expect(player.saying).toBeNull();
  play(entry(3, 1, "took", { space: "3-1", load: "victim" }), 1);
  play(entry(4, 1, "turn-ended"), 0);
  await vi.waitFor(() => expect(player.saying).toEqual({ seat: 1, words: "“I fetch the victim at 3-1 before the fire does.”" }));
  player.skip();
  await vi.waitFor(() => expect(player.saying).toBeNull());
  vi.unstubAllGlobals();
});

test("the course of a game: what burned turn by turn, and whose deeds turned it", () => {
  const frame = (actor: Entry["actor"], fires: number, ...events: string[]): Frame => ({
    ...entry(0, actor, ""),
    events: events.map((event) => ({ event, rule: "", space: "3-0", victims: 1, total: 1 })),
    scene: scene(Array.from({ length: fires }, (_, fire) => `${fire}-1`)),
    due: "act",
  });
  const frames = [frame("chance", 2, "turn-began"), frame(1, 2, "saved"), frame("chance", 5, "ignited", "victim-lost", "turn-began"), frame(0, 4, "moved")];
  const { curve, moments } = courseOf(game, { frames } as unknown as Replay);
  expect(curve).toEqual([0, 2, 4]);
  expect(moments.map(({ turn, seat, event }) => [turn, seat, event.event])).toEqual([
    [1, 1, "saved"],
    [1, null, "victim-lost"],
  ]);
});
