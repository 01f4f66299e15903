// Where the places of a board are just now, for what is drawn over it: floors, magnifying and windows move them.
import type { Place } from "../games/contract";

/** A place within the room that the board is shown in, in pixels. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Finds a place, an edge between the spaces beside it; null if it is not to be seen. */
export function spotOf(room: Element, place: Place): Spot | null {
  const box = room.getBoundingClientRect();
  const found = element(room, place) ? [place] : place.split("/");
  const rects = found.flatMap((one) => element(room, one)?.getBoundingClientRect() ?? []).filter(({ width }) => width > 0);
  if (rects.length !== found.length) return null;
  const mean = (of: (rect: DOMRect) => number) => rects.reduce((sum, rect) => sum + of(rect), 0) / rects.length;
  const spot = {
    x: mean(({ left, width }) => left + width / 2) - box.left,
    y: mean(({ top, height }) => top + height / 2) - box.top,
    width: mean(({ width }) => width),
    height: mean(({ height }) => height),
  };
  return spot.x < 0 || spot.y < 0 || spot.x > box.width || spot.y > box.height ? null : spot;
}

function element(room: Element, place: Place): Element | null {
  return room.querySelector(`.board [data-place="${CSS.escape(place)}"]`);
}

/** Keeps what is drawn over a board where the board's places are; to be called as a component is made.
 *
 * `look` measures, in the room of the board around the layer, and is called anew whenever something of `changes` has changed
 * or places may have moved.
 */
export function follow(layer: () => Element | undefined, changes: () => unknown, look: (room: HTMLElement) => void): void {
  const around = () => layer()?.parentElement ?? null;
  const measure = () => {
    const room = around();
    if (room) look(room);
  };
  $effect(() => {
    changes();
    const frame = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(frame);
  });
  $effect(() => {
    const room = around();
    return room ? whenMoved(room, measure) : undefined;
  });
}

/** Looks again whenever places may have moved, until it is told to stop. */
function whenMoved(room: Element, look: () => void): () => void {
  const watch = new ResizeObserver(look);
  watch.observe(room);
  for (const part of room.querySelectorAll(".board, .whole")) watch.observe(part);
  const soon = () => requestAnimationFrame(look);
  room.addEventListener("scroll", look, true);
  room.addEventListener("click", soon); // another floor may be looked at
  return () => {
    watch.disconnect();
    room.removeEventListener("scroll", look, true);
    room.removeEventListener("click", soon);
  };
}
