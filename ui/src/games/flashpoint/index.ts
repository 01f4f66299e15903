import type { GamePage } from "../contract";
import Board from "./Board.svelte";
import Counters from "./Counters.svelte";
import Cover from "./Cover.svelte";
import Crew from "./Crew.svelte";
import { attempt, detail, group, label, placesOf, price, prompt } from "./deeds";
import { after, beats, sentence, tone } from "./happenings";
import { GROUPS } from "./keys";
import { concerns } from "./options";
import Story from "./Story.svelte";

export const flashpoint: GamePage = {
  name: "flashpoint",
  concerns,
  Board,
  Counters,
  Crew,
  Story,
  Cover,
  placesOf,
  label,
  detail,
  price,
  group,
  groups: GROUPS,
  prompt,
  attempt,
  sentence,
  beats,
  after,
  tone,
};
