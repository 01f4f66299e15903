import { locale, t } from "../../words";
import { COLOURS, type Scene, type Space, type Tile } from "./types";

export function list(words: string[]): string {
  return new Intl.ListFormat(locale()).format(words);
}

/** A firebreak: whose it is, and its value if one may know it. */
function firebreak({ firebreak: seat, value }: Tile): string {
  return t("thing-feurio-firebreak", { player: (seat ?? 0) + 1, value: value ?? 0 });
}

/** All that is on a space, in words. */
export function describe(scene: Scene, space: Space): string {
  const point = scene.points[space];
  const tile = scene.tiles[space];
  if (!tile) return point ? t("thing-feurio-point", { heat: point.heat, hottest: point.hottest }) : "";
  if (tile.firebreak !== null) return firebreak(tile);
  const words = [t("thing-feurio-tile", { value: tile.value ?? 0 })];
  for (const colour of COLOURS) {
    const count = tile.men[colour];
    if (count) words.push(t("thing-feurio-men", { colour, count }));
  }
  words.push(t("thing-feurio-slots", { free: tile.slots - crowd(tile), slots: tile.slots }));
  words.push(t("thing-feurio-sides", { sides: tile.sides }));
  words.push(t("thing-feurio-room", { room: tile.room }));
  for (const zone of scene.zones) {
    if (zone.tiles.includes(space)) words.push(t("thing-feurio-zone", { colour: zone.colour, value: zone.value }));
  }
  return words.join(", ");
}

export function crowd(tile: Tile): number {
  return Object.values(tile.men).reduce((sum, men) => sum + men, 0);
}

/** How a zone comes to its value: the sum, and what it is divided by. */
export function division(sum: number, divisor: number | null): string {
  return divisor === null ? t("zone-feurio-closed", { sum }) : `${sum} ÷ ${divisor}`;
}
