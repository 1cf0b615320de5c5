/** What stands in the corner of a card: numerals by the pack, letters by the language. */
import type { PackName } from "./suits";

const NUMERALS: Record<PackName, Record<string, string>> = {
  german: { 7: "VII", 8: "VIII", 9: "IX", T: "X" },
  french: { T: "10" },
};

type Letters = Readonly<Record<"J" | "Q" | "K" | "A", string>>;
const english: Letters = { J: "J", Q: "Q", K: "K", A: "A" };
const UNDER_OVER: Letters = { J: "U", Q: "O", K: "K", A: "A" };

const LETTERS: Record<PackName, Record<string, Letters>> = {
  german: {
    hu: { J: "A", Q: "F", K: "K", A: "Á" }, // alsó, felső, király, ász
    cs: { J: "S", Q: "Sv", K: "K", A: "E" }, // spodek, svršek, král, eso
    de: UNDER_OVER,
    en: UNDER_OVER,
  },
  french: {
    hu: { J: "B", Q: "D", K: "K", A: "Á" }, // bubi, dáma, király, ász
    cs: english,
    de: { J: "B", Q: "D", K: "K", A: "A" },
    en: english,
  },
};

/** The index of a rank ("7" to "A"); a language we have no letters for has those of English. */
export function indexOf(pack: PackName, rank: string, language: string): string {
  const letters = LETTERS[pack][language] ?? LETTERS[pack]["en"];
  return NUMERALS[pack][rank] ?? letters?.[rank as keyof Letters] ?? rank;
}
