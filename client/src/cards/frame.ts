/** What every card has: paper, corners, and a lower half that is the upper one turned. */
import { print } from "./glyphs";
import { CARD, indexColour, INK, type Letter, type PackName, sign } from "./suits";

export const paper = `<rect x="0.4" y="0.4" width="99.2" height="149.2" rx="7" fill="${CARD}" stroke="${INK}" stroke-opacity="0.35" stroke-width="0.8"/>`;

export const turned = (half: string): string => `<g transform="rotate(180 50 75)">${half}</g>`;
export const twice = (half: string): string => half + turned(half);

interface Corner {
  sign?: boolean; // under the index
  notch?: boolean; // cut into the frame of a picture
}
/** Index and sign in the upper left corner. */
export function corner(pack: PackName, letter: Letter, index: string, { sign: signed = true, notch = false }: Corner): string {
  const roman = /^[IVX]{2,}$|^[VX]$/.test(index);
  const low = signed ? 49 : 29;
  const cut = notch
    ? `<path d="M12,12 H25 V${low - 3} Q25,${low} 22,${low} H12Z" fill="${CARD}"/><path d="M25,14 V${low - 3} Q25,${low} 22,${low} H14" fill="none" stroke="${INK}" stroke-width="0.9" stroke-linecap="round"/>`
    : "";
  const accented = index.normalize("NFD").length > index.length;
  const high = roman ? 18 : accented ? 17.5 : 20;
  const mark = signed ? (notch ? sign(pack, letter, 13.5, 38.5, 16.5) : sign(pack, letter, 12.5, 36, 15)) : "";
  return cut + print(index, 4, accented ? 26 : roman ? 24.5 : 25, high, roman ? 33.5 : 19, indexColour(pack, letter), !roman) + mark;
}

export type Place = readonly [number, number];
/** Signs at their places, those of the lower half on their heads. */
export const pips = (pack: PackName, letter: Letter, places: readonly Place[], size: number): string =>
  places.map(([x, y]) => sign(pack, letter, x, y, size, y > 75.5 ? 180 : 0)).join("");

/** Both columns of so many rows. */
export const columns = (left: number, rows: readonly number[]): Place[] =>
  rows.flatMap((y): Place[] => [[left, y], [100 - left, y]]);
