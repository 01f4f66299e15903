import type { GamePage } from "../games/contract";
import { beat } from "../theme/settings.svelte";
import { play } from "../theme/sound";
import type { Entry, GameEvent } from "../wire/types";

/** An event with its place in the record. */
export interface Line {
  key: string;
  place: number;
  event: GameEvent;
}

export function linesOf(entry: Entry): Line[] {
  const place = entry.place ?? entry.seq;
  return entry.events.map((event, index) => ({ key: `${entry.seq}.${index}`, place, event }));
}

/** Shows what happened one event after the other, then the scene that is true. */
export class Player {
  scene: unknown = $state.raw(null);
  stage: GameEvent | null = $state.raw(null);
  tick = $state(0);
  busy = $state(false);
  #skipping = false;
  #wake: (() => void) | null = null;
  /** While somebody reads, nothing goes on. */
  #reading = false;
  #release: (() => void) | null = null;
  #queue: (() => Promise<void> | void)[] = [];

  constructor(
    readonly game: GamePage,
    readonly scenery: unknown,
    readonly shown: (line: Line) => void,
  ) {}

  /** Plays the entries, then shows the scene and calls `done`. */
  play(entries: Entry[], scene: unknown, done: () => void): void {
    for (const entry of entries) {
      for (const line of linesOf(entry)) this.#queue.push(() => this.#show(line));
      const { scene: between } = entry;
      if (between !== undefined) this.#queue.push(() => void (this.scene = between));
    }
    this.#queue.push(() => {
      this.scene = scene;
      this.stage = null;
      done();
    });
    void this.#run();
  }

  /** Forgets what was still to be shown. */
  reset(scene: unknown): void {
    this.#queue = [];
    this.scene = scene;
    this.stage = null;
    this.#wake?.();
  }

  /** Shows all that is left at once. */
  skip(): void {
    this.#skipping = true;
    this.#wake?.();
  }

  /** Stays where it is while somebody reads a rule, then goes on. */
  wait(reading: boolean): void {
    this.#reading = reading;
    if (!reading) this.#release?.();
  }

  async #run(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await next();
    this.#skipping = false;
    this.busy = false;
  }

  async #show(line: Line): Promise<void> {
    this.scene = this.game.after(this.scene, line.event, this.scenery);
    this.shown(line);
    const pause = this.#skipping || document.hidden ? 0 : this.game.beats(line.event) * beat();
    if (pause === 0) return;
    this.stage = line.event;
    this.tick += 1;
    const sound = this.game.sound?.(line.event);
    if (sound) play(sound);
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      setTimeout(resolve, pause);
    });
    this.#wake = null;
    if (this.#reading) await new Promise<void>((resolve) => (this.#release = resolve));
    this.#release = null;
  }
}
