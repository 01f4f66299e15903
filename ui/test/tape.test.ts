import { expect, test, vi } from "vitest";
import { flashpoint } from "../src/games/flashpoint";
import { Tape } from "../src/replay/tape.svelte";
import { settings } from "../src/theme/settings.svelte";
import type { Frame, Replay } from "../src/wire/types";

const frame = (seq: number, ...events: string[]): Frame => ({
  seq,
  actor: 0,
  action: "",
  events: events.map((event) => ({ event, rule: "", firefighter: 1, turn: seq })),
  scene: { crew: [], at: seq },
  due: "act",
});

const told: Replay = {
  table: { id: "abc", game: "flashpoint", options: {}, seats: [], version: 4, over: true, created: 0, listed: true, team: false, secretive: false, hints: true, pace: 0, relief: "" },
  scenery: {},
  start: { crew: [], at: 0 },
  frames: [frame(1, "placed"), frame(2, "turn-began"), frame(3, "moved"), frame(4, "turn-ended", "turn-began")],
  outcome: null,
};

test("a jump goes to where the game's page says a turn begins", () => {
  const steps: number[] = [];
  const tape = new Tape(flashpoint, told, (step) => steps.push(step));
  for (const way of [1, 1, 1, -1, -1] as const) tape.turn(way);
  expect(steps).toEqual([2, 4, 4, 2, 0]);
});

test("a step shows its scene, and the log as far as it", () => {
  const tape = new Tape(flashpoint, told, () => {});
  tape.show(2);
  expect(tape.player.scene).toEqual({ crew: [], at: 2 });
  expect(tape.lines.map((line) => line.event.event)).toEqual(["placed", "turn-began"]);
  tape.show(99);
  expect(tape.step).toBe(4);
});

test("playing tells each event when it is shown, and stops at the end", async () => {
  settings.speed = "off";
  const tape = new Tape(flashpoint, told, () => {});
  tape.show(2);
  tape.toggle();
  expect(tape.lines).toHaveLength(2 + 1);
  await vi.waitFor(() => expect([tape.step, tape.playing]).toEqual([4, false]));
  expect(tape.lines.map((line) => line.event.event)).toEqual(["placed", "turn-began", "moved", "turn-ended", "turn-began"]);
});
