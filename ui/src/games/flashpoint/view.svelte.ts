import { room } from "../parts/room.svelte";
import { CELL, type Manner, Plan } from "./geometry";
import type { Scenery } from "./types";

/** Below this width the rim is slim; cells smaller than these, in pixels, let floors be shown one at a time. */
const NARROW = 700;
const SMALL = { slim: 44, broad: 50 };
/** A house is turned a quarter only if that makes its cells so much larger. */
const WORTH_TURNING = 1.08;

/** Which floor is looked at, where only one is shown at a time. */
class View {
  floor: string | null = $state(null);
}

export const view = new View();

function cell({ width, height }: Plan): number {
  return CELL * Math.min(room.width / width, room.height / height);
}

/** The way a building is laid out that has the largest cells in the room there is. */
function best(scenery: Scenery, floor: string, layouts: Manner["layout"][]): Plan {
  const slim = room.width < NARROW;
  const plans = layouts.flatMap((layout) =>
    [false, true].map((turned) => new Plan(scenery, { layout, turned, slim, floor })),
  );
  const worth = (plan: Plan) => cell(plan) / (plan.manner.turned ? WORTH_TURNING : 1);
  return plans.reduce((one, other) => (worth(other) > worth(one) ? other : one));
}

/** All floors if there is room for them, else the one that is looked at: by choice, or where somebody acts. */
export function planOf(scenery: Scenery, acting = ""): Plan {
  const floor = view.floor ?? acting;
  if (scenery.floors.length === 1) return best(scenery, floor, ["aside"]);
  const all = best(scenery, floor, ["aside", "stack"]);
  return cell(all) >= (all.manner.slim ? SMALL.slim : SMALL.broad) ? all : best(scenery, floor, ["one"]);
}
