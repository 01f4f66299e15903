import { t } from "../../words";
import type { Purse } from "../contract";
import { markOf, type Plan, type Spot } from "./geometry";
import type { Firefighter, Scene, Space } from "./types";

const BASE = 4;
const FREE: Record<string, Pick<Purse, "kind" | "icon">> = {
  command: { kind: "command", icon: "horn" },
  move: { kind: "step", icon: "boot" },
  extinguish: { kind: "water", icon: "drop" },
};

/** Points of the turn, and the free ones of a specialist apart. */
export function purse(seat: number, raw: unknown): Purse[] {
  const { ap, free, free_for, seat: turn } = raw as Scene;
  if (seat !== turn) return [];
  const words = t("status-points", { ap, free });
  const points: Purse[] = [{ kind: "step", icon: "boot", left: ap, of: Math.max(BASE, ap), words }];
  const extra = FREE[free_for] ?? { kind: "deed", icon: "hand" };
  return free ? [...points, { ...extra, left: free, of: free, words: "" }] : points;
}

/** The floor of whoever's turn it is. */
export function actingFloor(scene: Scene): string {
  return markOf(scene.crew[scene.seat]?.space ?? "");
}

/** Those to be saved; who lies on a space is chosen by it, so that nobody changes between two looks. */
const PEOPLE = ["adult", "child", "elder", "dog", "man", "cat"] as const;

function sum(space: Space): number {
  return [...space].reduce((total, letter) => total + letter.charCodeAt(0) * 7, 0);
}

export function person(number: number): string {
  return PEOPLE[number % PEOPLE.length] ?? "adult";
}

export function personAt(space: Space): string {
  return person(sum(space));
}

/** One of so many drawings, always the same for a space. */
export function variant(space: Space, of: number): number {
  return 1 + (sum(space) % of);
}

/** A firefighter on the board. */
export interface Standing extends Spot {
  one: Firefighter;
  man: number;
  scale: number;
}

/** Where each firefighter is drawn: side by side on a shared space, aside of what lies there. */
export function stand(scene: Scene, plan: Plan): Standing[] {
  return scene.crew.flatMap((one, man) => {
    if (!one.space || !plan.shows(one.space)) return [];
    const mates = scene.crew.flatMap((other, index) => (other.space === one.space ? [index] : []));
    const turn = mates.indexOf(man);
    const at = plan.middle(one.space);
    const busy =
      scene.poi.includes(one.space) || Boolean(scene.victims[one.space]) || Boolean(scene.hazmats[one.space]);
    const [right, down] =
      mates.length === 1
        ? [busy ? 12 : 0, busy ? 6 : 2]
        : [
            ((turn % 3) - (Math.min(mates.length, 3) - 1) / 2) * (mates.length === 2 ? 36 : 25),
            mates.length > 3 ? (turn < 3 ? -14 : 16) : 6,
          ];
    const scale = [busy ? 0.85 : 1, 0.8, 0.68][Math.min(mates.length, 3) - 1] ?? 0.68;
    return [{ one, man, x: at.x + right, y: at.y + down, scale }];
  });
}
