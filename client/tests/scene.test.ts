import { expect, test } from "vitest";
import { finished, haste, stay } from "../src/table/pace";
import { revealed, sceneOf } from "../src/table/scene";
import type { SeatView, View } from "../src/wire";

function seat(number: number, cards: string[], more: Partial<SeatView> = {}): SeatView {
  return { seat: number, name: `P${number}`, kind: "person", connected: true, standing: 3, cards, ...more };
}
function view(seats: SeatView[], table: string[], more: Partial<View> = {}): View {
  const rest = { id: "t", game: "nemet", pack: "german", rules: {}, title: "", status: "playing", you: 1, host: 1 };
  const deal = { dealer: 1, phase: "turns", turn: 1, legal: [], winner: null, events: [], match: 1, deal: 2 };
  const clock = { kind: "none", now: 0 };
  return { n: 1, version: 0, family: "elimination", ...rest, ...deal, clock, seats, table, ...more } as View;
}
const swapped = { n: 2, at: 0, kind: "acted", seat: 2, action: "swap 9h Kd" };

test("keys of hidden cards tell seat and place, and change with the deal", () => {
  const scene = sceneOf(view([seat(1, ["7h"]), seat(2, ["Kd", "??", "??"])], ["??"]), [], null);
  expect(scene.hands.get(2)?.map(({ key }) => key)).toEqual(["1.2.Kd", "1.2.s2-0", "1.2.s2-1"]);
  expect(scene.hands.get(1)?.[0]?.key).toBe("1.2.7h");
  expect(scene.table[0]?.key).toBe("1.2.t-0");
});

test("a hidden card that is swapped onto the table starts from the hand of its owner", () => {
  const before = sceneOf(view([seat(1, ["7h"]), seat(2, ["??", "??", "??"])], ["Kd"]), [], null);
  const after = sceneOf(view([seat(1, ["7h"]), seat(2, ["Kd", "??", "??"])], ["9h"], { events: [swapped] }), [], null);
  const seen = (name: string) => ({ name }) as never;
  const snapshot = new Map([["1.2.s2-2", seen("hidden")], ["1.2.Kd", seen("king")], ["1.2.s2-0", seen("other")]]);
  const turned = revealed(before, after, snapshot);
  expect(turned.get("1.2.9h")).toEqual({ name: "hidden" });
  expect(turned.has("1.2.s2-2")).toBe(false);
  expect(turned.get("1.2.Kd")).toEqual({ name: "king" });
});

test("a trick that was made is told from the one before", () => {
  const trick = [{ seat: 1, card: "7h" }];
  const before = view([seat(1, [], { tricks: 0 }), seat(2, [], { tricks: 0 })], [], { trick });
  const last_trick = [...trick, { seat: 2, card: "Kh" }];
  const after = view([seat(1, [], { tricks: 0 }), seat(2, [], { tricks: 1 })], [], { n: 2, trick: [], last_trick });
  expect(finished(before, after)).toEqual({ plays: last_trick, winner: 2 });
  expect(finished(undefined, after)).toBe(null);
  expect(finished(after, after)).toBe(null);
});

test("talk does not make anybody wait, and nobody waits when it is their turn", () => {
  const before = view([], []);
  expect(stay(before, view([], [], { n: 2, events: [{ n: 2, at: 0, kind: "said" }] }))).toBe(0);
  expect(stay(before, view([], [], { n: 2, events: [swapped] }))).toBeGreaterThan(500);
  expect(haste(1, false)).toBe(1);
  expect(haste(1, true)).toBeLessThan(0.2);
  expect(haste(9, false)).toBeLessThan(0.2);
});
