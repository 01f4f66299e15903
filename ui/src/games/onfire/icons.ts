/** What the headings of the list are drawn as. */
export const ICONS: Record<string, string> = {
  "group-onfire-cards": "cards",
  "group-onfire-stairs": "stairs",
  "group-onfire-fire": "flame",
  "group-onfire-redraw": "swap",
  "group-onfire-truck": "play",
  "group-onfire-second": "check",
};
