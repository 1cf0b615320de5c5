/** What lies where: each card with a key that stays with it, and that tells nothing of a hidden one. */
import type { Snapshot } from "../motion";
import { verbOf } from "./moves";
import type { Play, SeatView, View } from "../wire";

const GIVING: ReadonlySet<string> = new Set(["expose", "swap", "take"]); // from the hand onto the table
export const HIDDEN = "??";
const DECK = '[data-place="deck"]';

export interface Card {
  key: string;
  code: string;
  home: string; // whose it is: `s3`, or `t` for those of the table
  from: string; // selector of where it comes from
  to: string; // and of where it goes when it leaves
}

export interface Scene {
  hands: ReadonlyMap<number, readonly Card[]>;
  table: readonly Card[];
  trick: readonly (Card & { seat: number })[];
  actor: number | null; // who has just acted
}

/** `trick` is what lies in the middle, which may be a trick that was just made; then `winner` made it. */
export function sceneOf(view: View, trick: readonly Play[], winner: number | null): Scene {
  const deal = `${view.match ?? 0}.${view.deal ?? 0}.`;
  const last = view.events.findLast(({ kind }) => kind === "acted");
  const actor = last?.seat ?? null;
  const pile = winner === null ? DECK : purse(winner);
  const common = view.family === "tricks" ? [] : view.table;
  return {
    hands: new Map(view.seats.map((seat) => [seat.seat, hand(deal, seat)])),
    table: cards(`${deal}t`, "t", common, GIVING.has(verbOf(last?.action ?? "")) ? handOf(actor ?? 0) : DECK),
    trick: trick.map(({ seat, card }) => ({
      ...named(`${deal}${card}`, card, `s${seat}`, handOf(seat)),
      to: pile,
      seat,
    })),
    actor,
  };
}

function hand(deal: string, { seat, cards: codes }: SeatView): Card[] {
  return cards(`${deal}s${seat}`, `s${seat}`, codes, DECK);
}

function cards(hidden: string, home: string, codes: readonly string[], from: string): Card[] {
  const deal = hidden.slice(0, hidden.lastIndexOf(".") + 1);
  let unknown = 0;
  return codes.map((code) => named(code === HIDDEN ? `${hidden}-${unknown++}` : `${deal}${code}`, code, home, from));
}

function named(key: string, code: string, home: string, from: string): Card {
  return { key, code, home, from, to: DECK };
}

export function handOf(seat: number): string {
  return `[data-seat="${seat}"] [data-hand]`;
}

export function purse(seat: number): string {
  return `[data-seat="${seat}"] [data-place="standing"]`;
}

function all(scene: Scene): Card[] {
  return [...[...scene.hands.values()].flat(), ...scene.table, ...scene.trick];
}

/**
 * Lets a card that has become known start from the hidden one that it was, and be turned over on its way: one of its
 * own place, else one of the hand of whoever acted. Which of them it was nobody is told, so it is the last.
 */
export function revealed(before: Scene, after: Scene, snapshot: Snapshot): Snapshot {
  const kept = new Set(all(after).map(({ key }) => key));
  const lost = all(before).filter(({ key, code }) => code === HIDDEN && !kept.has(key));
  const known = new Set(all(before).map(({ key }) => key));
  const turned = new Map(snapshot);
  for (const { key, code, home } of all(after)) {
    if (known.has(key) || code === HIDDEN) continue;
    const own = lost.findLastIndex((card) => card.home === home);
    const place = own >= 0 ? own : lost.findLastIndex((card) => card.home === `s${after.actor}`);
    const [was] = place >= 0 ? lost.splice(place, 1) : [];
    const seen = was && turned.get(was.key);
    if (!was || !seen) continue;
    turned.delete(was.key);
    turned.set(key, seen);
  }
  return turned;
}
