import { t, type Args } from "../../words";
import { cast } from "../../words/cast.svelte";
import type { GameEvent } from "../../wire/types";
import type { Tone } from "../contract";
import { list } from "./describe";
import type { Card, PlayerShown, Scene } from "./types";

export function sentence(event: GameEvent): string {
  const args: Args = {};
  for (const [name, value] of Object.entries(event)) {
    if (Array.isArray(value)) args[name] = list(value.map((one) => String((name === "winners" && cast.called(one)) || one)));
    else if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") args[name] = value;
  }
  return t(`event-${event.event}`, args);
}

export function begins(event: GameEvent): boolean {
  return event.event === "player-began";
}

const BEATS: Record<string, number> = {
  "player-began": 0.6,
  "event-drawn": 1.8,
  "event-ignored": 0.6,
  "events-shuffled": 0.8,
  "fire-placed": 0.9,
  "fire-stuck": 0.7,
  "fire-removed": 0.8,
  "last-token-placed": 1.2,
  "last-event-drawn": 1.2,
  "truck-kept": 0.7,
  "truck-used": 0.5,
  eliminated: 1.2,
  rescued: 0.9,
  "card-played": 0.5,
  redrawn: 0.5,
  walked: 0.7,
  "closed-up": 0.4,
  "office-left": 0.8,
  "elevator-moved": 1.1,
  entered: 0.7,
  jumped: 0.8,
  pushed: 0.6,
  expelled: 0.8,
  "pushed-back": 0.8,
  swapped: 0.8,
  forfeited: 0.8,
};

export function beats(event: GameEvent): number {
  return BEATS[event.event] ?? 0.15;
}

const TONES: Record<string, Tone> = {
  "player-began": "turn",
  "event-drawn": "hazard",
  "fire-placed": "hazard",
  "fire-stuck": "hazard",
  "last-token-placed": "grave",
  "last-event-drawn": "grave",
  eliminated: "grave",
  rescued: "good",
  "fire-removed": "good",
  "evacuation-ended": "turn",
};

export function tone(event: GameEvent): Tone {
  return TONES[event.event] ?? "deed";
}

type Change = (scene: Scene, event: GameEvent, seat: number) => Scene;

function player(scene: Scene, seat: number, change: (one: PlayerShown) => Partial<PlayerShown>): Scene {
  return { ...scene, players: scene.players.map((one, index) => (index === seat ? { ...one, ...change(one) } : one)) };
}

function without<T>(all: T[], one: T): T[] {
  const at = all.indexOf(one);
  return at < 0 ? all : all.toSpliced(at, 1);
}

function staff(scene: Scene, place: string, seat: number, by: number): Scene {
  const office = scene.offices[place];
  if (!office) return scene;
  const employees = office.employees.map((count, index) => (index === seat ? count + by : count));
  return { ...scene, offices: { ...scene.offices, [place]: { ...office, employees } } };
}

function gone(scene: Scene, place: string): Scene {
  const { [place]: _, ...people } = scene.people;
  return { ...scene, people };
}

/** Somebody stands on a square now; the street is none. */
function come(scene: Scene, place: string, seat: number): Scene {
  return place === "street" || scene.offices[place] ? scene : { ...scene, people: { ...scene.people, [place]: seat } };
}

function aboard(scene: Scene, seat: number, by: number): Scene {
  const now = scene.elevator.aboard.map((count, index) => (index === seat ? count + by : count));
  return { ...scene, elevator: { ...scene.elevator, aboard: now } };
}

const moved: Change = (scene, event, seat) => come(gone(scene, String(event.origin)), String(event.to), seat);

const CHANGES: Record<string, Change> = {
  "first-chosen": (scene, _event, seat) => ({ ...scene, first: seat, last_token: true }),
  "player-began": (scene, event, seat) => ({ ...scene, seat, turn: Number(event.turn) }),
  "event-drawn": (scene, event) => {
    const card = event.office ? `${String(event.alarm)}-${String(event.office)}` : String(event.alarm);
    return { ...scene, events: { ...scene.events, card, pile: Number(event.pile) } };
  },
  "events-shuffled": (scene, event) => ({
    ...scene,
    supply: scene.supply + 1,
    events: { ...scene.events, pile: Number(event.pile), rest: Number(event.rest), laid: {} },
  }),
  "fire-placed": (scene, event) => {
    const place = String(event.place);
    const office = scene.offices[place];
    const supply = Math.max(0, scene.supply - 1);
    if (!office) return { ...scene, supply, fire: [...without(scene.fire, place), place] };
    return { ...scene, supply, offices: { ...scene.offices, [place]: { ...office, tokens: Number(event.tokens) } } };
  },
  "fire-removed": (scene, event) => {
    const place = String(event.place);
    const office = scene.offices[place];
    const supply = scene.supply + 1;
    if (!office) return { ...scene, supply, fire: without(scene.fire, place) };
    return { ...scene, supply, offices: { ...scene.offices, [place]: { ...office, tokens: office.tokens - 1 } } };
  },
  "last-token-placed": (scene) => ({ ...scene, last_token: false }),
  "truck-kept": (scene, _event, seat) => player(scene, seat, ({ trucks }) => ({ trucks: trucks + 1 })),
  "truck-used": (scene, _event, seat) => player(scene, seat, ({ trucks }) => ({ trucks: trucks - 1 })),
  eliminated: (scene, event, seat) => {
    const [place, count] = [String(event.place), Number(event.count)];
    const hurt = player(scene, seat, ({ ambulance }) => ({ ambulance: ambulance + count }));
    return scene.offices[place] ? staff(hurt, place, seat, -count) : gone(hurt, place);
  },
  rescued: (scene, event, seat) => {
    const safe = player(scene, seat, () => ({ saved: Number(event.total) }));
    const { floor, aboard: now } = scene.elevator;
    return floor === 0 && now[seat] ? aboard(safe, seat, -Number(event.count)) : safe;
  },
  "card-played": (scene, event, seat) => {
    const card = event.card as Card;
    const spent = player(scene, seat, ({ hand, cards }) => ({ hand: hand - 1, cards: cards && without(cards, card) }));
    return { ...spent, top: card, discard: scene.discard + 1 };
  },
  "card-drawn": (scene, event, seat) => {
    const card = event.card as Card;
    const drawn = player(scene, seat, ({ hand, cards }) => ({ hand: hand + 1, cards: cards && [...cards, card] }));
    return { ...drawn, deck: scene.deck - 1 };
  },
  redrawn: (scene, event, seat) => {
    const [count, away] = [Number(event.count), (event.cards ?? []) as Card[]];
    const left = player(scene, seat, ({ hand, cards }) => ({ hand: hand - count, cards: cards && away.reduce(without, cards) }));
    return { ...left, top: null, discard: scene.discard + count };
  },
  "cards-shuffled": (scene, event) => ({ ...scene, deck: Number(event.count), discard: 0, top: null }),
  walked: moved,
  "closed-up": moved,
  jumped: moved,
  pushed: moved,
  "office-left": (scene, event, seat) => come(staff(scene, String(event.origin), seat, -1), String(event.to), seat),
  "elevator-moved": (scene, event) => ({ ...scene, elevator: { ...scene.elevator, floor: Number(event.floor) } }),
  entered: (scene, event, seat) => aboard(gone(scene, String(event.origin)), seat, 1),
  expelled: (scene, event, seat) => come(aboard(scene, seat, -1), String(event.to), seat),
  "pushed-back": (scene, event, seat) => staff(gone(scene, String(event.origin)), String(event.to), seat, 1),
  swapped: (scene, event, seat) =>
    come(come(scene, String(event.to), seat), String(event.origin), Number(event.other) - 1),
};

/** Shows an event on the scene. It moves pieces as the event says and decides nothing. */
export function after(raw: unknown, event: GameEvent): unknown {
  const change = CHANGES[event.event];
  return change ? change(raw as Scene, event, Number(event.player ?? 0) - 1) : raw;
}
