/** Views on their way to the eyes: one after the other, at a pace that a person can follow. */
import type { View } from "../wire";
import { factor, haste, stay } from "./pace";
import { settings } from "../settings.svelte";

export class Queue {
  private waiting: View[] = [];
  private shown: View | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: (view: View) => void) {
    document.addEventListener("visibilitychange", this.flush);
  }

  /** Takes a view; `fresh` ones have no past that could be shown. */
  push(view: View, fresh: boolean): void {
    if (fresh || document.hidden) {
      this.waiting = [view];
      return this.catchUp();
    }
    this.waiting.push(view);
    if (this.timer === undefined) this.step();
    else if (view.legal.length > 0) this.hurry();
  }

  close(): void {
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.flush);
  }

  private flush = (): void => {
    if (document.hidden) this.catchUp();
  };

  /** Shows the last view at once. */
  private catchUp(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const last = this.waiting.at(-1);
    this.waiting = [];
    if (last) this.put(last);
  }

  private hurry(): void {
    clearTimeout(this.timer);
    this.step();
  }

  private step = (): void => {
    this.timer = undefined;
    const next = this.waiting.shift();
    if (!next) return;
    const before = this.shown;
    this.put(next);
    const due = this.waiting.some(({ legal }) => legal.length > 0);
    const wait = stay(before, next) * factor(settings.speed) * haste(this.waiting.length, due);
    this.timer = setTimeout(this.step, wait);
  };

  private put(view: View): void {
    this.shown = view;
    this.show(view);
  }
}
