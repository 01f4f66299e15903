import type { GamePage } from "../contract";
import { aim } from "./aims";
import Board from "./Board.svelte";
import { cover } from "./cover";
import Counters from "./Counters.svelte";
import Crew from "./Crew.svelte";
import { attempt, detail, group, label, placesOf, price, prompt, sign, stretch } from "./deeds";
import { about } from "./describe";
import { after, beats, begins, sentence, tone } from "./happenings";
import { ICONS } from "./icons";
import { isSpace, markOf } from "./geometry";
import { GROUPS } from "./keys";
import Meters from "./Meters.svelte";
import Odds from "./Odds.svelte";
import { risksOf } from "./odds";
import { actingFloor, purse } from "./crew";
import Reveal from "./Reveal.svelte";
import { SOUNDS } from "./sounds";
import Story from "./Story.svelte";
import type { Scene, Scenery } from "./types";
import { planOf, view } from "./view.svelte";

function aspect(scenery: unknown, scene: unknown): number {
  const { width, height } = planOf(scenery as Scenery, actingFloor(scene as Scene));
  return width / height;
}

export const flashpoint: GamePage = {
  ...cover,
  Board,
  Meters,
  Counters,
  Crew,
  Story,
  Reveal,
  Odds,
  risksOf,
  reveals: ({ event }) => event === "revealed",
  aspect,
  placesOf,
  stretch,
  label,
  detail,
  sign,
  price,
  group,
  groups: GROUPS,
  icon: (name) => ICONS[name] ?? "hand",
  purse,
  prompt,
  attempt,
  about,
  turnTo: (place) => (view.floor = isSpace(place) ? markOf(place) : null),
  sentence,
  beats,
  after,
  tone,
  danger: (scene) => (scene as Scene).fire.length,
  sound: (event) => SOUNDS[event.event],
  begins,
  aim,
};
