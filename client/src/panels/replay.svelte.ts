/** A finished deal, to be looked at step by step. */
import type { AnyCommand, Frames, Happening, Reply, Said, View } from "../wire";
import type { Source } from "./source";

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Something that happened in the deal, and the frame in which it had. */
export interface Moment {
  step: number;
  happening: Happening;
}

export class Replay implements Source {
  step = $state(0);
  playing = $state(false);
  speed: number = $state(1);
  readonly moments: Moment[];
  private readonly frames: View[];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly deal: Frames) {
    // what stands there is past: nothing is asked any more
    const past = { legal: [], prompt: undefined, buttons: undefined, host: null, next_deal: undefined };
    this.frames = deal.frames.map((view) => {
      const seats = view.seats.map((seat) => ({ ...seat, connected: true })); // that they had gone says nothing here
      return { ...view, ...past, seats };
    });
    this.moments = deal.frames.flatMap(({ events }, step) => events.map((happening) => ({ step, happening })));
  }

  get view(): View {
    return this.frames[this.step] as View;
  }

  get last(): number {
    return this.frames.length - 1;
  }

  get log(): Happening[] {
    return this.moments.filter(({ step }) => step <= this.step).map(({ happening }) => happening);
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(this.last, Math.trunc(step) || 0));
    if (this.step === this.last) this.stop();
  }

  toggle(): void {
    if (this.playing) return this.stop();
    if (this.step === this.last) this.step = 0;
    this.playing = true;
    this.wait();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.go(this.step + 1);
      if (this.playing) this.wait();
    }, 1500 / this.speed);
  }

  async send(_command: AnyCommand): Promise<Reply> {
    return { reply: null };
  }

  async why(_action: string): Promise<Said | null> {
    return null;
  }
}
