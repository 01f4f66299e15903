import type { ServerMessage } from "./types";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8_000;
/** By this the server says that one is not to come again. */
const SENT_AWAY = 4403;

/** A socket to one table that comes back by itself; whatever arrives goes to `heard`. */
export class TableSocket {
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #last = 0;

  constructor(
    readonly table: string,
    readonly hello: () => { tokens: string[]; key: string; name: string },
    readonly heard: (message: ServerMessage) => void,
    readonly standing: (connected: boolean) => void,
  ) {}

  open(): void {
    this.#closed = false;
    const address = new URL(`/api/tables/${encodeURIComponent(this.table)}/socket`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE;
      socket.send(JSON.stringify({ type: "hello", ...this.hello() }));
      this.standing(true);
    };
    socket.onmessage = (message) => this.heard(JSON.parse(message.data));
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.standing(false);
      if (this.#closed || code === SENT_AWAY) return;
      this.#timer = setTimeout(() => this.open(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    };
  }

  /** Says hello anew, for instance with one more seat. */
  reopen(): void {
    const old = this.#socket;
    this.#socket = null;
    clearTimeout(this.#timer);
    old?.close();
    this.open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Sends a message and gives the number under which a refusal would come back. */
  send(message: { type: string; [field: string]: unknown }): number {
    this.#last += 1;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(message.type === "act" ? { ...message, id: this.#last } : message));
    }
    return this.#last;
  }
}
