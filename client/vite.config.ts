import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { art } from "./art.ts";
import { catalogues } from "./catalogues.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const sheets = readdirSync(here("src/style")).filter((name) => name.endsWith(".css"));

export default defineConfig({
  root: here("."),
  base: "./", // the server may put the files under any address
  plugins: [svelte(), catalogues(here("../src/firefly")), art()],
  build: {
    outDir: here("../src/firefly/web/static"),
    emptyOutDir: true,
    manifest: "manifest.json",
    license: { fileName: "licenses.md" },
    assetsInlineLimit: 0, // a data: address would need a hole in the content security policy
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ["src/table/main.ts", "src/pages/main.ts", ...sheets.map((name) => `src/style/${name}`)].map(here),
      output: {
        entryFileNames: ({ facadeModuleId }) => `${folder(facadeModuleId)}-[hash].js`,
        chunkFileNames: "[name]-[hash].js",
        assetFileNames: "[name]-[hash][extname]",
      },
    },
  },
  test: { include: ["tests/**/*.test.ts"] },
});

/** The folder of an entry, which names it: both are called `main.ts`. */
function folder(path: string | null): string {
  return path?.split("/").at(-2) ?? "[name]";
}
