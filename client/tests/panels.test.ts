import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { LANGUAGES } from "../src/languages";
import { EMOTES, PHRASES } from "../src/panels/phrases";
import { remarks } from "../src/panels/talk";
import { sealedDeals, verdict } from "../src/panels/verify";
import { knows, load } from "../src/text";

const here = (path: string) => new URL(path, import.meta.url);

beforeAll(() => Promise.all(LANGUAGES.map(load)));

test("the server knows the same phrases and emotes", () => {
  const server = readFileSync(here("../../src/firefly/server/phrases.py"), "utf-8");
  const quoted = [...server.matchAll(/"([^"\n]+)"/g)].map((match) => match[1]);
  expect(quoted.slice(-PHRASES.length - EMOTES.length)).toEqual([...PHRASES, ...EMOTES]);
});

test.each(LANGUAGES)("what the panels say can be said: %s", (language) => {
  const folder = here("../src/panels/");
  const files = readdirSync(folder).filter((name) => /\.(svelte|ts)$/.test(name));
  const sources = files.map((name) => readFileSync(new URL(name, folder), "utf-8")).join("\n");
  const asked = [...sources.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map((match) => match[1] ?? "");
  const said = [...asked, ...PHRASES.map((phrase) => `web-phrase-${phrase}`)];
  expect(said.filter((id) => !knows(id, language))).toEqual([]);
  expect(EMOTES.map((_, place) => `panel-emote-${place + 1}`).filter((id) => !knows(id, language))).toEqual([]);
});

test.each(LANGUAGES)("every hint of every lesson can be said: %s", (language) => {
  for (const family of ["elimination", "betting", "tricks"]) {
    const lesson = JSON.parse(readFileSync(here(`../src/panels/lessons/${family}.json`), "utf-8"));
    const hints = [...lesson.steps.map(({ say }: { say: string }) => say), "done"];
    expect(hints.map((hint) => `learn-${family}-${hint}`).filter((id) => !knows(id, language))).toEqual([]);
  }
});

test("packs are checked against their seals", async () => {
  const sealed = (deck: string, salt: string) => createHash("sha256").update(`${salt} ${deck}`).digest("hex");
  const record = `firefly = 1
game = "nemet"
deck = "not of a deal"

[[deals]]
deck = "7h 8h"
salt = "ab"
seal = "${sealed("7h 8h", "ab")}"
actions = ["p1 lay"]

[[ deals ]]
  seal = '${sealed("9h Th", "cd")}'
  salt='cd'
  deck = "Th 9h"

[[deals]]
deck = "?? ??"
seal = "ef"
`;
  const deals = sealedDeals(record);
  expect(deals.map(({ deck }) => deck)).toEqual(["7h 8h", "Th 9h", "?? ??"]);
  const [good, broken, closed] = deals;
  if (!good || !broken || !closed) throw new Error("three deals");
  expect(await verdict(good, undefined)).toBe("good");
  expect(await verdict(good, good.seal)).toBe("seen");
  expect(await verdict(good, broken.seal)).toBe("changed");
  expect(await verdict(broken, broken.seal)).toBe("broken");
  expect(await verdict(closed, closed.seal)).toBe("open");
});

test("only what people say is talk", () => {
  const happenings = [
    { n: 1, at: 0, kind: "acted", seat: 2, action: "go" },
    { n: 2, at: 0, kind: "said", seat: 2, action: "hello" },
    { n: 3, at: 0, kind: "said", seat: 1, text: "😂" },
    { n: 4, at: 0, kind: "said", seat: 1, text: "servus" },
  ];
  const told = remarks(happenings).map(({ n, phrase, emote }) => [n, phrase, emote]);
  expect(told).toEqual([[2, "hello", false], [3, undefined, true], [4, undefined, false]]);
});
