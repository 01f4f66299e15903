import { capital, t } from "../../words";
import type { Offer } from "../../wire/types";
import type { Place, Prompt } from "../contract";
import { list } from "./describe";
import { exit, shaft } from "./geometry";
import { cardPlace, TRUCK } from "./held.svelte";
import { CARDS, type Card, type Deed, type Scene } from "./types";

export function isCard(word: string): word is Card {
  return (CARDS as readonly string[]).includes(word);
}

/** Under which heading of the list an offer stands. */
export function group(raw: Offer): string {
  const { verb } = raw as Deed;
  if (isCard(verb)) return "group-onfire-cards";
  if (verb === "walk") return "group-onfire-stairs";
  if (verb === "remove") return "group-onfire-fire";
  if (verb === "redraw") return "group-onfire-redraw";
  return verb.startsWith("truck") || verb === "keep" ? "group-onfire-truck" : "group-onfire-second";
}

export function label(raw: Offer): string {
  const { verb, from = "", to = "elevator", player = 0, cards = [] } = raw as Deed;
  const names = list(cards.map((card) => t("card", { card })));
  const goal = verb === "elevator" ? Number(to) : to;
  return capital(t(`deed-onfire-${verb}`, { from, to: goal, player, cards: names }));
}

/** The same, further away. */
export function stretch(first: Offer, goal: Place): Offer {
  return { ...first, to: goal };
}

/** What an action takes of the four, in words. */
export function price(raw: Offer): string {
  const count = Number.parseInt(raw.cost ?? "", 10);
  return count ? t("price-onfire", { count }) : "";
}

/** Somebody who walks out leaves by their own staircase; from beside the elevator by either. */
function exits(from: string): Place[] {
  const own = from.includes("/") || from.endsWith("-3");
  return own ? [exit(from.charAt(0))] : [exit("A"), exit("B")];
}

/** Where an offer can be seen: the card, whence and whither; a choice of cards is a place by itself. */
export function placesOf(raw: Offer, rawScene: unknown): Place[] {
  const { verb, from = "", to = "", action } = raw as Deed;
  const lift = shaft((rawScene as Scene).elevator.floor);
  const card = isCard(verb) ? [cardPlace(verb)] : [];
  if (verb === "redraw") return [action];
  if (verb === "elevator") return [...card, shaft(Number(to))];
  if (verb === "expel") return [...card, lift, to];
  if (verb.startsWith("truck")) return [TRUCK, to];
  if (!from) return to ? [to] : [];
  if (!to) return [...card, from, lift];
  return [...card, from, ...(to === "street" ? exits(from) : [to])];
}

/** What has a button of its own: what is over with one word. */
function buttons(offers: Offer[]): Offer[] {
  return (offers as Deed[]).filter(({ verb }) => verb === "enough" || verb === "keep");
}

/** What is asked of a seat; `card` is what somebody has taken up. */
export function prompt(due: string, raw: unknown, offers: Offer[], name: string, card: Place | null): Prompt {
  const scene = raw as Scene;
  const args = { name, actions: scene.actions };
  const word = card?.slice(5) ?? "";
  if (due === "act" && word) {
    return { title: t("ask-onfire-card", { card: word }), hint: t(`rule-onfire-${word}`), buttons: [], urgent: true };
  }
  const asked = due === "act" ? "act" : due;
  return {
    title: t(`ask-onfire-${asked}`, args),
    hint: t(`hint-onfire-${asked}`, args),
    buttons: buttons(offers),
    urgent: due !== "act",
  };
}

/** The wish of somebody who lays a card where it cannot go. */
function wished(card: string, place: Place, lift: number): string | null {
  if (card === "truck") return `truck-remove ${place}`;
  if (card === "elevator") return place.startsWith("shaft") ? `elevator ${place.slice(6)}` : `elevator ${lift}`;
  const square = /^[AB]\d[-/]\d$/.test(place);
  if (card.startsWith("enter")) return square ? `${card} ${place}` : null;
  if (card === "expel") return square ? `expel 1 ${place}` : null;
  if (card.startsWith("leave")) return square ? `${card} ${place.slice(0, 2)} ${place}` : `${card} ${place} ${place}-1`;
  if (card === "back") return square ? `back ${place} ${place.slice(0, 2)}` : null;
  return square ? `${card} ${place} ${place}` : null;
}

/** What somebody who points where nothing is offered probably wanted. */
export function attempt(due: string, place: Place, raw: unknown, card: Place | null): string | null {
  const scene = raw as Scene;
  const lift = scene.elevator.floor;
  if (place.startsWith("card ")) return wished(place.slice(5), `A${lift || 1}-1`, lift);
  if (due !== "act") return null;
  if (card) return wished(card.slice(5), place, lift);
  if (place.startsWith("shaft")) return `elevator ${place.slice(6)}`;
  if (place.startsWith("street")) return `walk ${place.slice(7)}1/3 street`;
  if (scene.offices[place]) return `leave ${place} ${place}-1`;
  return scene.fire.includes(place) ? `remove ${place}` : `walk ${place} ${place}`;
}
