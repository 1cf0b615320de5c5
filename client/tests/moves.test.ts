import { expect, test } from "vitest";
import { offers, quickSizes, setOf } from "../src/table/moves";

test("legal actions are sorted by how a hand makes them", () => {
  const found = offers(["go", "lay", "swap 7h Kd", "swap 7h Th", "swap As Kd", "raise 1..3"]);
  expect(found.plain).toEqual(["go", "lay"]);
  expect(found.swaps.get("7h")?.get("Th")).toBe("swap 7h Th");
  expect([...found.swaps.keys()]).toEqual(["7h", "As"]);
  expect(found.raise).toEqual({ action: "raise 1..3", least: 1, most: 3 });
});

test("a raise of one size", () => {
  expect(offers(["raise 1"]).raise).toEqual({ action: "raise 1", least: 1, most: 1 });
});

test("sets are found in whatever order they were chosen", () => {
  const { picks } = offers(["draw 2h", "draw 4d 2h", "stay"]);
  expect(picks?.verb).toBe("draw");
  expect(picks?.actions.get(setOf(["2h", "4d"]))).toBe("draw 4d 2h");
});

test("taking all is a word, taking three is a set", () => {
  expect(offers(["take"]).plain).toEqual(["take"]);
  expect(offers(["take 9h 8s Qs"]).picks?.actions.get(setOf(["Qs", "9h", "8s"]))).toBe("take 9h 8s Qs");
});

test("quick sizes are possible ones, each once", () => {
  const raise = { action: "raise 1..20", least: 1, most: 20 };
  expect(quickSizes(raise, 9)).toEqual([
    { id: "least", size: 1 },
    { id: "half", size: 5 },
    { id: "pot", size: 9 },
    { id: "most", size: 20 },
  ]);
  expect(quickSizes(raise, 60).map(({ size }) => size)).toEqual([1, 20]);
});
