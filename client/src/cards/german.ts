/** The 32 cards of the Hungarian pack. */
import { germanCourt } from "./courts-german";
import { seasonAce } from "./aces";
import { columns, corner, paper, pips, type Place, twice } from "./frame";
import type { Letter } from "./suits";

const THREE = columns(35, [38, 75, 112]);
const FOUR = columns(34, [37, 62.4, 87.6, 113]);
const PLACES: Record<string, Place[]> = {
  7: [...THREE, [50, 56.5]],
  8: [...THREE, [50, 56.5], [50, 93.5]],
  9: [...FOUR, [50, 75]],
  T: [...FOUR, [50, 49.7], [50, 100.3]],
};

/** The stem the signs hang from: a curve that is its own half turn, with a tendril to every sign. */
function stem(places: readonly Place[]): string {
  const tendrils = places.filter(([x]) => x !== 50).map(([x, y]) => {
    const [side, down] = [Math.sign(x - 50), y === 75 ? Math.sign(50 - x) : Math.sign(75 - y)];
    const [low, t] = [y + 14 * down, Math.abs(y + 14 * down - 75) / 53]; // where it leaves the stem, and how far along that is
    const x0 = 50 + Math.sign(75 - low) * 15 * t * (1 - t) * (1 - 2 * t);
    return `M${+x0.toFixed(1)},${+low.toFixed(1)} Q${50 + 5 * side},${+(y + 3 * down).toFixed(1)} ${x - 5 * side},${y}`;
  });
  const end = "M50,75 C55,56 45,38 50,22 C52,15 59,16 58,21 C57.4,24.4 53.6,23.6 54.6,21 M49.4,25 C47,18 42,19 43,14 C47.6,15 50,19 49.4,25";
  return `<g fill="none" stroke="#c9b27a" stroke-width="1.1" stroke-linecap="round">${twice(`<path d="${end}"/>`)}<path d="${tendrils.join("")}"/></g>`;
}

export function germanFace(rank: string, letter: Letter, index: string): string {
  if (rank === "J" || rank === "Q" || rank === "K")
    return paper + germanCourt(rank, letter) + twice(corner("german", letter, index, { notch: true, sign: rank !== "J" }));
  if (rank === "A") return paper + seasonAce(letter) + twice(corner("german", letter, index, { notch: true }));
  const places = PLACES[rank] ?? [];
  return paper + stem(places) + pips("german", letter, places, rank === "9" || rank === "T" ? 19.5 : 22) + twice(corner("german", letter, index, {}));
}
