import type { Place } from "../games/contract";
import type { Offer } from "../wire/types";
import type { Session } from "./session.svelte";

/** Something open beside a place: the menu of its actions, or a tip. */
export interface Beside {
  place: Place;
  offers: Offer[];
  anchor: Element;
}

/** A journey as it is offered on the board: all its steps, and the places they lead over. */
interface Way extends Offer {
  steps: string[];
  via: Place[];
}

/** The first half of a choice: where it began, and what can still be meant. */
interface Step {
  from: Place[];
  offers: Offer[];
}

/** What somebody points at, picks and drags at a table, and what becomes of it. */
export class Pointing {
  menu: Beside | null = $state.raw(null);
  tip: Beside | null = $state.raw(null);
  /** The offer of a list that is pointed at. */
  offer: Offer | null = $state.raw(null);
  /** The heading of the list that was chosen: only what stands under it is lit. */
  group: string | null = $state(null);
  /** One place was chosen and another is asked for, on the board. */
  step: Step | null = $state.raw(null);
  /** Whether the keyboard was in a list that goes away with the action. */
  leftList = false;

  constructor(readonly session: Session) {}

  /** What may be meant just now: everything, or what was narrowed down to. */
  readonly offers: Offer[] = $derived.by(() => {
    const { game, open_offers: all } = this.session;
    if (this.step) return this.step.offers;
    return this.group === null ? all : all.filter((offer) => game.group(offer) === this.group);
  });

  /** The ways to distant places, as offers that stand on the board only. */
  readonly ways: Way[] = $derived.by(() => {
    const { game, open_offers: all, open_journeys: journeys } = this.session;
    if (this.step || !game.stretch) return [];
    return journeys.flatMap(({ actions, places, cost }) => {
      const first = all.find((offer) => offer.action === actions[0]);
      const goal = places.at(-1);
      if (!first || !goal || !game.stretch) return [];
      const way = { ...game.stretch(first, goal), action: actions.join(", "), cost, steps: actions, via: places };
      return this.group === null || game.group(way) === this.group ? [way] : [];
    });
  });

  /** What may be done at each place. */
  readonly places: Map<Place, Offer[]> = $derived.by(() => {
    const found = new Map<Place, Offer[]>();
    for (const offer of [...this.offers, ...this.ways]) {
      for (const place of this.placesOf(offer)) {
        if (!this.step?.from.includes(place)) found.set(place, [...(found.get(place) ?? []), offer]);
      }
    }
    return found;
  });

  /** The places of the offer that is pointed at. */
  readonly marked: Place[] = $derived(this.offer ? this.placesOf(this.offer) : []);

  /** The way that is pointed at. */
  readonly way: Place[] = $derived.by(() => {
    const pointed = this.offer ? [this.offer] : (this.tip?.offers ?? []);
    return pointed.length === 1 ? ((pointed[0] as Partial<Way>).via ?? []) : [];
  });

  placesOf(offer: Offer): Place[] {
    const { game, player, seat } = this.session;
    return player && seat !== null ? game.placesOf(offer, player.scene, seat) : [];
  }

  choose = (offer: Offer): void => {
    const { menu } = this;
    // A mouse leaves a button behind too, but is somewhere itself.
    const { activeElement: button } = document;
    this.leftList = !menu && button instanceof HTMLButtonElement && button.matches(":focus-visible");
    this.putBack();
    this.close();
    if (menu?.anchor instanceof HTMLElement) menu.anchor.focus();
    const [action = offer.action, ...then] = (offer as Partial<Way>).steps ?? [];
    this.session.act(action, then);
  };

  /** Chooses a heading: what stands alone under it is done at once, the rest is lit. */
  select = (group: string): void => {
    const { game, open_offers: all } = this.session;
    const [only, ...more] = all.filter((offer) => game.group(offer) === group);
    this.step = null;
    if (only && more.length === 0) return this.choose(only);
    this.group = this.group === group ? null : group;
  };

  /** Forgets what was chosen halfway. */
  putBack = (): void => {
    this.group = null;
    this.step = null;
  };

  get halfway(): boolean {
    return this.group !== null || this.step !== null;
  }

  pick = (place: Place, anchor: Element): void => {
    if (this.step?.from.includes(place)) return this.putBack();
    this.#meant([place], this.places.get(place) ?? [], anchor);
  };

  drop = (from: Place, to: Place, anchor: Element): void => {
    const there = this.places.get(to) ?? [];
    const all = this.step ? there : (this.places.get(from) ?? []).filter((offer) => there.includes(offer));
    this.#meant([from, to], all, anchor);
  };

  /** Has somebody say in words which is meant, where a finger covers several places. */
  gather = (offers: Offer[], anchor: Element): void => {
    const [only, ...more] = offers;
    if (this.session.player?.busy) return this.session.player.skip();
    if (only && more.length === 0) return this.choose(only);
    this.tip = null;
    this.menu = { place: "", offers, anchor };
  };

  point = (place: Place | null, anchor: Element | null): void => {
    this.tip = place && anchor && !this.menu ? { place, anchor, offers: this.places.get(place) ?? [] } : null;
  };

  pointOffer = (offer: Offer | null): void => {
    this.offer = offer;
  };

  close = (): void => {
    this.menu = null;
    this.tip = null;
    this.offer = null;
  };

  /** One meaning is done; of several another place tells them apart, or a menu does; none is a wish the server explains. */
  #meant(places: Place[], offers: Offer[], anchor: Element): void {
    const { session } = this;
    const place = places.at(-1) ?? "";
    this.tip = null;
    if (session.player?.busy) return session.player.skip();
    const [only, ...more] = offers;
    if (only && more.length === 0) return this.choose(only);
    const from = [...(this.step?.from ?? []), ...places];
    if (only && this.#differ(offers, from)) {
      this.step = { from, offers };
      return;
    }
    if (only) {
      this.menu = { place, offers, anchor };
      return;
    }
    if (session.seat === null || !session.due || !session.player) return;
    const wish = session.game.attempt(session.due, place, session.player.scene, session.scenery);
    if (wish) session.act(wish);
  }

  /** Whether offers of one kind have a place of their own each, besides those that were chosen. */
  #differ(offers: Offer[], from: Place[]): boolean {
    const { game } = this.session;
    if (new Set(offers.map((offer) => game.group(offer))).size > 1) return false;
    const rest = offers.map((offer) => this.placesOf(offer).filter((place) => !from.includes(place)));
    const all = rest.flat();
    return rest.every((places) => places.some((place) => all.filter((other) => other === place).length === 1));
  }
}
