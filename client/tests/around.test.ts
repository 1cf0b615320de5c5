import { expect, test } from "vitest";
import { around } from "../src/table/around";

test("to the left the next one sits at the left hand", () => {
  expect(around([1, 2, 3, 4], 1, false).map(({ seat }) => seat)).toEqual([2, 3, 4]);
  expect(around([1, 2, 3, 4], 3, false).map(({ seat }) => seat)).toEqual([4, 1, 2]);
});

test("to the right the next one sits at the right hand", () => {
  expect(around([1, 2, 3, 4], 1, true).map(({ seat }) => seat)).toEqual([4, 3, 2]);
});

test("nobody sits on another's knees", () => {
  for (let count = 2; count <= 9; count++) {
    const seats = Array.from({ length: count }, (_, seat) => seat + 1);
    const chairs = around(seats, 1, false);
    expect(new Set(chairs.map(({ row, column }) => `${row} ${column}`)).size).toBe(count - 1);
    expect(chairs.every(({ column }) => column >= 1 && column <= 4)).toBe(true);
    const angles = chairs.map(({ angle }) => angle);
    expect(angles).toEqual([...angles].sort((a, b) => b - a));
    expect(new Set(angles).size).toBe(count - 1);
  }
});
