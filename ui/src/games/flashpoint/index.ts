import type { GamePage } from "../contract";
import Board from "./Board.svelte";
import Counters from "./Counters.svelte";
import Cover from "./Cover.svelte";
import Crew from "./Crew.svelte";
import { attempt, detail, group, label, placesOf, price, prompt } from "./deeds";
import { about } from "./describe";
import { after, beats, begins, sentence, tone } from "./happenings";
import { GROUPS } from "./keys";
import { concerns, most } from "./options";
import Story from "./Story.svelte";
import type { Scenery } from "./types";
import { planOf } from "./view.svelte";

function aspect(scenery: unknown): number {
  const { width, height } = planOf(scenery as Scenery);
  return width / height;
}

export const flashpoint: GamePage = {
  name: "flashpoint",
  concerns,
  most,
  Board,
  Counters,
  Crew,
  Story,
  Cover,
  aspect,
  placesOf,
  label,
  detail,
  price,
  group,
  groups: GROUPS,
  prompt,
  attempt,
  about,
  sentence,
  beats,
  after,
  tone,
  begins,
};
