import type { GamePage } from "../games/contract";
import { beat } from "../theme/settings.svelte";
import { play } from "../theme/sound";
import type { Entry, GameEvent, Seat } from "../wire/types";

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

/** Something still to be shown: an event and who brought it about, or what follows when all of a message was shown. */
interface Item {
  line?: Line;
  actor?: Entry["actor"];
  /** Who is to decide after the message it ends. */
  next?: Entry["actor"];
  run: () => Promise<void> | void;
}

/** What somebody says while they act. */
export interface Saying {
  seat: Seat;
  words: string;
}

/** Shows what happened one event after the other, then the scene that is true. */
export class Player {
  scene: unknown = $state.raw(null);
  stage: GameEvent | null = $state.raw(null);
  tick = $state(0);
  busy = $state(false);
  /** What the bot that acts is about to do. */
  saying: Saying | null = $state.raw(null);
  #skipping = false;
  #wake: (() => void) | null = null;
  /** While somebody reads, nothing goes on. */
  #reading = false;
  #release: (() => void) | null = null;
  /** More has come while a turn is waited for. */
  #heard: (() => void) | null = null;
  #queue: Item[] = [];
  /** Whose deeds are being shown. */
  #acting: Entry["actor"] = null;

  constructor(
    readonly game: GamePage,
    readonly scenery: unknown,
    readonly shown: (line: Line) => void,
    /** Which seats say what they are about to do. */
    readonly speaks: (seat: Seat) => boolean = () => false,
  ) {}

  /** Plays the entries, then shows the scene and calls `done`; `next` is who decides then. */
  play(entries: Entry[], scene: unknown, done: () => void, next: Entry["actor"] = null): void {
    for (const entry of entries) {
      const { actor, scene: between } = entry;
      for (const line of linesOf(entry)) this.#queue.push({ line, actor, run: () => this.#show(line, actor) });
      if (between !== undefined) this.#queue.push({ run: () => void (this.scene = between) });
    }
    const stand = () => {
      this.scene = scene;
      this.stage = null;
      if (next !== "chance" && next !== this.saying?.seat) this.saying = null;
      done();
    };
    this.#queue.push({ next, run: stand });
    this.#heard?.();
    void this.#run();
  }

  /** Forgets what was still to be shown. */
  reset(scene: unknown): void {
    this.#queue = [];
    this.scene = scene;
    this.stage = null;
    this.saying = null;
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
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await next.run();
    this.#skipping = false;
    this.busy = false;
  }

  /** Whether somebody else acts now who says what for. */
  #comesOn(actor: Entry["actor"]): actor is Seat {
    if (typeof actor !== "number" || actor === this.#acting) return false;
    this.#acting = actor;
    this.saying = null;
    return this.speaks(actor) && !this.#skipping && !document.hidden && beat() > 0;
  }

  /** Has a bot say what it is about to do, before the first thing it does. */
  async #introduce(line: Line, actor: Seat): Promise<void> {
    await this.#gather(actor);
    const words = this.game.aim?.([line.event, ...this.#ahead(actor)]);
    if (words) this.saying = { seat: actor, words };
  }

  /** Bots decide one thing after the other: waits, a beat at most, until all of a turn has come. */
  async #gather(actor: Seat): Promise<void> {
    const whole = () => this.#queue.some(({ next }) => next !== undefined && next !== actor);
    const until = performance.now() + beat();
    while (!whole() && !this.#skipping && performance.now() < until) {
      await this.#rest(until - performance.now(), (resolve) => (this.#heard = resolve));
      this.#heard = null;
    }
  }

  /** What a seat does in the rest of its turn, as far as it has come, with what chance made of it. */
  #ahead(actor: Seat): GameEvent[] {
    const end = this.#queue.findIndex((item) => typeof item.actor === "number" && item.actor !== actor);
    return this.#queue.slice(0, end < 0 ? undefined : end).flatMap(({ line }) => (line ? [line.event] : []));
  }

  async #rest(pause: number, also?: (resolve: () => void) => void): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      also?.(resolve);
      setTimeout(resolve, pause);
    });
    this.#wake = null;
  }

  async #show(line: Line, actor: Entry["actor"]): Promise<void> {
    if (this.#comesOn(actor)) await this.#introduce(line, actor);
    this.scene = this.game.after(this.scene, line.event, this.scenery);
    this.shown(line);
    const pause = this.#skipping || document.hidden ? 0 : this.game.beats(line.event) * beat();
    if (pause === 0) return;
    this.stage = line.event;
    this.tick += 1;
    const sound = this.game.sound?.(line.event);
    if (sound) play(sound);
    await this.#rest(pause);
    if (this.#reading) await new Promise<void>((resolve) => (this.#release = resolve));
    this.#release = null;
  }
}
