import { MediaQuery } from "svelte/reactivity";
import { Plan } from "./geometry";
import type { Scenery } from "./types";

/** A phone held upright: floors are stacked there, side by side elsewhere. */
const narrow = new MediaQuery("max-width: 760px");

export function planOf(scenery: Scenery): Plan {
  return new Plan(scenery, narrow.current);
}
