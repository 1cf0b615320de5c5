import { expect, test } from "vitest";
import { RECIPES } from "../src/recipes";

test.each(Object.entries(RECIPES))("%s is short and soft", (_, layers) => {
  for (const { at, length, gain, from, to } of layers) {
    expect(at + length).toBeLessThan(1.5);
    expect(gain).toBeGreaterThan(0);
    expect(gain).toBeLessThanOrEqual(0.5);
    expect(Math.min(from, to)).toBeGreaterThan(50);
    expect(Math.max(from, to)).toBeLessThan(8000);
  }
});
