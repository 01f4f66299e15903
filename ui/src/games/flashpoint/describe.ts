import { t } from "../../words";
import { isInside } from "./geometry";
import type { Scene, Scenery, Space } from "./types";

/** All that is on a space, in words. */
export function describe(scenery: Scenery, scene: Scene, space: Space): string {
  const words: string[] = [];
  if (!isInside(scenery, space)) words.push(t("thing-outside"));
  if (scene.fire.includes(space)) words.push(t("thing-fire"));
  if (scene.smoke.includes(space)) words.push(t("thing-smoke"));
  if (scene.poi.includes(space)) words.push(t("thing-poi"));
  const victims = scene.victims[space];
  if (victims) words.push(t("thing-victims", { count: victims }));
  const treated = scene.treated[space];
  if (treated) words.push(t("thing-treated", { count: treated }));
  const hazmats = scene.hazmats[space];
  if (hazmats) words.push(t("thing-hazmats", { count: hazmats }));
  if (scene.hot.includes(space)) words.push(t("thing-hot"));
  for (const vehicle of ["ambulance", "engine"] as const) {
    const side = scene[vehicle];
    if (side && scenery.parkings[vehicle]?.[side]?.includes(space)) words.push(t("vehicle", { vehicle }));
  }
  scene.crew.forEach((one, seat) => {
    if (one.space === space) {
      words.push(t("thing-firefighter", { firefighter: seat + 1, specialist: one.specialist }));
    }
  });
  return words.length ? words.join(", ") : t("thing-nothing");
}
