/** A lesson: frames of a real deal, and hints between them that wait for the learner. */
import { duration } from "../settings.svelte";
import type { AnyCommand, Happening, Reply, Said, View } from "../wire";
import type { Source } from "./source";

type Patch = { [key in keyof View]?: View[key] | null };

export interface Step {
  say: string;
  at: string[];
  frames: Patch[]; // what differs from the frame before
  do?: string; // the action that is asked for; without it a click goes on
  why?: Record<string, Said>; // why other actions are not allowed
}

export interface Script {
  game: string;
  steps: Step[];
  frames: Patch[]; // after the last step
}

const FIRST: View = {} as View;

export class Lesson implements Source {
  place = $state(-1); // of the step that is shown
  ready = $state(false); // whether its frames have been played
  view: View = $state.raw(FIRST);
  log: Happening[] = $state.raw([]);
  private shown: View = FIRST; // with what the learner could do
  private stopped = false;

  constructor(readonly script: Script) {
    this.step(script.steps[0]?.frames[0] ?? {});
  }

  get current(): Step | undefined {
    return this.script.steps[this.place];
  }

  get done(): boolean {
    return this.place >= this.script.steps.length;
  }

  /** Plays what comes before the next hint, and shows it. */
  async next(): Promise<void> {
    this.ready = false;
    this.place += 1;
    const frames = this.current?.frames ?? this.script.frames;
    for (const [place, patch] of frames.entries()) {
      if (this.place === 0 && place === 0) continue; // already there
      this.step(patch);
      await pause();
      if (this.stopped) return;
    }
    this.ready = true;
    if (this.current?.do) this.view = this.shown;
  }

  stop(): void {
    this.stopped = true;
  }

  async send(command: AnyCommand): Promise<Reply> {
    const step = this.current;
    if (command.do !== "act" || !this.ready || !step?.do) return { reply: null };
    if (plain(command.action) === plain(step.do)) {
      void this.next();
      return { reply: null, version: this.view.version };
    }
    return { reply: null, error: { code: "learn/other", text: "", said: ["learn-not-now", {}] } };
  }

  async why(action: string): Promise<Said | null> {
    const [verb, ...cards] = action.split(" ");
    const why = this.current?.why ?? {};
    // of several cards that are thrown, the one that may not be
    const wrong = cards.find((card) => why[`${verb} ${card}`]);
    return why[action] ?? why[`${verb} ${wrong}`] ?? null;
  }

  private step(patch: Patch): void {
    const after: Record<string, unknown> = { ...this.shown, ...patch };
    for (const key of Object.keys(after)) if (after[key] === null && !NULLS.has(key)) delete after[key];
    this.shown = after as unknown as View;
    this.log = [...this.log, ...(this.shown.events ?? [])];
    this.view = { ...this.shown, legal: [], prompt: undefined, buttons: undefined };
  }
}

// where null is a value of its own
const NULLS: ReadonlySet<string> = new Set(["you", "host", "dealer", "turn", "winner"] satisfies (keyof View)[]);

/** An action with its cards in one order. */
function plain(action: string): string {
  const [verb = "", ...cards] = action.split(" ");
  return verb === "swap" ? action : [verb, ...cards.sort()].join(" ");
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 500 + 3 * duration()));
}
