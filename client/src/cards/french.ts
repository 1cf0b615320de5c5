/** The 52 cards of the French pack. */
import { frenchAce } from "./aces";
import { frenchCourt } from "./courts-french";
import { columns, corner, paper, pips, type Place, twice } from "./frame";
import type { Letter } from "./suits";

const X = 34;
const [TOP, LOW] = [27, 123];
const TWO = columns(X, [TOP, LOW]);
const THREE = columns(X, [TOP, 75, LOW]);
const FOUR = columns(X, [TOP, 59, 91, LOW]);
const PLACES: Record<string, Place[]> = {
  2: [[50, TOP], [50, LOW]],
  3: [[50, TOP], [50, 75], [50, LOW]],
  4: TWO,
  5: [...TWO, [50, 75]],
  6: THREE,
  7: [...THREE, [50, 51]],
  8: [...THREE, [50, 51], [50, 99]],
  9: [...columns(X, [TOP, 57, 93, LOW]), [50, 75]],
  T: [...FOUR, [50, 43], [50, 107]],
};

export function frenchFace(rank: string, letter: Letter, index: string): string {
  if (rank === "J" || rank === "Q" || rank === "K")
    return paper + frenchCourt(rank, letter) + twice(corner("french", letter, index, { notch: true }));
  const middle = rank === "A" ? frenchAce(letter) : pips("french", letter, PLACES[rank] ?? [], 22);
  return paper + middle + twice(corner("french", letter, index, {}));
}
