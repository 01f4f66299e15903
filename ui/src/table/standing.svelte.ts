import type { Face } from "../art/face";
import type { Prompt, Purse } from "../games/contract";
import { seatName } from "../lobby/names";
import { beat } from "../theme/settings.svelte";
import type { GameEvent, Offer, Seat } from "../wire/types";
import { t } from "../words";
import type { Mood } from "./mood";
import type { Pointing } from "./pointing.svelte";
import type { Session } from "./session.svelte";

/** What the frame knows of a table besides. */
interface Known {
  /** How the game ended, in words; empty before. */
  over: string;
  /** How many seats are free. */
  free: number;
  names: string[];
}

export interface Words {
  title: string;
  hint?: string;
  holder?: string;
  urgent?: boolean;
  silent?: boolean;
  progress?: number;
}

/** As many answers as the bar has room for. */
const FEW = 2;

/** How things stand at a table just now: who is on, what is said, and what can be answered with a word. */
export class Standing {
  constructor(
    readonly session: Session,
    readonly pointing: Pointing,
    readonly known: () => Known,
  ) {}

  /** What is being shown. */
  readonly stage: GameEvent | null = $derived.by(() => (this.session.player?.busy ? this.session.player.stage : null));

  /** The seat here that somebody asks for an undo. */
  readonly answering: Seat | null = $derived.by(
    () => this.session.undo?.asked?.waiting.find((seat) => this.session.you.includes(seat)) ?? null,
  );

  readonly prompt: Prompt | null = $derived.by(() => {
    const { session } = this;
    if (session.seat === null || !session.due || !session.player || session.player.busy) return null;
    const name = seatName(session.seats[session.seat]);
    return session.game.prompt(session.due, session.player.scene, session.seat, session.open_offers, name);
  });

  /** What is answered with a word: little enough for the bar, or with something among it that no board can show. */
  readonly answers: Offer[] = $derived.by(() => {
    const all = this.prompt?.buttons ?? [];
    if (all.length <= FEW) return all;
    return all.some((offer) => this.pointing.placesOf(offer).length === 0) ? all : [];
  });

  /** More answers than the bar has room for lie on the table. */
  readonly choices: Offer[] = $derived.by(() => (this.answers.length > FEW ? this.answers : []));

  readonly mood: Mood = $derived.by(() => {
    const { session } = this;
    if (!session.connected) return "offline";
    if (this.stage) return "showing";
    if (session.outcome) return "over";
    if (session.seat === null && this.answering === null) return "waiting";
    return this.pointing.halfway || this.answering !== null || this.prompt?.urgent ? "choosing" : "yours";
  });

  /** How things stand, where nobody here decides. */
  readonly status: string = $derived.by(() => {
    const { session } = this;
    const { over, free } = this.known();
    if (over) return over;
    if (free > 0 && session.at.secretive) return t("waiting-seats", { free });
    if (typeof session.actor !== "number" || session.seat !== null) return t("waiting");
    const seat = session.seats[session.actor];
    if (seat && !seat.taken && !seat.bot) return t("waiting-seat", { seat: session.actor + 1 });
    const waiting = session.stuck === null ? "waiting-for" : "waiting-failed";
    return t(waiting, { name: seatName(seat) });
  });

  readonly words: Words = $derived.by(() => {
    const { session, stage, prompt, answering, status } = this;
    const { free, names } = this.known();
    const undo = session.undo?.asked;
    const several = session.you.length > 1;
    if (!session.connected) return { title: t("table-offline"), hint: t("table-offline-hint"), urgent: true };
    if (answering !== null && undo) {
      const holder = several ? (names[answering] ?? "") : "";
      return { title: t("undo-asked", { name: names[undo.by] ?? "" }), hint: t("undo-hint"), holder, urgent: true };
    }
    if (stage) return { title: session.game.sentence(stage), silent: true, progress: session.game.beats(stage) * beat() };
    if (prompt) {
      if (this.pointing.step) return { title: t("choose-second"), hint: t("choose-back"), urgent: true };
      if (this.pointing.group) return { title: t(this.pointing.group), hint: t("choose-back") };
      return { title: prompt.title, hint: prompt.hint, urgent: prompt.urgent };
    }
    if (session.stuck !== null) return { title: status, urgent: true };
    const watching = session.you.length === 0 && !session.outcome;
    return { title: status, hint: watching ? (free > 0 ? t("watching-free", { free }) : t("watching")) : "" };
  });

  /** The seat that is on. */
  readonly seat: Seat | null = $derived.by(() => {
    const { session } = this;
    return this.answering ?? (typeof session.actor === "number" ? session.actor : session.viewer);
  });

  readonly face: Face | null = $derived.by(() => {
    const { game, player, scenery } = this.session;
    return this.seat === null || !player ? null : game.face(this.seat, player.scene, scenery);
  });

  readonly purses: Purse[] = $derived.by(() => {
    const { game, player, scenery, outcome, connected, you } = this.session;
    if (this.seat === null || !player || outcome || this.stage || !connected || you.length === 0) return [];
    return game.purse?.(this.seat, player.scene, scenery) ?? [];
  });
}
