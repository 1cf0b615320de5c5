/** The pictures of the table, as markup for the inside of an `<svg>`: nothing in them has an id, so they may stand on a page any number of times. */
import { back as drawBack } from "./backs";
import { frenchFace } from "./french";
import { germanFace } from "./german";
import type { Letter, PackName } from "./suits";

export { print } from "./glyphs";
export { indexOf } from "./labels";
export { chip, coin, dealer, type Denomination, DENOMINATIONS, logo } from "./objects";
export { indexColour, type Letter, type PackName, suit } from "./suits";

export const VIEWBOX = { card: "0 0 100 150", suit: "0 0 20 20", coin: "0 0 40 40", chip: "0 0 40 40", dealer: "0 0 40 40", logo: "0 0 100 100" } as const;

const drawn = new Map<string, string>();
function once(key: string, draw: () => string): string {
  let picture = drawn.get(key);
  if (picture === undefined) drawn.set(key, (picture = draw()));
  return picture;
}

/** The face of a card such as "7h", with the index that the language wants. */
export const face = (pack: PackName, code: string, index: string): string =>
  once(`${pack} ${code} ${index}`, () => {
    const [rank, letter] = [code.slice(0, -1), code.slice(-1) as Letter];
    return pack === "german" ? germanFace(rank, letter, index) : frenchFace(rank, letter, index);
  });

export const back = (pack: PackName): string => once(`${pack} back`, () => drawBack(pack));
