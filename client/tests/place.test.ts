import { expect, test } from "vitest";
import { difference, isStill, type Place, shape, shortest } from "../src/place";

const place = (changes: Partial<Place> = {}): Place => ({ x: 100, y: 50, width: 60, height: 90, turn: 0, ...changes });

test("from one place to another", () => {
  expect(difference(place({ x: 40, turn: 10 }), place({ y: 80, width: 120, height: 180 }))).toEqual({
    x: -60,
    y: -30,
    scale: 0.5,
    turn: 10,
  });
});

test("something without a size does not shrink others to nothing", () => {
  expect(difference(place({ width: 0 }), place()).scale).toBe(1);
  expect(difference(place(), place({ height: 0 })).scale).toBe(1);
});

test("into a frame of another shape a card fits", () => {
  expect(difference(place({ width: 600 }), place()).scale).toBe(1);
});

test("cards turn the short way", () => {
  expect(shortest(350)).toBe(-10);
  expect(shortest(-190)).toBe(170);
  expect(difference(place({ turn: 179 }), place({ turn: -179 })).turn).toBe(-2);
});

test("what nobody would see is no movement", () => {
  expect(isStill(difference(place(), place()))).toBe(true);
  expect(isStill(difference(place({ x: 100.3 }), place()))).toBe(true);
  expect(isStill(difference(place({ x: 101 }), place()))).toBe(false);
  expect(isStill(difference(place({ turn: 360 }), place()))).toBe(true);
});

test("turn and scale of a computed transform", () => {
  expect(shape("none")).toEqual({ turn: 0, scale: 1 });
  const quarter = shape("matrix(0, 2, -2, 0, 10, 20)");
  expect(quarter.turn).toBeCloseTo(90);
  expect(quarter.scale).toBeCloseTo(2);
});
