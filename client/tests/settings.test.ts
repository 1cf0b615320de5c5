import { expect, test } from "vitest";
import { DEFAULTS, read } from "../src/settings";

test("without anything stored all is as by default", () => {
  for (const stored of [null, "", "{}", "[]", "null", "7", "{"]) expect(read(stored)).toEqual(DEFAULTS);
});

test("what was chosen is kept", () => {
  const chosen = { ...DEFAULTS, theme: "dark", language: "hu", volume: 0, confirm: true };
  expect(read(JSON.stringify(chosen))).toEqual(chosen);
});

test("what is no choice is as by default, and what is no setting is dropped", () => {
  expect(read('{"theme": "pink", "volume": 7, "muted": 1, "speed": null, "old": true}')).toEqual(DEFAULTS);
});
