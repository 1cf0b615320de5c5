import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "firefly:catalogue/";

/** Makes `import "firefly:catalogue/hu"` the Hungarian sentences of the package, all in one string. */
export function catalogues(source: string): Plugin {
  return {
    name: "firefly-catalogues",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const files = folders(source).map((folder) => join(folder, `${id.slice(PREFIX.length + 1)}.ftl`));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => terse(readFileSync(file, "utf-8"))).join(""))}`;
    },
  };
}

/** Where a browser's sentences lie: those of the terminal and of the pages made by the server stay at home. */
function folders(source: string): string[] {
  const parts = [...below(join(source, "games")), ...below(join(source, "web/text"))];
  return [join(source, "text"), ...parts.filter((folder) => !folder.endsWith("pages"))];
}

function below(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"));
  return folders.map((entry) => join(folder, entry.name)).filter((path) => existsSync(join(path, "en.ftl")));
}

/** A catalogue without its comments and the blank lines between its messages. */
export function terse(catalogue: string): string {
  return `${catalogue.replace(/^#.*\n?/gm, "").replace(/\n{2,}(?=\S|$)/g, "\n").trim()}\n`;
}
