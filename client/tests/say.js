// Reads [message, language] pairs as JSON from standard input and writes what the browser says to them.
import { text } from "node:stream/consumers";
import { createServer } from "vite";

const pairs = JSON.parse(await text(process.stdin));
const server = await createServer({ server: { middlewareMode: true, ws: false, watch: null }, logLevel: "error" });
const { load, say } = await server.ssrLoadModule("/src/text.ts");
for (const language of new Set(pairs.map(([, language]) => language))) await load(language);
process.stdout.write(JSON.stringify(pairs.map(([message, language]) => say(message, language))));
await server.close();
