// A game that has no page of its own yet: its actions as a list, its scene and its events as text.
import { capital, t } from "../../words";
import type { GameEvent, Offer } from "../../wire/types";
import type { GamePage, Prompt } from "../contract";
import Board from "./Board.svelte";
import { cover } from "./cover";
import Crew from "./Crew.svelte";
import Story from "./Story.svelte";
import { figure, words } from "./telling";

function sentence({ event, rule: _, ...fields }: GameEvent): string {
  const rest = Object.entries(fields).map(([name, value]) => `${words(name)} ${figure(value)}`);
  return capital([words(event), ...rest].join(", "));
}

function prompt(due: string, _scene: unknown, _seat: number, offers: Offer[], name: string): Prompt {
  return {
    title: t("plain-ask", { name }),
    hint: t("plain-hint", { due: words(due) }),
    buttons: offers.length <= 3 ? offers : [],
    urgent: false,
  };
}

export function plain(name: string): GamePage {
  return {
    ...cover(name),
    Board,
    Counters: Story,
    Crew,
    Story,
    placesOf: () => [],
    label: (offer) => capital(words(offer.action)),
    detail: () => "",
    price: (offer) => offer.cost ?? "",
    group: () => "actions-title",
    groups: ["actions-title"],
    icon: () => "list",
    prompt,
    attempt: () => null,
    sentence,
    beats: () => 0.3,
    after: (scene) => scene,
    tone: () => "deed",
    begins: () => false,
  };
}
