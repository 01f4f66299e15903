// What is heard of On Fire!!!.
import type { Sound } from "../../theme/sound";

export const SOUNDS: Record<string, Sound> = {
  "event-drawn": "card",
  "card-played": "card",
  redrawn: "card",
  "fire-placed": "fire",
  "last-token-placed": "explosion",
  "fire-removed": "spray",
  "truck-kept": "found",
  eliminated: "lost",
  rescued: "saved",
  walked: "step",
  "closed-up": "step",
  jumped: "step",
  pushed: "step",
  "office-left": "door",
  entered: "door",
  "elevator-moved": "door",
  expelled: "door",
};
