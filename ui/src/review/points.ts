import type { GamePage } from "../games/contract";
import type { GameEvent, Replay, Review } from "../wire/types";

/** A victory, in the millionths that chances are counted in. */
export const WHOLE = 1_000_000;

/** Millionths in hundredths. */
export function percent(share: number): number {
  return Math.round((100 * share) / WHOLE);
}

/** What was gained or lost in hundredths, with its sign. */
export function gain(share: number): string {
  const points = percent(share);
  return points > 0 ? `+${points}` : points < 0 ? `\u2212${-points}` : "0";
}

/** A line through the chances of a side, on a picture so wide and so high. */
export function curve(review: Review, side: number, wide: number, high: number): { line: string; band: string } {
  const last = Math.max(1, review.points.length - 1);
  const x = (place: number) => ((wide * place) / last).toFixed(1);
  const y = (share: number) => (high - (high * Math.min(WHOLE, Math.max(0, share))) / WHOLE).toFixed(1);
  const spots = review.points.map(({ chances, reach }, place) => ({ place, chance: chances[side] ?? 0, far: reach[side] ?? 0 }));
  const upper = spots.map(({ place, chance, far }) => `${x(place)} ${y(chance + far)}`);
  const lower = spots.map(({ place, chance, far }) => `${x(place)} ${y(chance - far)}`).reverse();
  return {
    line: `M${spots.map(({ place, chance }) => `${x(place)} ${y(chance)}`).join("L")}`,
    band: `M${[...upper, ...lower].join("L")}Z`,
  };
}

/** What is best told of some steps: what takes longest to be seen. */
export function tellingEvent(game: GamePage, told: Replay, first: number, last: number): GameEvent | undefined {
  const events = told.frames.slice(first, last).flatMap((frame) => frame.events);
  return events.reduce<GameEvent | undefined>((best, event) => (best && game.beats(best) >= game.beats(event) ? best : event), undefined);
}

/** The side that a change concerns most. */
export function mostChanged(change: number[]): number {
  return change.reduce((best, each, side) => (Math.abs(each) > Math.abs(change[best] ?? 0) ? side : best), 0);
}
