import type { GamePage } from "../games/contract";
import { note } from "../lessons/progress";
import { keepToken, remember, settings, tokensOf } from "../theme/settings.svelte";
import { announce } from "../me/notify";
import { play } from "../theme/sound";
import { TableSocket } from "../wire/socket";
import type {
  ChatMessage,
  Entry,
  GameEvent,
  HintMessage,
  HintPlan,
  Journey,
  Journeys,
  LessonShown,
  Offer,
  Offers,
  Outcome,
  RefusedMessage,
  Seat,
  SeatAt,
  ServerMessage,
  SyncMessage,
  EventsMessage,
  Table,
  UndoState,
} from "../wire/types";
import { Player, linesOf, type Line } from "./player.svelte";

const LOG_LENGTH = 1_000;
const NEWS_LENGTH = 12;
/** What a table says to whoever is not to come again. */
const BARRED = ["closed", "removed", "shut", "deleted", "erased"];

function isUndo(entry: Entry): boolean {
  return entry.action?.startsWith("undo ") ?? false;
}

type Telling = SyncMessage | EventsMessage;

/** A table as this device sees it: what the server said last, and what is still being shown. */
export class Session {
  connected = $state(false);
  table: Table | null = $state.raw(null);
  you: Seat[] = $state.raw([]);
  scenery: unknown = $state.raw(null);
  actor: Seat | "chance" | null = $state.raw(null);
  due: string | null = $state(null);
  offers: Offers = $state.raw({});
  journeys: Journeys = $state.raw({});
  outcome: Outcome | null = $state.raw(null);
  undo: UndoState | null = $state.raw(null);
  seats: SeatAt[] = $state.raw([]);
  watching = $state(0);
  /** Seats of one's own that others play. */
  away: Seat[] = $state.raw([]);
  /** Seats one came with and no longer holds, though one did not ask to leave. */
  lost: Seat[] = $state.raw([]);
  host: Seat | null = $state.raw(null);
  /** Whether one decides about the table without a seat. */
  hosting = $state(false);
  closed = $state(false);
  hushed = $state(false);
  /** Why one may not be here, and the operator's own words for it. */
  barred = $state("");
  reason = $state("");
  chat: ChatMessage[] = $state.raw([]);
  unread = $state(0);
  log: Line[] = $state.raw([]);
  /** What a screen reader reads out: only what was shown since one came. */
  news: Line[] = $state.raw([]);
  refused: RefusedMessage | null = $state.raw(null);
  /** Somebody asked for an undo and was told no. */
  declined = $state(false);
  /** The seat that must take the device before anything more is shown; null: nobody. */
  handing: Seat | null = $state.raw(null);
  waiting = $state(false);
  /** What a strong bot would do, while it thinks, and which of its plans is looked at. */
  hint: HintMessage | null = $state.raw(null);
  thinking = $state(false);
  planned: HintPlan | null = $state.raw(null);
  /** What the teacher says, at a table of a lesson. */
  lesson: LessonShown | null = $state.raw(null);
  player: Player | null = $state.raw(null);
  /** How many lines the table had when it was told last. */
  version = $state(-1);
  #arrived = false;
  #socket: TableSocket;
  /** Who has the device, where it is handed round; and what the next one is to be told, if all of it came. */
  #holder: Seat | null = $state.raw(null);
  #held: SyncMessage | null = null;
  /** Whoever takes the device has not been told yet what happened meanwhile. */
  #taking = false;
  #withdrawn = false;
  /** The seats whose secrets the table has been shown. */
  #claimed: Seat[] = [];

  /** Comes to a table as it was described before the socket opens. */
  constructor(
    readonly at: Pick<Table, "id" | "game" | "team" | "secretive"> & { hints?: boolean },
    readonly game: GamePage,
  ) {
    this.#socket = new TableSocket(
      at.id,
      () => {
        this.#claimed = Object.keys(settings.tables[at.id]?.tokens ?? {}).map(Number);
        return { tokens: tokensOf(at.id), key: settings.key, name: settings.name.trim().slice(0, 40) };
      },
      (message) => this.#heard(message),
      (connected) => {
        this.connected = connected;
        if (!connected) this.waiting = this.thinking = false;
      },
    );
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
  }

  /** After a seat was taken or given back. */
  sitDown(): void {
    this.#socket.reopen();
  }

  /** The seat of this device that must decide now. */
  get seat(): Seat | null {
    return typeof this.actor === "number" && this.you.includes(this.actor) ? this.actor : null;
  }

  /** The seat through whose eyes this device sees the table: who has it, the one that decides, else its first. */
  get viewer(): Seat | null {
    return this.#holder ?? this.seat ?? this.you[0] ?? null;
  }

  /** What this device may do now; nothing while something is still being shown. What is asked for stays until it is answered. */
  get open_offers(): Offer[] {
    if (this.seat === null || this.player?.busy) return [];
    return this.offers[String(this.seat)] ?? [];
  }

  /** The ways to distant places, under the same condition. */
  get open_journeys(): Journey[] {
    if (this.seat === null || this.player?.busy) return [];
    return this.journeys[String(this.seat)] ?? [];
  }

  /** Does something, and what follows it on a journey as far as nothing comes in between. */
  act(action: string, then: string[] = []): void {
    if (this.seat === null || this.waiting) return;
    this.waiting = true;
    this.refused = null;
    this.declined = false;
    this.#socket.send({ type: "act", seat: this.seat, version: this.version, action, ...(then.length ? { then } : {}) });
  }

  /** Whether somebody here may ask a bot what to do. */
  get mayAsk(): boolean {
    return this.at.hints !== false && !this.taught && this.open_offers.length > 0;
  }

  /** Whether a teacher has not come to the end yet. */
  get taught(): boolean {
    return this.lesson !== null && this.lesson.done < this.lesson.heads.length;
  }

  /** Asks what a strong bot would do. */
  ask(): void {
    if (!this.mayAsk || this.thinking) return;
    this.forgetHint();
    this.thinking = true;
    this.#socket.send({ type: "hint", seat: this.seat, version: this.version });
  }

  /** Waits for no hint, and looks at none. */
  forgetHint(): void {
    if (this.thinking) this.#socket.send({ type: "unhint" });
    this.thinking = false;
    this.hint = this.planned = null;
  }

  /** Takes the last action back, or asks whoever did it. */
  takeBack(): void {
    if (!this.undo) return;
    this.declined = false;
    this.#withdrawn = false;
    const seat = this.you.includes(this.undo.seat) ? this.undo.seat : this.you[0];
    if (seat !== undefined) this.#socket.send({ type: "undo", seat, version: this.version });
  }

  get mayTakeBack(): boolean {
    return this.you.length > 0 && this.undo !== null && this.undo.place > this.undo.least;
  }

  agree(seat: Seat, yes: boolean): void {
    this.#withdrawn = this.undo?.asked?.by === seat;
    this.#socket.send({ type: "agree", seat, yes });
  }

  /** The seat whose bot must decide and cannot. */
  get stuck(): Seat | null {
    const bot = typeof this.actor === "number" && !this.outcome ? this.seats[this.actor] : undefined;
    return bot?.failed && typeof this.actor === "number" ? this.actor : null;
  }

  /** Whoever holds a seat may do something about it; where nobody does, anybody may. */
  get mayRelieve(): boolean {
    return this.you.length > 0 || !this.seats.some((seat) => seat.taken && !seat.bot);
  }

  askAgain(seat: Seat): void {
    this.#socket.send({ type: "retry", seat });
  }

  replace(seat: Seat, bot: string): void {
    this.#socket.send({ type: "replace", seat, bot });
  }

  takeOver(seat: Seat, name: string): void {
    this.#socket.send({ type: "take", seat, name });
  }

  /** Has one's seat back from whoever plays it. */
  comeBack(seat: Seat): void {
    this.#socket.send({ type: "return", seat });
  }

  /** Is for whoever offered to play a seat that does not move. */
  vote(seat: Seat): void {
    this.#socket.send({ type: "vote", seat });
  }

  /** Whether one decides about the table. */
  get hosts(): boolean {
    return this.hosting || (this.host !== null && this.you.includes(this.host));
  }

  order(closed: boolean, hushed: boolean): void {
    this.#socket.send({ type: "order", closed, hushed });
  }

  /** Silences or sends away who holds a seat, or who said something from none. */
  silence(who: { seat: Seat } | { seq: number }, yes = true): void {
    this.#socket.send({ type: "silence", ...who, yes });
  }

  remove(who: { seat: Seat } | { seq: number }): void {
    this.#socket.send({ type: "remove", ...who });
  }

  passOn(seat: Seat): void {
    this.#socket.send({ type: "pass", seat });
  }

  say(text: string): void {
    const trimmed = text.trim().slice(0, 500);
    if (trimmed) this.#socket.send({ type: "chat", text: trimmed });
  }

  /** What one said oneself can be deleted, and by those who play what a spectator said. */
  mayUnsay(said: ChatMessage): boolean {
    return said.seq !== undefined && this.you.length > 0 && (said.seat === null || this.you.includes(said.seat));
  }

  unsay(said: ChatMessage): void {
    this.#socket.send({ type: "unsay", seq: said.seq });
  }

  /** The seat that was to take the device has it, and is told everything through its own eyes. */
  take(): void {
    this.#holder = this.handing;
    this.#taking = true;
    this.news = [];
    if (this.#held) this.#heard(this.#held);
    else this.#socket.send({ type: "sync" });
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case "sync":
      case "events":
        return this.#hold(message) ? undefined : this.#tell(message);
      case "presence":
        this.seats = message.seats;
        this.watching = message.watching;
        this.host = message.host ?? null;
        this.closed = message.closed ?? false;
        this.hushed = message.hushed ?? false;
        this.#arrived = true;
        return;
      case "chat":
        // Whoever comes back is told again what was said last.
        if (message.seq !== undefined && this.chat.some((said) => said.seq === message.seq)) return;
        this.chat = [...this.chat, message];
        // What was said before one came is told before who is there.
        if (this.#arrived) this.unread += 1;
        return;
      case "unsaid":
        this.chat = this.chat.filter((said) => said.seq !== message.seq);
        return;
      case "seated":
        keepToken(this.at.id, this.at.game, message.seat, message.token);
        return;
      case "hint":
        if (message.version !== this.version || !this.thinking) return;
        this.thinking = false;
        this.hint = message;
        this.planned = message.candidates[0] ?? null;
        return;
      case "refused":
        this.waiting = this.thinking = false;
        if (message.code === "erased") this.#leave();
        if (BARRED.includes(message.code)) [this.barred, this.reason] = [message.code, message.reason ?? ""];
        else if (message.code === "stale") this.#socket.send({ type: "sync" });
        else {
          this.refused = message;
          play("refused");
        }
    }
  }

  /** The server has erased who one was: a key of nobody's is of no use here either. */
  #leave(): void {
    settings.key = "";
    remember();
  }

  /** Keeps what another seat of this device is not to see, until its own player has the device. */
  #hold(message: Telling): boolean {
    const you = message.type === "sync" ? message.you : this.you;
    if (!this.at.secretive || you.length < 2) return false;
    // After the end everybody may look at everything: nothing stands before it.
    if (message.outcome) {
      this.#holder = null;
      this.handing = null;
      this.#held = null;
      return false;
    }
    const eyes = you.find((seat) => seat === message.actor) ?? you[0] ?? null;
    if (eyes === this.#holder) {
      if (this.handing === null) return false;
      // The log and the scene are still another's: only everything anew is meant for these eyes.
      if (message.type === "events") return true;
      this.handing = null;
      return false;
    }
    this.#held = message.type === "sync" ? message : null;
    if (message.type === "sync") this.#sit(message.table.seats);
    this.#holder = null;
    this.handing = eyes;
    this.waiting = false;
    return true;
  }

  #tell(message: Telling): void {
    this.thinking = false;
    this.hint = this.planned = null;
    if (message.type === "sync") this.#sync(message);
    else this.#events(message);
  }

  #sync(message: SyncMessage): void {
    this.table = message.table;
    this.#sit(message.table.seats);
    this.you = message.you;
    this.away = message.away ?? [];
    this.#miss();
    this.hosting = message.hosting ?? false;
    this.scenery = message.scenery;
    this.version = message.version;
    this.#recount(message);
    const known = settings.tables[this.at.id];
    if (known && Boolean(known.over) !== (message.outcome !== null)) {
      known.over = message.outcome !== null;
      remember();
    }
  }

  /** Notes which seats one came with are not one's own any more; whoever asked to leave one needs not be told. */
  #miss(): void {
    const gone = this.#claimed.filter((seat) => !this.you.includes(seat) && !this.away.includes(seat));
    if (gone.length === 0) return;
    this.#claimed = this.#claimed.filter((seat) => !gone.includes(seat));
    this.lost = gone.filter((seat) => !this.seats[seat]?.leaving);
  }

  /** Who is here, and which bot cannot decide, is told apart from who holds the seats. */
  #sit(seats: SeatAt[]): void {
    this.seats = seats.map((seat, index) => ({ ...this.seats[index], ...seat }));
  }

  /** Shows how things stand; whoever takes the device is first shown what happened since they had it. */
  #recount(message: SyncMessage): void {
    this.player ??= new Player(this.game, message.scenery, (line) => this.#shown(line), (seat) => Boolean(this.seats[seat]?.bot));
    const seen = this.#taking ? message.seen : undefined;
    this.#taking = false;
    const news = seen ? message.entries.filter((entry) => entry.seq >= seen.version) : [];
    const others = news.some(({ actor }) => typeof actor === "number" && actor !== this.viewer);
    const told = others ? message.entries.slice(0, -news.length) : message.entries;
    this.log = told.flatMap(linesOf);
    this.player.reset(others && seen ? seen.scene : message.scene);
    if (!others) return this.#stand(message);
    this.actor = this.viewer;
    this.player.play(news, message.scene, () => this.#stand(message));
  }

  #events(message: EventsMessage): void {
    if (message.from !== this.version || !this.player) {
      this.#socket.send({ type: "sync" });
      return;
    }
    this.version = message.version;
    this.waiting = false;
    this.refused = null;
    const undone = message.entries.findLast(isUndo);
    if (undone) this.#forget(undone);
    this.player.play(message.entries, message.scene, () => this.#stand(message), message.actor);
  }

  /** Takes out of the log what was taken back. */
  #forget(undo: Entry): void {
    this.log = this.log.filter((line) => line.place < (undo.place ?? 0));
  }

  #stand(message: Telling): void {
    this.waiting = false;
    const wish = this.undo?.asked;
    if (wish && this.you.includes(wish.by) && !message.undo?.asked) {
      this.declined = message.type === "events" && message.entries.length === 0 && !this.#withdrawn;
    }
    const before = this.seat;
    this.actor = message.actor;
    if (this.seat !== null && this.seat !== before) {
      play("turn");
      if (message.type === "events") void announce(this.at.id, this.at.game);
    }
    this.due = message.due;
    this.offers = message.offers;
    this.journeys = message.journeys;
    this.outcome = message.outcome;
    this.undo = message.undo;
    this.lesson = message.lesson ?? null;
    if (this.lesson) note(this.at.game, this.at.id, this.lesson);
  }

  #shown(line: Line): void {
    this.log = [...this.log.slice(-LOG_LENGTH), line];
    this.news = [...this.news.slice(1 - NEWS_LENGTH), line];
  }

  /** While a game with secrets goes on, its record is nobody's and a replay only a seat's own. */
  get secret(): boolean {
    return this.at.secretive && this.outcome === null;
  }

  /** All events this device knows of, for the story at the end. */
  get happened(): GameEvent[] {
    return this.log.map((line) => line.event);
  }
}
