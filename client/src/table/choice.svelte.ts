/** What a person is about to do: cards chosen, an action to be confirmed, the reason why something cannot be. */
import { settings } from "../settings.svelte";
import type { Said, View } from "../wire";
import { type Offers, offers, setOf, type Touch, touchOf, verbOf } from "./moves";
import type { BoardSource } from "./source";

const HARMLESS: ReadonlySet<string> = new Set(["look", "check", "stand", "keep", "go", "stay"]);
const READING = 7000; // milliseconds that a reason stays

export class Choice {
  own: string | null = $state(null); // card of the hand to be swapped
  common: string | null = $state(null); // card of the table to be swapped
  picked: readonly string[] = $state([]); // cards to be thrown or taken
  asking: string | null = $state(null); // action that waits for a yes
  reason: { code: string | null; said: Said } | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly source: () => BoardSource) {}

  get view(): View {
    return this.source().view;
  }

  readonly offers: Offers = $derived.by(() => offers(this.view.legal));
  readonly mine: boolean = $derived.by(() => this.view.legal.length > 0 && !this.view.paused);

  /** Whether something can be chosen before one's turn. */
  readonly early: boolean = $derived.by(() => {
    const { view } = this;
    const seat = view.seats.find((each) => each.seat === view.you);
    const waits = view.status === "playing" && view.turn !== null && view.turn !== view.you;
    return Boolean(this.source().ahead && waits && seat?.kind === "person" && seat.playing !== false && !seat.laid);
  });
  readonly touch: Touch = $derived.by(() => (this.mine || this.early ? touchOf(this.view.phase) : "none"));
  readonly pickedAction: string | null = $derived.by(() => {
    if (this.picked.length === 0) return null;
    const wish = `${this.touch === "pick-table" ? "take" : "draw"} ${this.picked.join(" ")}`;
    return this.mine ? (this.offers.picks?.actions.get(setOf(this.picked)) ?? null) : wish;
  });

  touchHand(code: string): void {
    this.forget();
    if (this.touch === "play") this.propose(this.offers.plays.get(code), `play ${code}`, code);
    else if (this.touch === "pick-hand") this.pick(code, "draw");
    else if (this.touch === "swap" && this.common) this.swap(code, this.common);
    else if (this.touch === "swap") this.own = this.own === code ? null : code;
  }

  touchTable(code: string): void {
    this.forget();
    if (this.touch === "pick-table") this.pick(code, "take");
    else if (this.touch === "swap" && this.own) this.swap(this.own, code);
    else if (this.touch === "swap") this.common = this.common === code ? null : code;
  }

  swap(own: string, common: string): void {
    this.propose(this.offers.swaps.get(own)?.get(common), `swap ${own} ${common}`, own);
    this.own = this.common = null;
  }

  /** Does an action, or says why it cannot be done; before one's turn it becomes the plan. */
  propose(action: string | undefined, text: string, code: string | null = null): void {
    if (!this.mine) return this.early ? this.plan(text) : undefined;
    if (!action) return void this.explain(text, code);
    if (settings.confirm && !HARMLESS.has(verbOf(action))) this.asking = action;
    else void this.act(action);
  }

  async act(action: string): Promise<void> {
    this.clear();
    const reply = await this.source().send({ do: "act", action, version: this.view.version });
    if (reply.error && reply.error.code !== "table/stale") this.tell(reply.error.said, null);
  }

  /** Takes back what has been chosen; whether there was anything. */
  cancel(): boolean {
    const something = this.own ?? this.common ?? this.asking ?? this.reason ?? this.source().ahead?.plan;
    const any = Boolean(something) || this.picked.length > 0;
    this.source().ahead?.wish(null);
    this.clear();
    return any;
  }

  clear(): void {
    this.own = this.common = this.asking = null;
    this.picked = [];
    this.forget();
  }

  private plan(text: string): void {
    const ahead = this.source().ahead;
    ahead?.wish(ahead.plan?.action === text ? null : text);
    this.clear();
  }

  private pick(code: string, verb: string): void {
    const on = !this.picked.includes(code);
    this.picked = on ? [...this.picked, code] : this.picked.filter((each) => each !== code);
    const possible = this.offers.picks?.actions;
    const set = setOf(this.picked);
    const wrong = on && this.mine && possible && ![...possible.keys()].some((each) => within(set, each));
    if (this.mine && on && (wrong || !possible)) void this.explain(`${verb} ${this.picked.join(" ")}`, code, true);
  }

  private async explain(text: string, code: string | null, unpick = false): Promise<void> {
    const said = await this.source()
      .why(text)
      .catch(() => null);
    if (!said) return;
    if (unpick) this.picked = this.picked.filter((each) => each !== code);
    this.tell(said, code);
  }

  private tell(said: Said, code: string | null): void {
    this.reason = { said, code };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.reason = null), READING);
  }

  private forget(): void {
    clearTimeout(this.timer);
    this.reason = null;
  }
}

/** Whether all cards of one set are in another. */
function within(set: string, other: string): boolean {
  return set.split(" ").every((card) => other.includes(card));
}
