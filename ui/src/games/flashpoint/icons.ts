/** What the headings of the list are drawn as. */
export const ICONS: Record<string, string> = {
  "group-move": "boot",
  "group-water": "drop",
  "group-doors": "axe",
  "group-ladders": "stairs",
  "group-carry": "man",
  "group-special": "hand",
  "group-command": "horn",
  "group-vehicles": "play",
  "group-crew": "swap",
  "group-choose": "check",
  "group-end": "flag",
};
