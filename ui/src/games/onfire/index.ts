import { t } from "../../words";
import type { GamePage, Purse } from "../contract";
import { aim } from "./aims";
import Board from "./Board.svelte";
import Cards from "./Cards.svelte";
import { cover } from "./cover";
import Counters from "./Counters.svelte";
import Crew from "./Crew.svelte";
import { attempt, group, label, placesOf, price, prompt, stretch } from "./deeds";
import { describe, named } from "./describe";
import { height } from "./geometry";
import Hand from "./Hand.svelte";
import { after, beats, begins, sentence, tone } from "./happenings";
import { held } from "./held.svelte";
import { ICONS } from "./icons";
import { GROUPS } from "./keys";
import Meters from "./Meters.svelte";
import Odds from "./Odds.svelte";
import { risksOf } from "./odds";
import { current } from "./plan.svelte";
import Reveal from "./Reveal.svelte";
import { SOUNDS } from "./sounds";
import Story from "./Story.svelte";
import type { Scene, Scenery } from "./types";

function about(place: string, _scenery: unknown, scene: unknown): string {
  return t("space-label", { space: named(place), things: describe(scene as Scene, place) });
}

function purse({ actions, seat: turn }: Scene, { actions: of }: Scenery, seat: number): Purse[] {
  const words = t("counter-onfire-actions-left", { left: actions, of });
  return seat === turn ? [{ kind: "step", icon: "cards", left: actions, of, words }] : [];
}

export const onfire: GamePage = {
  ...cover,
  Board,
  Hand,
  Cards,
  Meters,
  Counters,
  Crew,
  Story,
  Reveal,
  Odds,
  risksOf,
  reveals: ({ event }) => event === "event-drawn",
  aspect: (scenery) => current().width / height(scenery as Scenery),
  placesOf,
  stretch,
  label,
  detail: () => "",
  price,
  group,
  groups: GROUPS,
  icon: (name) => ICONS[name] ?? "cards",
  purse: (seat, scene, scenery) => purse(scene as Scene, scenery as Scenery, seat),
  prompt: (due, scene, _seat, offers, name) => prompt(due, scene, offers, name, held.card),
  attempt: (due, place, scene) => attempt(due, place, scene, held.card),
  about,
  sentence,
  beats,
  after,
  tone,
  danger: (scene) => {
    const { offices, fire } = scene as Scene;
    return Object.values(offices).reduce((sum, { tokens }) => sum + tokens, fire.length);
  },
  sound: (event) => SOUNDS[event.event],
  begins,
  aim,
};
