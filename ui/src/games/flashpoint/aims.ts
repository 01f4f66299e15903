import { t } from "../../words";
import type { GameEvent } from "../../wire/types";

/** What a turn can be about, what counts most first; each is told by the first event of its kind. */
const AIMS: [told: (event: GameEvent, turn: GameEvent[]) => boolean, words: (event: GameEvent) => string][] = [
  [({ event }) => event === "saved", ({ space }) => t("aim-flashpoint-save", { space: String(space) })],
  [({ event, load }) => event === "took" && load === "victim", ({ space }) => t("aim-flashpoint-fetch", { space: String(space) })],
  [({ event }) => event === "treated", ({ space }) => t("aim-flashpoint-treat", { space: String(space) })],
  [({ event }) => event === "revealed" || event === "identified", ({ space }) => t("aim-flashpoint-look", { space: String(space) })],
  [({ event }) => event === "gun-fired" || event === "cannon-fired", ({ space }) => t("aim-flashpoint-gun", { space: String(space) })],
  [cleared, ({ space }) => t("aim-flashpoint-way", { space: String(space) })],
  [({ event, load }) => event === "disposed" || (event === "took" && load === "hazmat"), ({ space }) => t("aim-flashpoint-hazmat", { space: String(space) })],
  [({ event }) => event === "extinguished", ({ space }) => t("aim-flashpoint-fight", { space: String(space) })],
  [({ event }) => event === "chopped", ({ edge }) => t("aim-flashpoint-chop", { edge: String(edge) })],
  [({ event }) => event === "crew-changed", ({ specialist }) => t("aim-flashpoint-crew", { specialist: String(specialist) })],
  [({ event }) => event === "drove", ({ vehicle, side }) => t("aim-flashpoint-drive", { vehicle: String(vehicle), side: String(side) })],
  [({ event, load }) => event === "took" && load === "ladder", () => t("aim-flashpoint-ladder")],
  [({ event }) => event === "moved" || event === "climbed", () => t("aim-flashpoint-closer")],
  [({ event }) => event === "turn-ended", () => t("aim-flashpoint-wait")],
];

/** Whether somebody clears a space to go through it. */
function cleared({ event, space }: GameEvent, turn: GameEvent[]): boolean {
  return event === "extinguished" && turn.some((other) => other.event === "moved" && other.space === space);
}

/** What a firefighter is about to do, and what for, who knows what comes of it; what the fire does then is another matter. */
export function aim(events: GameEvent[]): string {
  const end = events.findIndex(({ event }) => event === "turn-ended");
  const turn = end < 0 ? events : events.slice(0, end + 1);
  for (const [told, words] of AIMS) {
    const first = turn.find((event) => told(event, turn));
    if (first) return words(first);
  }
  return "";
}
