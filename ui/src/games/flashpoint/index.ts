import type { GamePage } from "../contract";
import { aim } from "./aims";
import Board from "./Board.svelte";
import Counters from "./Counters.svelte";
import Crew from "./Crew.svelte";
import { attempt, detail, group, label, placesOf, price, prompt, sign, stretch } from "./deeds";
import { about } from "./describe";
import { after, beats, begins, sentence, tone } from "./happenings";
import { ICONS } from "./icons";
import { GROUPS } from "./keys";
import Meters from "./Meters.svelte";
import { concerns, most, sketch } from "./options";
import { actingFloor, face, purse } from "./crew";
import Reveal from "./Reveal.svelte";
import { SOUNDS } from "./sounds";
import Story from "./Story.svelte";
import Thumb from "./Thumb.svelte";
import type { Scene, Scenery } from "./types";
import { planOf } from "./view.svelte";

function aspect(scenery: unknown, scene: unknown): number {
  const { width, height } = planOf(scenery as Scenery, actingFloor(scene as Scene));
  return width / height;
}

export const flashpoint: GamePage = {
  name: "flashpoint",
  concerns,
  most,
  Board,
  Meters,
  Counters,
  Crew,
  Story,
  Reveal,
  reveals: ({ event }) => event === "revealed",
  Thumb,
  sketch,
  picture: "flashpoint",
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
  face,
  purse,
  prompt,
  attempt,
  about,
  sentence,
  beats,
  after,
  tone,
  danger: (scene) => (scene as Scene).fire.length,
  sound: (event) => SOUNDS[event.event],
  begins,
  aim,
};
