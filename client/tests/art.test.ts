import { expect, test } from "vitest";
import { pictures } from "../art.ts";
import * as cards from "../src/cards";

const drawn = pictures(cards);

test("every card, back and sign has a file", () => {
  const count = (folder: string) => [...drawn.keys()].filter((name) => name.startsWith(folder)).length;
  expect([count("german/"), count("french/")]).toEqual([32, 52]);
  expect([...drawn.keys()].filter((name) => !name.includes("/"))).toEqual(["logo", "coin", "back-german", "back-french"]);
});

test("a file needs no style sheet, and a drawing can stand on a page twice", () => {
  for (const [name, source] of drawn) expect(source, name).not.toMatch(/var\(|\bid=|undefined|NaN/);
});

test.each([
  ["german", "hu", "A F K Á X"],
  ["german", "cs", "S Sv K E X"],
  ["german", "de", "U O K A X"],
  ["french", "hu", "B D K Á 10"],
  ["french", "en", "J Q K A 10"],
] as const)("letters in the corners of the %s pack: %s", (pack, language, letters) => {
  expect([..."JQKAT"].map((rank) => cards.indexOf(pack, rank, language)).join(" ")).toBe(letters);
});
