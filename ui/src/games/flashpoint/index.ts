import { t } from "../../words";
import type { GamePage } from "../contract";
import Board from "./Board.svelte";
import Counters from "./Counters.svelte";
import Cover from "./Cover.svelte";
import Crew from "./Crew.svelte";
import { attempt, detail, group, label, placesOf, price, prompt } from "./deeds";
import { describe } from "./describe";
import { size } from "./geometry";
import { after, beats, begins, sentence, tone } from "./happenings";
import { GROUPS } from "./keys";
import { concerns, most } from "./options";
import Story from "./Story.svelte";
import type { Scene, Scenery } from "./types";

function aspect(scenery: unknown): number {
  const { width, height } = size(scenery as Scenery);
  return width / height;
}

/** What lies on a space; nothing is not worth a word. */
function about(place: string, scenery: unknown, scene: unknown): string {
  const things = /^\d+-\d+$/.test(place) ? describe(scenery as Scenery, scene as Scene, place) : "";
  return things && things !== t("thing-nothing") ? t("space-label", { space: place, things }) : "";
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
