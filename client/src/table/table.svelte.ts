/** The table of the page: what the server has told, what of it is shown by now, and what one asks of it. */
import { ask } from "../panels/ask";
import type { Source } from "../panels/source";
import { keepTable } from "../tables";
import { settings } from "../settings.svelte";
import type { AnyCommand, Happening, Refusal, Reply, Said, View, Why } from "../wire";
import { Connection, type State } from "./connection";
import { offers, setOf, verbOf } from "./moves";
import { Queue } from "./queue";
import type { Ahead, BoardSource, Plan } from "./source";

const KEPT = 400; // happenings
const THINK = 400; // milliseconds between one's turn and an action that was settled before it

export class Table implements Source {
  view: View = $state.raw({} as View); // the newest; there is none before `ready`
  shownView: View = $state.raw({} as View);
  ready = $state(false);
  log: readonly Happening[] = $state.raw([]);
  connection: State = $state("connecting");
  refusal: Refusal | null = $state.raw(null);
  skew = $state(0); // milliseconds that the server's clock is ahead
  busy = $state(false);
  plan: Plan | null = $state.raw(null);
  dropped = $state(false);
  /** What the board draws: behind `view` by what is still on its way to the eyes. */
  readonly board: BoardSource = boardOf(this);
  private readonly socket: Connection;
  private readonly queue = new Queue((view) => this.show(view));

  constructor(private readonly id: string) {
    const { protocol, host } = location;
    const address = `${protocol === "https:" ? "wss" : "ws"}://${host}/api/tables/${id}/events`;
    this.socket = new Connection(address, {
      after: () => (this.ready ? this.view.n : 0),
      view: (view) => this.hear(view),
      state: (state) => (this.connection = state),
      refused: (refusal) => (this.refusal = refusal),
    });
  }

  async send(command: AnyCommand): Promise<Reply> {
    if (command.do === "act") this.busy = true;
    const reply = await this.socket.send(command);
    if (command.do === "act") this.busy = false;
    return reply;
  }

  async why(action: string): Promise<Said | null> {
    return (await ask<Why>(`/api/tables/${this.id}/why?action=${encodeURIComponent(action)}`)).said;
  }

  wish(action: string | null): void {
    this.plan = action === null ? null : { action, owed: this.shownView.owed ?? 0 };
    this.dropped = false;
  }

  close(): void {
    this.socket.close();
    this.queue.close();
  }

  private hear(view: View): void {
    const news = view.events.filter(({ n }) => n > (this.log.at(-1)?.n ?? 0));
    const gap = !this.ready || (view.events[0]?.n ?? view.n) > this.view.n + 1 || view.n < this.view.n;
    this.log = [...this.log, ...news].slice(-KEPT);
    this.skew = view.clock.now - Date.now();
    if (view.you && view.you !== this.view.you) keepTable({ id: this.id, game: view.game, at: Date.now() });
    this.view = view;
    this.queue.push(view, gap);
    this.ready = true;
  }

  private show(view: View): void {
    const before = this.shownView;
    this.shownView = view;
    if (view.deal !== before.deal || view.status !== "playing") this.plan = null;
    if (view.legal.length === 0) this.dropped = false;
    if (view.legal.length === 0 || view.version === before.version) return;
    const action = this.settled(view);
    if (action) setTimeout(() => this.playSettled(action, view.version), THINK);
  }

  /** The action that needs no further thought: chosen before, or the only one. */
  private settled(view: View): string | null {
    const plan = this.plan;
    this.plan = null;
    if (plan) {
      const action = view.legal.find((each) => same(each, plan.action)) ?? null;
      const dearer = (view.owed ?? 0) > plan.owed && verbOf(plan.action) === "call";
      this.dropped = action === null || dearer;
      if (!this.dropped) return action;
    }
    const only = view.legal.length === 1 && !offers(view.legal).raise ? view.legal[0] : undefined;
    return (settings.autoPlay && only) || null;
  }

  private playSettled(action: string, version: number): void {
    if (this.view.version === version) void this.send({ do: "act", action, version });
  }
}

/** Whether two texts are the same action: thrown or taken cards may come in any order. */
function same(one: string, other: string): boolean {
  const [verb, ...cards] = one.split(" ");
  const [otherVerb, ...otherCards] = other.split(" ");
  if (verb !== otherVerb) return false;
  return verb === "swap" ? one === other : setOf(cards) === setOf(otherCards);
}

function boardOf(table: Table): BoardSource {
  const ahead: Ahead = {
    get plan() {
      return table.plan;
    },
    get dropped() {
      return table.dropped;
    },
    wish: (action) => table.wish(action),
  };
  return {
    get view() {
      return table.shownView;
    },
    get log() {
      return table.log;
    },
    get skew() {
      return table.skew;
    },
    get busy() {
      return table.busy || table.connection !== "open";
    },
    ahead,
    send: (command) => table.send(command),
    why: (action) => table.why(action),
  };
}
