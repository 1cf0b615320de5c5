/** The seals that this browser was shown, kept until packs are open: what a record is checked against. */
import { remember, remembered } from "./memory";

const KEPT = 400;

type Seals = Record<string, string>;

export function noteSeal(table: string, match: number, deal: number, seal: string): void {
  const seals = remembered<Seals>("seals", {});
  const key = `${table}/${match}/${deal}`;
  if (seals[key]) return; // the first one counts: it was shown before anyone had acted
  const entries = [...Object.entries(seals), [key, seal] as const];
  remember("seals", Object.fromEntries(entries.slice(-KEPT)));
}

export function seenSeal(table: string, match: number, deal: number): string | undefined {
  return remembered<Seals>("seals", {})[`${table}/${match}/${deal}`];
}
