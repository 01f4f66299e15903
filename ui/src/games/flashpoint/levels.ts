// What lies above what, and how one gets there.
import type { Scene, Scenery, Space } from "./types";

/** What lies directly below each space. */
export function below(scenery: Scenery, space: Space): Space | undefined {
  return Object.keys(scenery.above).find((under) => scenery.above[under] === space);
}

export function above(scenery: Scenery, space: Space): Space | undefined {
  return scenery.above[space];
}

/** The other half of a staircase, if a space is one. */
export function stairsFrom(scenery: Scenery, space: Space): Space | undefined {
  for (const [one, other] of scenery.stairs) {
    if (one === space) return other;
    if (other === space) return one;
  }
  return undefined;
}

export function storeyOf(scenery: Scenery, space: Space): number {
  const shown = scenery.spaces[space];
  return (shown && scenery.floors[shown.floor]?.storey) ?? 0;
}

/** Spaces that belong to the one pointed at although they are on other floors. */
export function related(scenery: Scenery, scene: Scene, space: Space): Space[] {
  const raised = Object.entries(scene.extreme?.raised ?? {});
  return [
    above(scenery, space),
    below(scenery, space),
    stairsFrom(scenery, space),
    ...raised.flatMap(([top, foot]) => (top === space ? [foot] : foot === space ? [top] : [])),
  ].filter((other, index, all): other is Space => Boolean(other) && all.indexOf(other) === index);
}

/** The spaces an object stands on; the chemical equipment stands where the small one would. */
export function spacesOfObject(scenery: Scenery, object: string): Space[] {
  return scenery.objects[object === "chemical" ? "small" : object] ?? [];
}
