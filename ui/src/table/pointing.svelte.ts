import type { Place } from "../games/contract";
import type { Offer } from "../wire/types";
import type { Session } from "./session.svelte";

/** Something open beside a place: the menu of its actions, or a tip. */
export interface Beside {
  place: Place;
  offers: Offer[];
  anchor: Element;
}

/** What somebody points at, picks and drags at a table, and what becomes of it. */
export class Pointing {
  menu: Beside | null = $state.raw(null);
  tip: Beside | null = $state.raw(null);
  /** The offer of a list that is pointed at. */
  offer: Offer | null = $state.raw(null);
  /** Whether the keyboard was in a list that goes away with the action. */
  leftList = false;

  constructor(readonly session: Session) {}

  /** What may be done at each place. */
  readonly places: Map<Place, Offer[]> = $derived.by(() => {
    const found = new Map<Place, Offer[]>();
    for (const offer of this.session.open_offers) {
      for (const place of this.placesOf(offer)) found.set(place, [...(found.get(place) ?? []), offer]);
    }
    return found;
  });

  /** The places of the offer that is pointed at. */
  readonly marked: Place[] = $derived(this.offer ? this.placesOf(this.offer) : []);

  placesOf(offer: Offer): Place[] {
    const { game, player, seat } = this.session;
    return player && seat !== null ? game.placesOf(offer, player.scene, seat) : [];
  }

  choose = (offer: Offer): void => {
    const { menu } = this;
    // A mouse leaves a button behind too, but is somewhere itself.
    const { activeElement: button } = document;
    this.leftList = !menu && button instanceof HTMLButtonElement && button.matches(":focus-visible");
    this.close();
    if (menu?.anchor instanceof HTMLElement) menu.anchor.focus();
    this.session.act(offer.action);
  };

  pick = (place: Place, anchor: Element): void => {
    this.#meant(place, this.places.get(place) ?? [], anchor);
  };

  drop = (from: Place, to: Place, anchor: Element): void => {
    const there = this.places.get(to) ?? [];
    this.#meant(
      to,
      (this.places.get(from) ?? []).filter((offer) => there.includes(offer)),
      anchor,
    );
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

  /** One meaning is done, several are asked about, none is a wish the server explains. */
  #meant(place: Place, offers: Offer[], anchor: Element): void {
    const { session } = this;
    this.tip = null;
    if (session.player?.busy) return session.player.skip();
    const [only, ...more] = offers;
    if (only && more.length === 0) return this.choose(only);
    if (only) {
      this.menu = { place, offers, anchor };
      return;
    }
    if (session.seat === null || !session.due || !session.player) return;
    const wish = session.game.attempt(session.due, place, session.player.scene, session.scenery);
    if (wish) session.act(wish);
  }
}
