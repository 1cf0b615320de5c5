/** Which sounds belong to what has happened. */
import type { Sound } from "../recipes";
import type { View } from "../wire";
import { finished } from "./pace";

export function noisesOf(before: View | undefined, view: View): Sound[] {
  if (!before || before.n === view.n) return [];
  const noises: Sound[] = [];
  const acted = view.events.some(({ kind }) => kind === "acted");
  if (view.events.some(({ kind }) => kind === "dealt")) noises.push("slide");
  if (acted && view.phase === "over") noises.push("flip", "collect");
  else if (finished(before, view)) noises.push("slide", "collect");
  else if (acted && (view.pot ?? 0) > (before.pot ?? 0)) noises.push("chip");
  else if (acted) noises.push("slide");
  if (view.status === "ended" && before.status !== "ended" && view.leaders?.includes(view.you ?? 0)) noises.push("win");
  if (view.legal.length > 0 && before.legal.length === 0) noises.push("turn");
  return noises;
}
