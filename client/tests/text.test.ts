import { beforeAll, expect, test } from "vitest";
import { terse } from "../catalogues";
import { LANGUAGES } from "../src/languages";
import { knows, load, printable, say } from "../src/text";

// that the sentences are those of Python is tested from there: tests/test_browser_text.py
beforeAll(() => Promise.all(LANGUAGES.map(load)));

test.each(LANGUAGES)("a message of %s in a message", (language) => {
  const cards = say(["log-hand", { player: "Anna", cards: ["card-german", { rank: "r7", suit: "h" }] }], language);
  expect(cards).toContain(say(["card-german", { rank: "r7", suit: "h" }], language));
});

test("numbers are those of the language, not of the browser", () => {
  expect(say(["simulate-place", { n: 1234.5 }], "hu")).toBe("1\u00a0234,5. játékos");
  expect(say(["simulate-place", { n: 1234.5 }], "en")).toBe("hand 1,234.5");
});

test("what cannot be said throws", () => {
  expect(knows("no-such-message", "en")).toBe(false);
  expect(() => say(["no-such-message"], "en")).toThrow("no-such-message");
  expect(() => say(["log-deals"], "en")).toThrow("player");
});

test("a stranger's text is made harmless", () => {
  expect(printable("a\u202eb\u0000c\nd\u00a0e f😀")).toBe("a\ufffdb\ufffdc\ufffdd\ufffde f😀");
  expect(printable("😀".repeat(401))).toBe(`${"😀".repeat(400)}…`);
});

test("a terse catalogue has the same messages", () => {
  const catalogue = "# comment\n\na = b\n\n## group\nc =\n    d\n\n    e\n\n\nf = # no comment\n";
  expect(terse(catalogue)).toBe("a = b\nc =\n    d\n\n    e\nf = # no comment\n");
});
