import { t } from "../../words";
import type { GamePage } from "../contract";
import Board from "./Board.svelte";
import Counters from "./Counters.svelte";
import Cover from "./Cover.svelte";
import Crew from "./Crew.svelte";
import { attempt, group, label, placesOf, prompt } from "./deeds";
import { describe } from "./describe";
import { FRAME } from "./geometry";
import { after, beats, begins, sentence, tone } from "./happenings";
import { GROUPS } from "./keys";
import { concerns } from "./options";
import Story from "./Story.svelte";
import type { Scene } from "./types";

function about(place: string, _scenery: unknown, scene: unknown): string {
  return t("space-label", { space: place, things: describe(scene as Scene, place) });
}

export const feurio: GamePage = {
  name: "feurio",
  concerns,
  Board,
  Counters,
  Crew,
  Story,
  Cover,
  /** The forest grows within a picture that keeps its shape. */
  aspect: () => FRAME.width / FRAME.height,
  placesOf,
  label,
  detail: () => "",
  /** Nothing is paid for but a firebreak, and its name says with whom. */
  price: () => "",
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
