import { t } from "../../words";
import type { GamePage } from "../contract";
import { aim } from "./aims";
import Board from "./Board.svelte";
import Counters from "./Counters.svelte";
import Crew from "./Crew.svelte";
import { cover } from "./cover";
import { attempt, group, label, placesOf, prompt } from "./deeds";
import { describe } from "./describe";
import { room } from "../parts/room.svelte";
import { frameOf } from "./geometry";
import { after, beats, begins, sentence, tone } from "./happenings";
import { ICONS } from "./icons";
import { GROUPS } from "./keys";
import Meters from "./Meters.svelte";
import Odds from "./Odds.svelte";
import { risksOf } from "./odds";
import Reveal from "./Reveal.svelte";
import { SOUNDS } from "./sounds";
import Story from "./Story.svelte";
import type { Scene } from "./types";

function about(place: string, _scenery: unknown, scene: unknown): string {
  return t("space-label", { space: place, things: describe(scene as Scene, place) });
}

export const feurio: GamePage = {
  ...cover,
  Board,
  Meters,
  Counters,
  Crew,
  Story,
  Reveal,
  Odds,
  risksOf,
  reveals: ({ event }) => event === "tile-drawn",
  /** The forest grows within a picture of the shape of its room. */
  aspect: () => {
    const { width, height } = frameOf(room.width, room.height);
    return width / height;
  },
  placesOf,
  label,
  detail: () => "",
  /** Nothing is paid for but a firebreak, and its name says with whom. */
  price: () => "",
  group,
  groups: GROUPS,
  icon: (name) => ICONS[name] ?? "man",
  prompt,
  attempt,
  about,
  sentence,
  beats,
  after,
  tone,
  /** The heat of the hottest point. */
  danger: (scene) => Math.max(0, ...Object.values((scene as Scene).points).map(({ heat }) => heat)),
  sound: (event) => SOUNDS[event.event],
  begins,
  aim,
};
