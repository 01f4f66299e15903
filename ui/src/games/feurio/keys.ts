// The names of messages that the page puts together; words.check.js reads them here.

export const EVENTS = [
  "event-first-tile-laid",
  "event-tile-drawn",
  "event-tile-laid",
  "event-firebreak-laid",
  "event-men-placed",
  "event-turn-passed",
  "event-firebreak-shown",
  "event-zone-counted",
  "event-points-counted",
  "event-fire-out",
] as const;

export const LOBBY = [
  "game-feurio",
  "pitch-feurio",
  "motto-feurio",
  "option-feurio-players",
  "about-feurio-players",
  "option-feurio-cooperative",
  "about-feurio-cooperative",
  "option-feurio-firebreaks",
  "about-feurio-firebreaks",
  "option-feurio-hot",
  "about-feurio-hot",
  "reason-feurio-points",
  "reason-feurio-reached",
  "reason-feurio-missed",
] as const;

export const GROUPS = [
  "group-lay",
  "group-firebreak",
  "group-men-green",
  "group-men-blue",
  "group-men-yellow",
  "group-men-red",
  "group-nobody",
] as const;

export const DEEDS = ["deed-feurio-lay", "deed-feurio-break", "deed-feurio-place", "deed-feurio-pass"] as const;
