/** What else lies on the table: coins, chips, the dealer's button; and the house's sign as an icon. */
import { firefly, NIGHT } from "./firefly";
import { print } from "./glyphs";
import { INK } from "./suits";

const around = (count: number, draw: string, cx = 20, cy = 20): string =>
  Array.from({ length: count }, (_, i) => `<g transform="rotate(${(360 / count) * i} ${cx} ${cy})">${draw}</g>`).join("");

/** A copper-gold coin with a sun on it, 40×40. */
export const coin = (): string =>
  `<circle cx="20" cy="21.2" r="18" fill="#8a5a14"/><circle cx="20" cy="19.6" r="18" fill="var(--coin, #e2ab3a)" stroke="${INK}" stroke-width="1.1"/>` +
  `<circle cx="20" cy="19.6" r="13.6" fill="var(--coin-face, #f0c65c)" stroke="#a06c18" stroke-width="0.9"/>` +
  `<g transform="translate(0 -0.4)">${around(28, '<path d="M20,3.4 V5" stroke="#a06c18" stroke-width="0.9"/>')}` +
  `${around(8, '<path d="M18,14 L20,8.6 L22,14Z" fill="#a06c18"/>')}<circle cx="20" cy="20" r="5.4" fill="#a06c18"/><path d="M17.2,19 q1,-2.2 3,-2.4" fill="none" stroke="#f8e09a" stroke-width="1" stroke-linecap="round"/></g>` +
  `<path d="M6.6,14 A15.6,15.6 0 0 1 14,5.6" fill="none" stroke="#fdf0c0" stroke-width="1.6" stroke-linecap="round"/>`;

export type Denomination = 1 | 5 | 25 | 100;
const CHIPS: Record<Denomination, { body: string; edge: string; ink: string }> = {
  1: { body: "var(--chip-1, #efe3c6)", edge: "#a8772c", ink: "#4a3315" },
  5: { body: "var(--chip-5, #a82531)", edge: "#f6ead0", ink: "#fff5df" },
  25: { body: "var(--chip-25, #2c6b45)", edge: "#f6ead0", ink: "#fff5df" },
  100: { body: "var(--chip-100, #2f2a33)", edge: "#e0b24a", ink: "#ffe7ad" },
};
export const DENOMINATIONS = Object.keys(CHIPS).map(Number) as Denomination[];

/** A chip from above, 40×40, with its worth. */
export function chip(worth: Denomination): string {
  const { body, edge, ink } = CHIPS[worth];
  const high = worth === 100 ? 9 : 11;
  return (
    `<circle cx="20" cy="21.2" r="18.2" fill="#1c1512" opacity="0.55"/><circle cx="20" cy="19.6" r="18.2" fill="${body}" stroke="${INK}" stroke-width="1.1"/>` +
    `<g transform="translate(0 -0.4)">${around(6, `<path d="M16.6,2.4 Q20,1.6 23.4,2.4 L22.6,7.2 Q20,6.7 17.4,7.2Z" fill="${edge}"/>`)}` +
    `<circle cx="20" cy="20" r="11.6" fill="none" stroke="${edge}" stroke-width="0.9"/>${around(12, `<circle cx="20" cy="10.4" r="0.6" fill="${edge}"/>`)}` +
    print(String(worth), 10, 20 + high / 2, high, 20, ink, true) + "</g>"
  );
}

/** The dealer's button, 40×40: three cards fanned. */
export function dealer(): string {
  const card = (turn: number, fill: string): string =>
    `<rect x="14.6" y="9" width="10.8" height="16.6" rx="1.6" fill="${fill}" stroke="${INK}" stroke-width="1" transform="rotate(${turn} 20 30)"/><path d="M20,13.6 L22.6,17.3 L20,21 L17.4,17.3Z" fill="#fbf3dd" transform="rotate(${turn} 20 30)"/>`;
  return (
    `<circle cx="20" cy="21.2" r="18.2" fill="#8d7a55"/><circle cx="20" cy="19.6" r="18.2" fill="#fbf3dd" stroke="${INK}" stroke-width="1.1"/>` +
    `<circle cx="20" cy="19.6" r="15.6" fill="none" stroke="#a8772c" stroke-width="0.8"/>` +
    card(-26, "#d9a02c") + card(0, "#2f6b45") + card(26, "#b3202c")
  );
}

/** The firefly alone, 100×100; with a ground to the very edge it is an icon that may be masked to a circle. */
export const logo = (ground = true): string =>
  (ground ? `<rect width="100" height="100" fill="${NIGHT}"/>` : "") + `<g transform="translate(50 49.5) scale(0.98)">${firefly()}</g>`;
