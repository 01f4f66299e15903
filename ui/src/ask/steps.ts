import type { Place } from "../games/contract";

/** Which steps of a plan lead where: each counts at the last of its places that is seen. One step alone needs no number. */
export function numbered(steps: Place[][], seen: (place: Place) => boolean): Map<Place, number[]> {
  const found = new Map<Place, number[]>();
  if (steps.length < 2) return found;
  steps.forEach((places, index) => {
    const place = places.findLast(seen);
    if (place !== undefined) found.set(place, [...(found.get(place) ?? []), index + 1]);
  });
  return found;
}
