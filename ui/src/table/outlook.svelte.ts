import type { Place, Risk } from "../games/contract";
import { settings } from "../theme/settings.svelte";
import { danger } from "../wire/http";
import { trouble } from "./wire-words";
import type { Session } from "./session.svelte";

/** What chance may bring next, if somebody wants to see it: asked for anew whenever the table has gone on. */
export class Outlook {
  open = $state(false);
  odds: unknown = $state.raw(null);
  #fault: unknown = $state.raw(null);
  /** Whether new ones are on their way: those that are known are of another moment. */
  asking = $state(false);
  /** Which of the things that may come is looked at. */
  chosen = $state(0);
  /** The version the odds are of; -1: none have come. */
  #of = $state(-1);

  constructor(readonly session: Session) {}

  /** Whether there is anything to look at, and the table lets one. */
  get offered(): boolean {
    const { game, outcome, table } = this.session;
    return game.Odds !== undefined && !outcome && table?.hints !== false;
  }

  /** Why nothing came, in words. */
  get problem(): string {
    return trouble(this.#fault);
  }

  toggle(): void {
    this.open = !this.open;
    this.odds = null;
    this.#of = -1;
    this.#fault = null;
  }

  /** Asks, unless what is known is of this very moment; never while something is still being shown. */
  look(): void {
    const { version, player, viewer, at } = this.session;
    if (!this.open || !player || player.busy || version === this.#of) return;
    this.#of = version;
    this.asking = true;
    const token = (viewer !== null && settings.tables[at.id]?.tokens[String(viewer)]) || "";
    danger(at.id, viewer, token).then(
      (told) => {
        if (!this.open || this.#of !== version) return;
        [this.odds, this.#fault, this.asking] = [told.odds, null, false];
        this.chosen = 0;
      },
      (error) => {
        this.#fault = error;
        this.asking = false;
      },
    );
  }

  /** Place by place, while it is looked at and nothing else happens. */
  get risks(): Map<Place, Risk> | undefined {
    const { game, player } = this.session;
    if (!this.open || !this.odds || this.asking || !player || player.busy) return undefined;
    return game.risksOf?.(this.odds, player.scene, this.chosen);
  }
}
