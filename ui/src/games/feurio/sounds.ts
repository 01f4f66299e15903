// What is heard of Feurio!.
import type { Sound } from "../../theme/sound";

export const SOUNDS: Record<string, Sound> = {
  "tile-drawn": "card",
  "first-tile-laid": "fire",
  "tile-laid": "fire",
  "firebreak-laid": "axe",
  "firebreak-shown": "found",
  "men-placed": "step",
  "zone-counted": "found",
  "points-counted": "saved",
};
