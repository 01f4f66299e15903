import { t } from "../../words";
import { isSpace, markOf, rowAndColumn } from "./geometry";
import { above, below, spacesOfObject, stairsFrom } from "./levels";
import type { Edge, Extreme, Floor, Scene, Scenery, Space } from "./types";

/** What a floor is called, in a word of the catalogue. */
export function floorName(floor: Floor): "ground" | "upper" | "attic" | "basement" {
  if (floor.storey === 0) return "ground";
  if (floor.storey < 0) return "basement";
  return floor.mark === "a" ? "attic" : "upper";
}

/** The floor of a space in words; nothing where there is only one. */
export function floorOf(scenery: Scenery, space: Space): string {
  const floor = scenery.floors.find(({ mark }) => mark === markOf(space));
  return floor && scenery.floors.length > 1 ? t("floor-name", { floor: floorName(floor) }) : "";
}

/** All that is on a space, in words. */
export function describe(scenery: Scenery, scene: Scene, space: Space): string {
  const words: string[] = [];
  if (!scenery.spaces[space]?.inside) words.push(t(markOf(space) ? "thing-aloft" : "thing-outside"));
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
  if (scene.extreme) words.push(...dangers(scenery, scene.extreme, space));
  for (const vehicle of ["ambulance", "engine"] as const) {
    const side = scene[vehicle];
    if (side && scenery.parkings[vehicle]?.[side]?.includes(space)) words.push(...parked(scenery, scene, vehicle, space));
  }
  scene.crew.forEach((one, seat) => {
    if (one.space === space) {
      words.push(t("thing-firefighter", { firefighter: seat + 1, specialist: one.specialist }));
    }
  });
  return words.length ? words.join(", ") : t("thing-nothing");
}

/** A vehicle with what it has on it; the platform stands on one of its spaces. */
function parked(scenery: Scenery, scene: Scene, vehicle: "ambulance" | "engine", space: Space): string[] {
  if (vehicle !== "engine" || !scene.extreme || scenery.floors.length === 1) return [t("vehicle", { vehicle })];
  const dock = scene.engine && scenery.parkings.engine?.[scene.engine]?.[scene.extreme.dock];
  const platform = scenery.platform && !scene.extreme.platform && dock === space;
  return [t("thing-engine", { ladders: scene.extreme.rack }), ...(platform ? [t("thing-platform")] : [])];
}

/** What Extreme Danger has put on a space. */
function dangers(scenery: Scenery, extreme: Extreme, space: Space): string[] {
  const words: string[] = [];
  for (const [object, damage] of Object.entries(extreme.objects)) {
    if (spacesOfObject(scenery, object).includes(space)) {
      words.push(t("thing-object", { object, damage, most: scenery.supply.object ?? 0 }));
    }
  }
  if (extreme.toxic.includes(space)) words.push(t("thing-toxic"));
  if (extreme.damaged.includes(space)) words.push(t("thing-damaged-floor"));
  if (extreme.holes.includes(space)) words.push(t("thing-hole"));
  const span = extreme.spans[space];
  if (span) words.push(span === "bridge" ? t("thing-bridge") : t("thing-descent", { space: span }));
  const hole = above(scenery, space);
  const down = hole && extreme.spans[hole];
  if (down && down !== "bridge") words.push(t("thing-ladder-up", { space: down }));
  const foot = extreme.raised[space];
  if (foot) words.push(t("thing-ladder-down", { space: foot }));
  for (const [top, bottom] of Object.entries(extreme.raised)) {
    if (bottom === space) words.push(t("thing-ladder-up", { space: top }));
  }
  const folded = extreme.ladders[space];
  if (folded) words.push(t("thing-ladders", { count: folded }));
  if (extreme.platform === space) words.push(t("thing-platform"));
  return words;
}

/** What a space is joined to on other floors, in words; nothing where there is only one. */
export function levels(scenery: Scenery, space: Space): string {
  const [over, under, other] = [above(scenery, space), below(scenery, space), stairsFrom(scenery, space)];
  return [
    other && t("level-stairs", { space: other }),
    over && t("level-above", { space: over }),
    under && t("level-below", { space: under }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** What stands between two spaces. */
export function describeEdge(scenery: Scenery, scene: Scene, edge: Edge): string {
  const kind = scene.edges[edge] ?? scenery.edges[edge] ?? "open";
  return t("edge-kind", { kind, jams: scene.extreme?.jams[edge] ?? 0 });
}

/** What stands around a space, side by side; nothing where all is open. */
export function walls(scenery: Scenery, scene: Scene, space: Space): string {
  const [mark, [row, column]] = [markOf(space), rowAndColumn(space)];
  const at = (down: number, right: number) => `${mark}${row + down}-${column + right}`;
  const edges = {
    north: `${at(-1, 0)}/${space}`,
    east: `${space}/${at(0, 1)}`,
    south: `${space}/${at(1, 0)}`,
    west: `${at(0, -1)}/${space}`,
  };
  return Object.entries(edges)
    .filter(([, edge]) => (scene.edges[edge] ?? scenery.edges[edge] ?? "open") !== "open")
    .map(([side, edge]) => t("wall-side", { side, wall: describeEdge(scenery, scene, edge) }))
    .join(", ");
}

/** What is at a place, for whoever points at it; nothing is not worth a word. */
export function about(place: string, rawScenery: unknown, rawScene: unknown): string {
  const [scenery, scene] = [rawScenery as Scenery, rawScene as Scene];
  if (place.includes("/")) return t("edge-label", { edge: place, wall: describeEdge(scenery, scene, place) });
  if (!isSpace(place)) return "";
  const things = describe(scenery, scene, place);
  const joined = levels(scenery, place);
  if (!joined && things === t("thing-nothing")) return "";
  return [t("space-label", { space: place, things }), joined].filter(Boolean).join("; ");
}
