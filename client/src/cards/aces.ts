/** The aces: the four seasons of the Tell pack, and the fly on the ace of spades. */
import { at, CREAM, disc, discs, doubled, flat, FOREST, GOLD, INK, line, shape, tube, WINE } from "./figures";
import { type Letter, sign } from "./suits";

const RED = "#b3202c";
const repeat = (count: number, draw: (i: number) => string): string => Array.from({ length: count }, (_, i) => draw(i)).join("");

const tulip = (x: number, y: number, foot: number, petal: string): string =>
  tube(`M${x},${y + 5} Q${x + 1},${(y + foot) / 2} ${x},${foot}`, "#5d8f4a", 0.9) +
  at(x, y, shape("M-5,-5 L-2,-1.4 L0,-6.4 L2,-1.4 L5,-5 Q6.6,5.6 0,6 Q-6.6,5.6 -5,-5Z", petal) + line("M-2,-1.4 Q-2.6,2 -1,5 M2,-1.4 Q2.6,2 1,5", 0.55));
const blade = (x: number, foot: number, lean: number, high: number): string =>
  shape(`M${x - 1.6},${foot} Q${x + lean * 0.2},${foot - high * 0.7} ${x + lean},${foot - high} Q${x + lean * 0.7},${foot - high * 0.4} ${x + 1.8},${foot}Z`, "#6f9f55");

const spring = (): string =>
  flat("M15,75 V63 Q32,55 50,61 Q70,67 85,58 V75Z", "#b7cf86") + line("M14.5,63 Q32,55 50,61 Q70,67 85.5,58", 0.9) +
  tube("M48,56 V68", "#5d8f4a", 1.6) + blade(48, 70, -12, 14) + blade(48, 70, 12, 14) +
  sign("german", "h", 48, 39, 34) +
  tulip(75, 48, 68, GOLD) + blade(75, 70, 8, 15) + blade(75, 70, -6, 11) + tulip(27, 58, 70, "#d98088") + blade(27, 71, -7, 12) + blade(27, 71, 6, 10) +
  at(75, 26, shape("M-11,-3 Q-5,-5 -1,-1 Q2,-8 10,-9 Q5,-4 4,0 Q8,0.6 9,2 L4.4,3.4 Q-1,5 -4,2 Q-7,3 -11,6.6 Q-9,2.6 -7.4,1Q-9.4,-1.6 -11,-3Z", "#33506b") + flat("M3.6,3.2 Q1,4.4 -1.6,3 Q1,1.6 4.4,1.6Z", CREAM) + disc(5.6, 1.4, 0.3, CREAM), 0, 0.92) +
  discs([[34, 66], [41, 70], [62, 70], [84, 66]], 1.2, CREAM);

const ear = (x: number, foot: number, lean: number): string =>
  line(`M${x},${foot} Q${x + lean * 0.3},${foot - 14} ${x + lean},${foot - 22}`, 1.1, "#8a5f14") +
  at(x + lean, foot - 24, repeat(4, (i) => at(0, i * 3.4 - 4, shape("M0,2.6 Q-4.4,1.4 -3.6,-3.4 Q-0.4,-1.6 0,2.6Z M0,2.6 Q4.4,1.4 3.6,-3.4 Q0.4,-1.6 0,2.6Z", "#f0c64e"))) + shape("M0,-5 Q-2.4,-8 0,-11 Q2.4,-8 0,-5Z", "#f0c64e"), lean * 2.4);
const poppy = (x: number, y: number): string =>
  line(`M${x},${y} L${x},76`, 1, "#5d8f4a") + at(x, y, shape("M0,2 C-7,3 -7,-5 -2,-4.4 Q0,-6.4 2,-4.4 C7,-5 7,3 0,2Z", RED) + disc(0, -0.6, 1.3, INK));
const summer = (): string =>
  `<g transform="translate(50 40)">${repeat(16, (i) => at(0, 0, flat(i % 2 ? "M-2.6,-17 L0,-21 L2.6,-17Z" : "M-3,-17 L0,-24.4 L3,-17Z", i % 2 ? "#eab84a" : "#f0cb62"), i * 22.5))}</g>` +
  flat("M50,21.6 A18.4,18.4 0 1 1 49.9,21.6Z", "#f9e6a0") +
  flat("M15,75 V66 Q50,57 85,66 V75Z", "#d8ab3e") + line("M14.5,66 Q50,57 85.5,66", 0.9) +
  ear(24, 82, -2.4) + ear(32, 80, -1.6) + ear(69, 78, 2) + ear(77, 74, 3) + poppy(39, 65) + poppy(62, 67) +
  sign("german", "d", 50, 39, 30);

const GRAPES = [[-4.4, 0], [0, 0], [4.4, 0], [-2.2, 3.8], [2.2, 3.8], [-4.4, -1], [0, 7.6]] as const;
const grapes = (x: number, y: number): string =>
  at(x, y, tube("M0,-9 V-3", "#7a5230", 0.8) + discs(GRAPES.map(([a, b]) => [a, b] as const), 2.7, "#6a3a63") + discs([[-5, -1], [-0.8, -0.8], [3.8, -0.8], [1.6, 3], [-2.8, 3]], 0.5, "#cfa8cc").replace(/<circle/g, '<circle stroke="none"'));
const fallen = (x: number, y: number, turn: number, fill: string): string =>
  at(x, y, shape("M0,-5.4 Q5.4,-2.4 3.6,2.4 Q2.4,4.6 0,4.6 Q-2.4,4.6 -3.6,2.4 Q-5.4,-2.4 0,-5.4Z", fill) + line("M0,-3.4 V7 M0,0.6 L2,-1 M0,0.6 L-2,-1", 0.6), turn);
const autumn = (): string =>
  flat("M15,75 V66 Q36,60 54,65 Q72,70 85,63 V75Z", "#c98f4a") + line("M14.5,66 Q36,60 54,65 Q72,70 85.5,63", 0.9) +
  line("M37,19.6 q-4.6,-1 -4.8,2.4 q0,3 3,2.6 q2,-0.6 1,-2.4 M64,18 q2.4,5 -1.6,6.6 q-3,0 -2,-2.6", 0.8) + tube("M84.4,20 Q70,15.4 56,19 Q45,21.8 36,19.6", "#7a5230", 1.6) +
  sign("german", "s", 50, 41, 36) +
  at(75, 33, grapes(0, 0), 0, 1.15) + fallen(75, 55, 30, "#c8612a") + fallen(26, 57, -35, "#d99a2c") + fallen(35, 70, 70, "#b3402c") + fallen(64, 69, -70, "#c8612a") + fallen(78, 70, 100, "#d99a2c");

const fir = (x: number, foot: number, high: number): string =>
  at(x, foot, tube("M0,0 V-3", "#6d4a2c", 1.6, "butt") + repeat(3, (i) => at(0, -2 - i * 5, shape("M-7,0 L0,-9 L7,0 Q0,2 -7,0Z", "#3a6650"), 0, 1 - i * 0.2)) + flat("M0,-21 L-2.4,-17 Q0,-18.4 2.4,-17Z", "#fff"), 0, high / 21);
const flake = (x: number, y: number, r: number): string =>
  at(x, y, line(repeat(3, (i) => `M${(r * Math.cos(i * 1.047 + 0.52)).toFixed(1)},${(r * Math.sin(i * 1.047 + 0.52)).toFixed(1)} L${(-r * Math.cos(i * 1.047 + 0.52)).toFixed(1)},${(-r * Math.sin(i * 1.047 + 0.52)).toFixed(1)} `), 0.8, "#fff"));
const winter = (): string =>
  flat("M15,75 V65 Q30,58 50,65 Q70,70 85,62 V75Z", "#fff") + line("M14.5,65 Q30,58 50,65 Q70,70 85.5,62", 0.9) +
  fir(31, 67, 17) + fir(22, 70, 13) +
  line("M77.6,44.6 q3,-3 0,-6 q-3,-3 0.6,-6", 1.1, "#8fa0aa") +
  shape("M64,57 L73,50 L82,57 V68 H64Z", "#b5794a") + shape("M75.6,52 V46 H79.4 V55Z", "#8f5a3a") + shape("M61.4,58.4 L73,48 L84.4,58.4 L83,60.6 L73,52 L62.8,60.6Z", "#fff") +
  shape("M67,60 H72 V65 H67Z", "#ffd76a") + line("M69.5,60 V65 M67,62.5 H72", 0.5) + shape("M75.4,68 V60.6 H79.4 V68Z", "#6d4a2c") +
  sign("german", "c", 50, 40, 36) +
  shape("M37.4,36.6 C37,29 42,25.4 50,25.2 C58,25.4 63,29 62.6,36.6 Q60,33.6 57.6,35.4 Q54.6,32 51.6,34.6 Q48,31.4 45,34.8 Q41.4,32.8 37.4,36.6Z", "#fff") +
  flake(72, 22, 3) + flake(81, 31, 2.2) + flake(32, 22, 2.2) + flake(70, 36, 1.8) + flake(62, 18, 1.6) + flake(30, 45, 1.8);

const SEASONS: Record<Letter, { half: () => string; band: string; ground: string; shade: string }> = {
  h: { half: spring, band: FOREST, ground: "#eef0d2", shade: "#dfe3ba" },
  d: { half: summer, band: WINE, ground: "#dceaea", shade: "#c9dcdc" },
  s: { half: autumn, band: "#7a4a24", ground: "#f4dfbb", shade: "#e8cb9c" },
  c: { half: winter, band: "#34506a", ground: "#c9d8e2", shade: "#b9cbd8" },
};

export function seasonAce(letter: Letter): string {
  const { half, band, ground, shade } = SEASONS[letter];
  const waist = shape("M14,71 H86 V79 H14Z", band) + line("M14,72.5 H86 M14,77.5 H86", 0.7, GOLD);
  return doubled(half(), waist, ground, shade);
}

/** The fly that gave the game its name, about 0, 0. */
const fly = (): string =>
  `<g stroke="${CREAM}" stroke-width="0.9" stroke-linecap="round" stroke-linejoin="round" fill="none">` +
  `<path d="M-3,-3 L-8,-6 L-9.6,-9.4 M3,-3 L8,-6 L9.6,-9.4 M-3.4,-0.6 L-9,-0.6 L-12,1.6 M3.4,-0.6 L9,-0.6 L12,1.6 M-2.6,2 L-6,6 L-6.6,12 M2.6,2 L6,6 L6.6,12"/>` +
  `<path d="M0,0 C4.4,1 4.6,12 0,13 C-4.6,12 -4.4,1 0,0Z M0,-6 C4,-6 4.4,1.6 0,2 C-4.4,1.6 -4,-6 0,-6Z" fill="#3b4a3c"/><path d="M-2.9,5.4 Q0,6.6 2.9,5.4 M-2.8,8.6 Q0,9.8 2.8,8.6"/>` +
  `<path d="M-1.6,-2 C-6,-2 -12.6,5 -9.6,10.4 C-6,12 -1.6,4 -1.2,-1Z M1.6,-2 C6,-2 12.6,5 9.6,10.4 C6,12 1.6,4 1.2,-1Z" fill="${CREAM}" fill-opacity="0.72"/>` +
  `<path d="M-2.6,-0.6 Q-6.4,3.6 -8.4,9 M2.6,-0.6 Q6.4,3.6 8.4,9" stroke="#3b4a3c" stroke-width="0.5"/>` +
  `<path d="M-1.4,-9 L-2.4,-11 M1.4,-9 L2.4,-11"/><circle cy="-7.2" r="2.6" fill="#3b4a3c"/><g fill="#d8433c"><circle cx="-2.1" cy="-7.6" r="1.6"/><circle cx="2.1" cy="-7.6" r="1.6"/></g></g>`;

/** A twig of embers over and under the one sign. */
const spray = (colour: string): string =>
  `<g fill="none" stroke="${colour}" stroke-width="1.3" stroke-linecap="round"><path d="M50,40 C50,34 44,30 36,31 C30,32 30,39 35,39.4 C38,39.4 38.6,36 36.6,35.4 M50,40 C50,34 56,30 64,31 C70,32 70,39 65,39.4 C62,39.4 61.4,36 63.4,35.4"/></g>` +
  `<g fill="${colour}"><path d="M50,17 Q55.4,25.6 50,32 Q44.6,25.6 50,17Z M43.6,29 Q39,26 38.6,20.6 Q44,23 43.6,29Z M56.4,29 Q61,26 61.4,20.6 Q56,23 56.4,29Z"/><circle cx="50" cy="44" r="1.5"/></g>`;

export function frenchAce(letter: Letter): string {
  if (letter === "s") return sign("french", "s", 50, 75, 76) + at(50, 75.5, fly(), 0, 1.35);
  const twig = spray("#b58a3a");
  return twig + `<g transform="rotate(180 50 75)">${twig}</g>` + sign("french", letter, 50, 75, 52);
}
