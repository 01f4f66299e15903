import { capital, t } from "../../words";
import type { Offer, Seat } from "../../wire/types";
import type { Place, Prompt } from "../contract";
import { COLOURS, type Deed, type Scene } from "./types";

export function group(raw: Offer): string {
  const { verb, colour } = raw as Deed;
  if (verb === "place") return `group-men-${colour}`;
  if (verb === "break") return "group-firebreak";
  return verb === "lay" ? "group-lay" : "group-nobody";
}

export function label(raw: Offer): string {
  const { verb, space = "", colour = "", count = 0 } = raw as Deed;
  return capital(t(`deed-feurio-${verb}`, { space, colour, count }));
}

export function placesOf(what: Offer): Place[] {
  const { space } = what as Deed;
  return space ? [space] : [];
}

const FEW = 6;

/** Passing has a button of its own, and so have the ways to lay a tile where they are few. */
function buttons(offers: Offer[]): Offer[] {
  const deeds = offers as Deed[];
  if (deeds.some(({ verb }) => verb === "lay")) return offers.length <= FEW ? offers : [];
  return deeds.filter(({ verb }) => verb === "pass");
}

export function prompt(due: string, raw: unknown, _seat: Seat, offers: Offer[], name: string): Prompt {
  const scene = raw as Scene;
  const deeds = offers as Deed[];
  const breaks = deeds.some(({ verb }) => verb === "break");
  const points = deeds.filter(({ verb }) => verb === "lay");
  const args = { name, value: scene.drawn ?? 0, heat: points[0]?.heat ?? 0, points: points.length };
  const men = deeds.some(({ verb }) => verb === "place");
  const asked = {
    lay: [t("ask-feurio-lay", args), t(breaks ? "hint-feurio-break" : "hint-feurio-lay", args)],
    place: [t("ask-feurio-place", args), t(men ? "hint-feurio-place" : "hint-feurio-nowhere")],
    man: [t("ask-feurio-man", args), t(men ? "hint-feurio-man" : "hint-feurio-nowhere")],
  }[due] ?? ["", ""];
  return { title: asked[0] ?? "", hint: asked[1] ?? "", buttons: buttons(offers), urgent: breaks };
}

/** Somebody points at a space to lay the tile there, or at a tile to send a man there. */
export function attempt(due: string, place: Place, raw: unknown): string | null {
  const scene = raw as Scene;
  if (due === "lay") return `lay ${place}`;
  if (due !== "place" && due !== "man") return null;
  const hand = scene.hands[scene.seat] ?? {};
  const colour = COLOURS.find((one) => hand[one]);
  return colour ? `place 1 ${colour} ${place}` : null;
}
