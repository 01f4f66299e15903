/** What the headings of the list are drawn as. */
export const ICONS: Record<string, string> = {
  "group-lay": "flame",
  "group-firebreak": "x",
  "group-nobody": "hand",
};
