import type { Plan, Spot } from "./geometry";
import type { Firefighter, Scene } from "./types";

/** Colours and patterns of the firefighters, told apart by either; in the order of the seats. */
export const COLOURS = ["#f2b01e", "#3d8fd6", "#3fae62", "#b56bd0", "#f4f1ea", "#ef6f8f"] as const;

export function colour(seat: number): string {
  return COLOURS[seat % COLOURS.length] ?? COLOURS[0];
}

/** A mark for each specialist, drawn around (0 0) within 14 units. */
export const GLYPHS: Record<string, string> = {
  firefighter: "",
  paramedic: "M-2 -6h4v4h4v4h-4v4h-4v-4h-4v-4h4z",
  cafs: "M0 -6C3 -2 5 0 5 3A5 5 0 0 1 -5 3C-5 0 -3 -2 0 -6Z",
  "hazmat-technician": "M0 -7L6.500 5H-6.500ZM-1 -2.500V1.500H1V-2.500ZM-1 2.500V4H1V2.500Z",
  generalist: "M0 -6.500L1.800 -2.200L6.300 -2L2.800 1L4 5.500L0 3L-4 5.500L-2.800 1L-6.300 -2L-1.800 -2.200Z",
  captain: "M-6 -1L0 -6L6 -1V2.200L0 -2.800L-6 2.200ZM-6 4L0 -1L6 4V7L0 2.200L-6 7Z",
  rescue: "M-5 6L2 -1L0 -4Q5 -7 6 -2Q5 2 3 1L-3.500 7.500Z",
  imaging: "M-7 0Q0 -7 7 0Q0 7 -7 0ZM0 -2.600A2.600 2.600 0 1 0 .01 -2.600Z",
  driver: "M0 -6.500A6.500 6.500 0 1 0 .01 -6.500ZM0 -4.200A4.200 4.200 0 0 1 4.100 -.8H-4.100A4.200 4.200 0 0 1 0 -4.200ZM-3.900 1.500H-1V4A4.200 4.200 0 0 1 -3.900 1.500ZM1 4V1.500H3.900A4.200 4.200 0 0 1 1 4Z",
  "structural-engineer": "M-6.500 6.500V-6.500L6.500 6.500ZM-3.800 3.900H.3L-3.800 -.2Z",
};

/** A firefighter on the board. */
export interface Standing extends Spot {
  one: Firefighter;
  man: number;
  scale: number;
}

/** Where each firefighter is drawn: side by side on a shared space, aside of what lies there. */
export function stand(scene: Scene, plan: Plan): Standing[] {
  return scene.crew.flatMap((one, man) => {
    if (!one.space) return [];
    const mates = scene.crew.flatMap((other, index) => (other.space === one.space ? [index] : []));
    const turn = mates.indexOf(man);
    const at = plan.middle(one.space);
    const busy =
      scene.poi.includes(one.space) || Boolean(scene.victims[one.space]) || Boolean(scene.hazmats[one.space]);
    const [right, down] =
      mates.length === 1
        ? [busy ? 13 : 0, busy ? 12 : 2]
        : [
            ((turn % 3) - (Math.min(mates.length, 3) - 1) / 2) * (mates.length === 2 ? 36 : 25),
            mates.length > 3 ? (turn < 3 ? -14 : 16) : 8,
          ];
    const scale = [1, 0.8, 0.68][Math.min(mates.length, 3) - 1] ?? 0.68;
    return [{ one, man, x: at.x + right, y: at.y + down, scale }];
  });
}
