import { locale, t } from "../../words";
import type { Place } from "../contract";
import type { Scene } from "./types";

export function list(words: string[]): string {
  return new Intl.ListFormat(locale()).format(words);
}

/** How many of each player, in words; nobody is said too. */
export function crowd(counts: number[]): string {
  const words = counts.flatMap((count, seat) => (count ? [t("thing-onfire-staff", { player: seat + 1, count })] : []));
  return words.length ? list(words) : t("thing-onfire-nobody");
}

/** All that is at a place of the tower, in words. */
export function describe(scene: Scene, place: Place): string {
  const office = scene.offices[place];
  if (office) {
    return [t("thing-onfire-tokens", { tokens: office.tokens }), crowd(office.employees)].join(", ");
  }
  if (place.startsWith("shaft")) {
    const here = scene.elevator.floor === Number(place.slice(6));
    return here ? t("thing-onfire-cab", { aboard: crowd(scene.elevator.aboard) }) : t("thing-onfire-shaft");
  }
  if (place.startsWith("street")) return t("thing-onfire-exit");
  const player = scene.people[place];
  if (player !== undefined) return t("thing-onfire-person", { player: player + 1 });
  return isBurning(scene, place) ? t("thing-onfire-fire") : t("thing-onfire-free");
}

/** A fire on a `1` is one for the `2` beside it too. */
export function isBurning(scene: Scene, place: Place): boolean {
  return scene.fire.includes(place.replace(/-2$/, "-1"));
}

/** A place by its name. */
export function named(place: Place): string {
  const [word = "", more = ""] = place.split(" ");
  if (word === "shaft") return t("place-onfire-shaft", { floor: Number(more) });
  if (word === "street") return t("place-onfire-exit", { side: more });
  if (place.includes("/")) return t("place-onfire-step", { place });
  return place.includes("-") ? t("place-onfire-landing", { place }) : t("place-onfire-office", { place });
}

/** An event card taken apart: what comes, and where. */
export function alarmOf(card: string): { alarm: string; office: string } {
  const [, alarm = card, office = ""] = /^(fire|fire-two)-([A-Z]\d+)$/.exec(card) ?? [];
  return { alarm, office };
}
