import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";

type Cards = typeof import("./src/cards/index.ts");
const HOME = fileURLToPath(new URL("src/cards/index.ts", import.meta.url));

/** A pack's ranks, and the language of the letters on the pictures. */
const PACKS = { german: ["789TJQKA", "hu"], french: ["23456789TJQKA", "en"] } as const;
const SERIF = "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif";

/** Puts the cards, their backs, the coin and the house's sign among the files of the build, for pages without scripts. */
export function art(): Plugin {
  return {
    name: "firefly-art",
    async generateBundle() {
      const { module } = await runnerImport<Cards>(HOME, { configFile: false });
      for (const [name, source] of pictures(module)) this.emitFile({ type: "asset", fileName: `art/${name}.svg`, source });
    },
  };
}

/** Every picture by its name. */
export function pictures({ back, coin, face, indexOf, logo, VIEWBOX }: Cards): Map<string, string> {
  const found = new Map([
    ["logo", picture(VIEWBOX.logo, logo())],
    ["coin", picture(VIEWBOX.coin, coin())],
  ]);
  for (const pack of ["german", "french"] as const) {
    const [ranks, language] = PACKS[pack];
    found.set(`back-${pack}`, picture(VIEWBOX.card, back(pack)));
    for (const rank of ranks)
      for (const letter of "cdhs")
        found.set(`${pack}/${rank}${letter}`, picture(VIEWBOX.card, face(pack, rank + letter, indexOf(pack, rank, language))));
  }
  return found;
}

/** A drawing as a file of its own: no style sheet reaches it, so what was a custom property is a plain value. */
function picture(viewBox: string, drawing: string): string {
  const [, , width, height] = viewBox.split(" ");
  const plain = drawing.replace(/var\(--serif, [^)]*\)/g, SERIF).replace(/var\(--[\w-]+, ([^()]*)\)/g, "$1");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${plain}</svg>\n`;
}
