/** The suit signs, each in a box of 20×20. Colours are custom properties, so that a palette is a matter of CSS. */
export type PackName = "german" | "french";
export type Letter = "c" | "d" | "h" | "s";

export const INK = "var(--card-ink, #2a211b)";
export const CARD = "var(--card-paper, #fdf6e4)";

const tint = (name: string, fallback: string): string => `var(--suit-${name}, ${fallback})`;

/** What letters and numerals are printed in: dark enough to be read on cream. */
const INDEX: Record<PackName, Record<Letter, string>> = {
  german: { c: tint("acorn-index", "#5c4411"), d: tint("bell-index", "#8a5a00"), h: tint("heart-index", "#b3202c"), s: tint("leaf-index", "#23683a") },
  french: { c: tint("club", "#23683a"), d: tint("diamond", "#1d5c9e"), h: tint("french-heart", "#b3202c"), s: tint("spade", "#221d1a") },
};
export const indexColour = (pack: PackName, letter: Letter): string => INDEX[pack][letter];

const path = (d: string, fill: string, rest = ""): string => `<path d="${d}" fill="${fill}"${rest}/>`;
const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

const HEART =
  "M10,18.7 C6.6,14.4 1.3,11.6 1.3,6.7 C1.3,3.5 3.7,1.5 6.1,1.5 C8,1.5 9.4,2.7 10,4.7 C10.6,2.7 12,1.5 13.9,1.5 C16.3,1.5 18.7,3.5 18.7,6.7 C18.7,11.6 13.4,14.4 10,18.7Z";

const GERMAN: Record<Letter, string> = {
  c:
    stroke("M10,3.6 Q9.8,1.8 11.8,0.9", INK, 2) +
    path("M4.3,8 C4.3,13.6 6.6,17 10,19.3 C13.4,17 15.7,13.6 15.7,8Z", tint("acorn", "#a9712b")) +
    stroke("M6.7,10.6 C6.9,13 7.6,14.6 8.7,15.9", tint("acorn-light", "#e0b065"), 1.3) +
    path("M2.7,8.5 C2.3,4.6 5.8,2.7 10,2.7 C14.2,2.7 17.7,4.6 17.3,8.5 Q10,11 2.7,8.5Z", tint("acorn-cap", "#5f6b22")) +
    stroke("M5.4,4.6 L8.6,9.3 M8.8,3 L13,9.2 M14.6,4.6 L11.4,9.3 M11.2,3 L7,9.2 M4.2,8.9 L5.4,6.2 M15.8,8.9 L14.6,6.2", INK, 0.5),
  d:
    `<circle cx="10" cy="2.4" r="1.5" fill="none" stroke-width="1.1"/>` +
    `<circle cx="10" cy="11.2" r="7.9" fill="${tint("bell", "#e2a820")}"/>` +
    path("M2.3,9.7 Q10,13.2 17.7,9.7 Q18.2,11.4 17.7,13 Q10,16.4 2.3,13 Q1.8,11.4 2.3,9.7Z", tint("bell-band", "#b8741a")) +
    stroke("M10,15.2 V18.6", INK, 1.2) + `<circle cx="10" cy="14.9" r="1.15" fill="${INK}" stroke="none"/>` +
    stroke("M4.6,8 Q5.8,5.6 8.2,4.8", tint("bell-light", "#fbe6a2"), 1.4),
  h: path(HEART, tint("heart", "#b3202c")) + stroke("M3.6,7.2 Q3.5,4.4 5.9,3.7", tint("heart-light", "#ec9a94"), 1.4),
  s:
    stroke("M10,15 Q9.8,17.6 11.4,19.3", INK, 1.7) +
    path("M10,0.8 C11.8,4.2 17.8,6.4 17.8,11.6 C17.8,15.6 13.8,17.6 10,15.6 C6.2,17.6 2.2,15.6 2.2,11.6 C2.2,6.4 8.2,4.2 10,0.8Z", tint("leaf", "#3c8048")) +
    stroke("M10,4 V15.4 M10,8 L13.2,6.4 M10,8 L6.8,6.4 M10,11.4 L14.8,9.4 M10,11.4 L5.2,9.4 M10,14.6 L14.4,13 M10,14.6 L5.6,13", tint("leaf-light", "#a9d3a0"), 0.75),
};

const FRENCH: Record<Letter, string> = {
  c: path("M10,0.9 A4.35,4.35 0 0 1 13.2,8.2 A4.35,4.35 0 1 1 10.9,14.3 Q11.1,17.4 13.8,19.2 H6.2 Q8.9,17.4 9.1,14.3 A4.35,4.35 0 1 1 6.8,8.2 A4.35,4.35 0 0 1 10,0.9Z", INDEX.french.c),
  d: path("M10,0.5 Q12.9,5.8 17.2,10 Q12.9,14.2 10,19.5 Q7.1,14.2 2.8,10 Q7.1,5.8 10,0.5Z", INDEX.french.d),
  h: path(HEART, INDEX.french.h),
  s: path("M10,0.6 C12,4.8 18.6,7.8 18.6,12.4 C18.6,16.6 13.6,17.4 10.9,14.2 Q11.2,17.4 13.8,19.2 H6.2 Q8.8,17.4 9.1,14.2 C6.4,17.4 1.4,16.6 1.4,12.4 C1.4,7.8 8,4.8 10,0.6Z", INDEX.french.s),
};

/** The sign of a suit, upper left corner at 0, 0; drawn large, it needs a finer line. */
export const suit = (pack: PackName, letter: Letter, line = 0.9): string =>
  pack === "german"
    ? `<g stroke="${INK}" stroke-width="${line}" stroke-linejoin="round" stroke-linecap="round">${GERMAN[letter]}</g>`
    : `<g stroke="none">${FRENCH[letter]}</g>`;

/** The same with its middle at x, y, `size` high. */
export const sign = (pack: PackName, letter: Letter, x: number, y: number, size: number, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""} scale(${size / 20}) translate(-10 -10)">${suit(pack, letter, Math.min(0.9, +(22 / size).toFixed(2)))}</g>`;
