import { t } from "../../words";
import type { GamePage } from "../contract";
import Board from "./Board.svelte";
import Counters from "./Counters.svelte";
import Cover from "./Cover.svelte";
import Crew from "./Crew.svelte";
import { attempt, group, label, placesOf, price, prompt } from "./deeds";
import { describe, named } from "./describe";
import { height } from "./geometry";
import Hand from "./Hand.svelte";
import { after, beats, begins, sentence, tone } from "./happenings";
import { held } from "./held.svelte";
import { GROUPS } from "./keys";
import { current } from "./plan.svelte";
import Story from "./Story.svelte";
import type { Scene, Scenery } from "./types";

function about(place: string, _scenery: unknown, scene: unknown): string {
  return t("space-label", { space: named(place), things: describe(scene as Scene, place) });
}

export const onfire: GamePage = {
  name: "onfire",
  concerns: () => true,
  Board,
  Hand,
  Counters,
  Crew,
  Story,
  Cover,
  aspect: (scenery) => current().width / height(scenery as Scenery),
  placesOf,
  label,
  detail: () => "",
  price,
  group,
  groups: GROUPS,
  prompt: (due, scene, seat, offers) => prompt(due, scene, seat, offers, held.card),
  attempt: (due, place, scene) => attempt(due, place, scene, held.card),
  about,
  sentence,
  beats,
  after,
  tone,
  begins,
};
