import type { GamePage } from "../games/contract";
import type { GameEvent, Replay, Seat } from "../wire/types";

/** Something that turned a game: when, whose deed it was (nobody's: chance brought it), and how things stood. */
export interface Moment {
  turn: number;
  seat: Seat | null;
  event: GameEvent;
  scene: unknown;
}

/** As many turning points as one reads. */
const FEW = 8;

/** How much burned at the end of every turn, and the moments that mattered most, in their order. */
export function courseOf(game: GamePage, told: Replay): { curve: number[]; moments: Moment[] } {
  const curve: number[] = [];
  const moments: Moment[] = [];
  let turn = 0;
  for (const { events, actor, scene } of told.frames) {
    for (const event of events) {
      if (game.begins(event)) turn += 1;
      const seat = typeof actor === "number" ? actor : null;
      if (["good", "grave"].includes(game.tone(event))) moments.push({ turn, seat, event, scene });
    }
    if (game.danger) curve[turn] = game.danger(scene);
  }
  const weight = (moment: Moment) => game.beats(moment.event);
  const chosen = new Set([...moments].sort((one, other) => weight(other) - weight(one)).slice(0, FEW));
  return { curve: [...curve].map((value) => value ?? 0), moments: moments.filter((moment) => chosen.has(moment)) };
}
