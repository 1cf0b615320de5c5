/** The socket to a table: comes back by itself, and asks for what it has missed. */
import type { AnyCommand, Refusal, Refused, Reply, View } from "../wire";

export type State = "connecting" | "open" | "lost" | "refused";

export interface Hearer {
  after(): number; // number of the last happening that was seen
  view(view: View): void;
  state(state: State): void;
  refused(refusal: Refusal): void;
}

const FIRST = 100; // milliseconds before the first attempt to come back
const LONGEST = 2000;
const PATIENCE = 8000; // for an answer
const LOST: Reply = {
  reply: null,
  error: { code: "network", text: "", said: ["table-no-answer", {}] },
};

export class Connection {
  private socket: WebSocket | undefined;
  private pause = FIRST;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = new Map<number, (reply: Reply) => void>();
  private next = 1;
  private ended = false;

  constructor(
    private readonly address: string,
    private readonly hearer: Hearer,
  ) {
    this.open();
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
  }

  /** Sends a command; resolves with what the server says to it. */
  send(command: AnyCommand): Promise<Reply> {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(LOST);
    const id = this.next++;
    socket.send(JSON.stringify({ ...command, id }));
    return new Promise((resolve) => {
      this.asked.set(id, resolve);
      setTimeout(() => this.settle(id, LOST), PATIENCE);
    });
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    this.socket?.close();
  }

  private open(): void {
    const socket = new WebSocket(`${this.address}?after=${this.hearer.after()}`);
    this.socket = socket;
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as View | Reply | Refused);
    socket.onclose = () => this.lost(socket);
  }

  private hear(message: View | Reply | Refused): void {
    if ("reply" in message) return this.settle(message.reply, message);
    if ("error" in message) return this.refuse(message.error);
    this.pause = FIRST;
    this.hearer.state("open");
    this.hearer.view(message);
  }

  private settle(id: number | null, reply: Reply): void {
    if (id === null) return;
    this.asked.get(id)?.(reply);
    this.asked.delete(id);
  }

  private refuse(refusal: Refusal): void {
    if (refusal.code === "rate/limit") return; // later perhaps
    this.ended = true;
    this.hearer.state("refused");
    this.hearer.refused(refusal);
  }

  private lost(socket: WebSocket): void {
    if (this.ended || socket !== this.socket) return;
    this.hearer.state("lost");
    for (const id of [...this.asked.keys()]) this.settle(id, LOST);
    this.timer = setTimeout(() => this.open(), this.pause * (0.8 + 0.4 * Math.random()));
    this.pause = Math.min(LONGEST, 2 * this.pause);
  }

  // the network is back, or somebody looks at the page again: do not wait for the timer
  private again = (): void => {
    if (this.ended || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.open();
  };
}
