/** How long what has happened stays before what comes next is shown, so that a person can follow. */
import type { Settings } from "../settings";
import type { Play, View } from "../wire";

const FACTOR = { slow: 1.6, normal: 1, fast: 0.5 } as const;
const LONG = 5; // frames that wait: then it is time to hurry
const HURRY = 0.12;
const ACT = 650;
const DEALT = 800;
export const TRICK = 1400;
const SHOWDOWN = 2200;

/** Milliseconds that a view stays at normal speed. */
export function stay(before: View | undefined, view: View): number {
  if (!before || before.n === view.n) return 0;
  const kinds = new Set(view.events.map(({ kind }) => kind));
  if (kinds.has("dealt")) return DEALT;
  if (!kinds.has("acted")) return 0;
  if (view.phase === "over") return SHOWDOWN;
  return finished(before, view) ? TRICK : ACT;
}

/** The trick that has just been made, if one has. */
export function finished(before: View | undefined, view: View): { plays: Play[]; winner: number } | null {
  if (!before?.trick?.length || view.trick?.length || !view.last_trick || before.deal !== view.deal) return null;
  const made = view.seats.find(({ seat, tricks = 0 }) => tricks > (before.seats[seat - 1]?.tricks ?? 0));
  return made ? { plays: view.last_trick, winner: made.seat } : null;
}

export function factor(speed: Settings["speed"]): number {
  return FACTOR[speed];
}

/** How fast to go on: nobody waits for pictures of the past when it is their turn. */
export function haste(waiting: number, due: boolean): number {
  return due || waiting > LONG ? HURRY : 1;
}
