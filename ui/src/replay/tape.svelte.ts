import type { GamePage } from "../games/contract";
import { Player, linesOf, type Line } from "../table/player.svelte";
import type { Replay } from "../wire/types";

const BREATH = 60;

/** A whole game that is shown step by step. */
export class Tape {
  step = $state(0);
  playing = $state(false);
  /** What was told so far: of the step being shown, only what was seen of it. */
  lines: Line[] = $state.raw([]);
  readonly player: Player;
  readonly last: number;

  constructor(
    readonly game: GamePage,
    readonly told: Replay,
    readonly moved: (step: number) => void,
  ) {
    this.last = told.frames.length;
    this.player = new Player(game, told.scenery, (line) => {
      this.lines = [...this.lines, line];
    });
    this.jump(0);
  }

  /** Shows a step as it stands, and stops there. */
  show(step: number): void {
    this.playing = false;
    this.jump(step);
    this.moved(this.step);
  }

  jump(step: number): void {
    const { frames, start } = this.told;
    this.step = Math.max(0, Math.min(this.last, step));
    this.lines = frames.slice(0, this.step).flatMap(linesOf);
    this.player.reset(this.step === 0 ? start : frames[this.step - 1]?.scene);
  }

  /** Plays from here on, or stops; at the end, from the beginning. */
  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.step >= this.last) this.jump(0);
    if (this.playing) this.#forward();
    else this.show(this.step);
  }

  #forward(): void {
    const next = this.told.frames[this.step];
    if (!next) {
      this.playing = false;
      return;
    }
    this.step += 1;
    this.player.play([next], next.scene, () => {
      this.moved(this.step);
      if (this.playing) setTimeout(() => this.playing && this.#forward(), next.events.length ? BREATH : 0);
    });
  }

  /** To the next or last beginning of a turn. */
  turn(way: 1 | -1): void {
    const { frames } = this.told;
    for (let at = this.step + way; at > 0 && at <= this.last; at += way) {
      if (frames[at - 1]?.events.some((event) => this.game.begins(event))) return this.show(at);
    }
    this.show(way === 1 ? this.last : 0);
  }
}
