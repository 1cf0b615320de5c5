/** The legal actions of a view, sorted by how a hand would make them. Which they are only the server knows. */

/** A raise from `least` to `most`; `action` is how the view calls it. */
export interface Raise {
  action: string;
  least: number;
  most: number;
}

/** Sets of cards that can be taken or thrown, by `setOf` them. */
export interface Picks {
  verb: string;
  actions: ReadonlyMap<string, string>;
}

export interface Offers {
  plain: readonly string[]; // a word each
  swaps: ReadonlyMap<string, ReadonlyMap<string, string>>; // own card → card of the table → action
  plays: ReadonlyMap<string, string>; // card → action
  picks: Picks | null;
  raise: Raise | null;
}

/** What touching cards is for in a phase of a deal. */
export type Touch = "swap" | "play" | "pick-hand" | "pick-table" | "none";

const TOUCHES: Record<string, Touch> = {
  turns: "swap",
  exchange: "swap",
  tricks: "play",
  buying: "pick-hand",
  take: "pick-table",
};

/** Words that can be chosen before one's turn comes, most welcome first. */
const AHEAD: Record<string, readonly string[]> = {
  choice: ["keep", "expose"],
  turns: ["go", "lay"],
  joining: ["in", "out"],
  bets: ["check", "call", "fold"],
  exchange: ["stand"],
  second_bets: ["check", "call", "fold"],
  buying: ["stay", "fold"],
};

export function touchOf(phase: string): Touch {
  return TOUCHES[phase] ?? "none";
}

export function ahead(phase: string): readonly string[] {
  return AHEAD[phase] ?? [];
}

/** The same text for the same cards, in whatever order. */
export function setOf(cards: readonly string[]): string {
  return [...cards].sort().join(" ");
}

export function verbOf(action: string): string {
  return action.split(" ", 1)[0] ?? "";
}

export function offers(legal: readonly string[]): Offers {
  const plain: string[] = [];
  const swaps = new Map<string, Map<string, string>>();
  const plays = new Map<string, string>();
  const sets = new Map<string, string>();
  let [verb, raise]: [string, Raise | null] = ["", null];
  for (const action of legal) {
    const [word = "", ...rest] = action.split(" ");
    const [first = "", second = ""] = rest;
    if (word === "raise") raise = { action, ...limits(first) };
    else if (rest.length === 0) plain.push(word);
    else if (word === "swap") swaps.set(first, (swaps.get(first) ?? new Map()).set(second, action));
    else if (word === "play") plays.set(first, action);
    else [verb] = [word, sets.set(setOf(rest), action)];
  }
  return { plain, swaps, plays, picks: sets.size ? { verb, actions: sets } : null, raise };
}

/** From `1..3` to 1 and 3. */
function limits(size: string): { least: number; most: number } {
  const [least = 1, most = least] = size.split("..").map(Number);
  return { least, most };
}

/** Sizes worth a button of their own: the smallest, what fits the pot, the largest. */
export function quickSizes({ least, most }: Raise, pot: number): { id: string; size: number }[] {
  const wishes = [
    { id: "least", size: least },
    { id: "half", size: Math.round(pot / 2) },
    { id: "pot", size: pot },
    { id: "most", size: most },
  ];
  const possible = wishes.filter(({ size }) => size >= least && size <= most);
  return possible.filter(({ size }, place) => possible.findIndex((other) => other.size === size) === place);
}
