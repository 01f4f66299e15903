import { expect, test } from "vitest";
import { EVENTS as FEURIO } from "../src/games/feurio/keys";
import { SOUNDS as forest } from "../src/games/feurio/sounds";
import { EVENTS as FLASHPOINT } from "../src/games/flashpoint/keys";
import { SOUNDS as house } from "../src/games/flashpoint/sounds";
import { EVENTS as ONFIRE } from "../src/games/onfire/keys";
import { SOUNDS as tower } from "../src/games/onfire/sounds";
import { SCORE, SOUNDS } from "../src/theme/sound";

test("every sound is short, soft and unlike the others", () => {
  for (const name of SOUNDS) {
    for (const { at = 0, length, gain, tone, noise } of SCORE[name]) {
      expect(at + length, name).toBeLessThanOrEqual(1);
      expect(gain, name).toBeLessThanOrEqual(0.6);
      expect(Boolean(tone) !== Boolean(noise), name).toBe(true);
    }
  }
  expect(new Set(SOUNDS.map((name) => JSON.stringify(SCORE[name]))).size).toBe(SOUNDS.length);
});

test.each([
  ["flashpoint", house, FLASHPOINT],
  ["feurio", forest, FEURIO],
  ["onfire", tower, ONFIRE],
] as const)("what is heard of %s happens in it", (_game, sounds, events: readonly string[]) => {
  expect(Object.keys(sounds).filter((name) => !events.includes(`event-${name}`))).toEqual([]);
});
