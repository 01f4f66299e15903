import { capital, t } from "../../words";
import type { Offer, Seat } from "../../wire/types";
import type { Place, Prompt } from "../contract";
import { ends, isSpace } from "./geometry";
import { GROUPS, HINTS, PROMPTS } from "./keys";
import type { Deed, Scene, Scenery } from "./types";

const GROUP_OF: Record<string, (typeof GROUPS)[number]> = {
  move: "group-move",
  climb: "group-move",
  douse: "group-water",
  extinguish: "group-water",
  open: "group-doors",
  close: "group-doors",
  chop: "group-doors",
  raise: "group-ladders",
  lower: "group-ladders",
  bridge: "group-ladders",
  sink: "group-ladders",
  take: "group-carry",
  drop: "group-carry",
  lead: "group-carry",
  leave: "group-carry",
  treat: "group-special",
  dispose: "group-special",
  identify: "group-special",
  clean: "group-special",
  cool: "group-special",
  mend: "group-special",
  repair: "group-special",
  drive: "group-vehicles",
  gun: "group-vehicles",
  platform: "group-vehicles",
  cannon: "group-vehicles",
  crew: "group-crew",
  end: "group-end",
};

export function group(raw: Offer): string {
  const offer = raw as Deed;
  if (offer.firefighter) return "group-command";
  return GROUP_OF[offer.verb] ?? "group-choose";
}

export function label(raw: Offer): string {
  const offer = raw as Deed;
  const to = offer.to ?? "";
  const [vehicle, way] = to.split(" ");
  const said = t(`deed-${offer.verb}`, {
    to,
    space: to,
    edge: to,
    kind: offer.kind,
    specialist: to,
    load: to,
    side: to,
    dice: to,
    vehicle: offer.verb === "drive" ? vehicle : "",
    way: offer.verb === "drive" ? way : "",
  });
  if (offer.firefighter) return t("deed-command", { firefighter: offer.firefighter, deed: said });
  return capital(said);
}

export function detail(raw: Offer): string {
  const offer = raw as Deed;
  return offer.verb === "choose" || offer.verb === "crew" ? t(`skill-${offer.to}`) : "";
}

/** Whoever one may become has a face. */
export function sign(raw: Offer): string {
  const { verb, to } = raw as Deed;
  return verb === "choose" || verb === "crew" ? `portrait-${to}` : "";
}

/** The same, further away. */
export function stretch(first: Offer, goal: Place): Offer {
  return { ...first, verb: "move", to: goal };
}

export function price(offer: Offer): string {
  const points = Number.parseInt(offer.cost ?? "", 10);
  if (Number.isNaN(points)) return "";
  return points === 0 ? t("cost-free") : t("cost-ap", { ap: points });
}

const SIDES = new Set(["north", "east", "south", "west"]);

/** A deed at an edge belongs to the edge and to the space on its far side; one done on the spot, to where one stands. */
export function placesOf(what: Offer, raw: unknown, seat: Seat): Place[] {
  const offer = what as Deed;
  const scene = raw as Scene;
  const who = offer.firefighter ? offer.firefighter - 1 : seat;
  const here = scene.crew[who]?.space ?? null;
  const to = offer.to ?? "";
  switch (offer.verb) {
    case "open":
    case "close":
    case "chop":
    case "mend": {
      const [first, second] = ends(to);
      return [to, here === first ? second : first];
    }
    case "take":
    case "drop":
    case "lead":
    case "leave":
    case "treat":
    case "dispose":
    case "cool":
    case "cannon":
      return here ? [here] : [];
    case "raise":
    case "lower":
      return here ? [to, here] : [to];
    case "gun":
      return ["engine"];
    case "drive": {
      const [vehicle = "", way = ""] = to.split(" ");
      return [SIDES.has(way) ? `${vehicle}-${way}` : vehicle];
    }
    case "park-ambulance":
      return [`ambulance-${to}`];
    case "park-engine":
      return [`engine-${to}`];
    case "choose":
    case "crew":
    case "end":
    case "stay":
    case "reroll":
      return [];
    case "keep":
      return offer.space ? [offer.space] : [];
    default:
      return [to];
  }
}

const BUTTONS = new Set(["end", "stay", "ride", "keep", "reroll", "choose", "park-ambulance", "park-engine"]);
const PLAIN = new Set(["act", "place"]);

export function prompt(due: string, raw: unknown, seat: Seat, offers: Offer[], name: string): Prompt {
  const scene = raw as Scene;
  const args = {
    name,
    firefighter: seat + 1,
    specialist: scene.crew[seat]?.specialist ?? "firefighter",
    turn: scene.seat + 1,
    red: scene.red,
    black: scene.black,
    space: (offers as Deed[]).find(({ verb }) => verb === "keep")?.space ?? "",
  };
  const ask = PROMPTS.find((name) => name === `ask-${due}`) ?? "ask-act";
  const hint = HINTS.find((name) => name === `hint-${due}`) ?? "hint-act";
  return {
    title: t(ask, args),
    hint: t(hint, args),
    buttons: offers.filter(
      (offer) => BUTTONS.has((offer as Deed).verb) || (due !== "act" && due !== "place" && offers.length <= 8),
    ),
    urgent: !PLAIN.has(due),
  };
}

const SHUT = new Set(["door", "fire-door", "window"]);

export function attempt(due: string, place: Place, raw: unknown, rawScenery: unknown): string | null {
  const scene = raw as Scene;
  const scenery = rawScenery as Scenery;
  if (due === "act" && place.includes("/")) {
    const kind = scene.edges[place] ?? scenery.edges[place] ?? "open";
    if (SHUT.has(kind)) return `open ${place}`;
    return kind.endsWith("-open") ? `close ${place}` : `chop ${place}`;
  }
  if (!isSpace(place)) return null;
  if (due === "act") return scene.crew[scene.seat]?.space === place ? null : `move ${place}`;
  if (due === "place" || due === "recover" || due === "ride" || due === "park-platform") return `${due} ${place}`;
  if (due === "boarding") return `ride ${place}`;
  if (due === "hazmats") return `explode ${place}`;
  return null;
}
