/**
 * The parts the court cards are put together from. A half figure stands in x 14..86, y 14..75 of the card's 100×150;
 * `doubled` turns it about the middle. A head is drawn about its own centre, three quarters to the right.
 */
export const INK = "#2a211b";
export const SKIN = "#f0c9a0";
export const TAN = "#dba878";
export const BLUSH = "#d98a6a";
export const CREAM = "#fbf3dd";
export const STRAW = "#f1dfb4";
export const GOLD = "#d9a02c";
export const AMBER = "#a8681c";
export const WINE = "#862233";
export const FOREST = "#2f5a3c";
export const SLATE = "#43607d";
export const STEEL = "#b9c4c8";
export const BARK = "#5b3a25";
export const COAL = "#3a302b";
export const GREY = "#a9a199";

/** A filled shape with the ink line about it. */
export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
/** A filled shape without a line: shade, pattern. */
export const flat = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" stroke="none"/>`;
/** An ink line. */
export const line = (d: string, width = 0.9, colour = INK): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
/** A line so thick that it has an ink line on either side: sleeves, shafts, ribbons. */
export const tube = (d: string, fill: string, width: number, cap = "round"): string =>
  `<g fill="none" stroke-linecap="${cap}">${line(d, width + 1.8)}${line(d, width, fill)}</g>`;
export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const discs = (places: readonly (readonly [number, number])[], r: number, fill: string): string =>
  places.map(([x, y]) => disc(x, y, r, fill)).join("");
export const at = (x: number, y: number, drawing: string, turn = 0, scale = 1, flip = false): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})">${drawing}</g>`;

/** The strokes of the ground, longer and shorter as of a woodcutter's knife. */
const HATCH = Array.from({ length: 14 }, (_, i) => `M${15 + ((i * 7) % 5)},${18 + i * 4} H${85 - ((i * 3) % 5)}`).join("");

/** Both halves on their ground, with the band over the joint. */
export function doubled(half: string, band: string, ground: string, shade: string): string {
  return (
    `<g stroke="${INK}" stroke-width="0.9" stroke-linejoin="round" stroke-linecap="round">` +
    `<rect x="14" y="14" width="72" height="122" rx="2" fill="${ground}" stroke="none"/>` +
    `<g>${line(HATCH, 0.5, shade)}${half}</g><g transform="rotate(180 50 75)">${line(HATCH, 0.5, shade)}${half}</g>${band}` +
    `<rect x="14" y="14" width="72" height="122" rx="2" fill="none"/></g>`
  );
}

export interface Face {
  skin?: string;
  hair: string;
  brow?: "calm" | "stern" | "raised";
  mouth?: "smile" | "firm" | "lips" | "open";
  lady?: boolean;
  nose?: "straight" | "long" | "snub";
  old?: boolean;
}

const NOSES = {
  straight: "M3,-2.4 Q3.6,1 5,3 Q4.6,4.5 2.4,4",
  long: "M2.2,-3.4 Q2.8,-0.4 5.6,3.4 Q4.8,5.2 2,4.3",
  snub: "M3.2,-1 Q3.6,1 5.4,2 Q5.4,4.2 2.8,3.8",
};

const BROWS = {
  calm: "M-5,-3.6 Q-2.6,-5.2 -0.4,-3.8 M4,-3.8 Q6,-5.1 7.8,-3.6",
  stern: "M-5.2,-4.6 L-0.4,-3 M3.8,-3 L7.8,-4.6",
  raised: "M-5,-4.4 Q-2.8,-6.6 -0.6,-4.8 M4,-4.8 Q6,-6.4 7.8,-4.4",
};
const MOUTHS = {
  smile: line("M-0.6,6.4 Q2.4,8.9 5.4,6.2", 0.9),
  firm: line("M0,7 L5,6.8 M1.4,8.7 Q2.8,9.2 4,8.6", 0.8),
  lips: shape("M0.2,6.7 Q1.6,5.7 2.6,6.2 Q3.6,5.7 5,6.6 Q2.6,9 0.2,6.7Z", "#b8383c").replace("/>", ' stroke-width="0.4"/>'),
  open: shape("M0.6,6.2 Q3,5.6 5,6.2 Q4.6,9 2.8,9 Q1,9 0.6,6.2Z", "#7a2a26"),
};

/** A head of about 19 by 24; what is worn on it comes on top. */
export function head(face: Face): string {
  const skin = face.skin ?? SKIN;
  const chin = face.lady
    ? "M-8.6,-6 C-9,-13 9.2,-13 9,-6 C9.2,0 8.4,5 5,9.6 C3.6,11.4 1,11.6 -1,10.2 C-6,7 -8.4,2 -8.6,-6Z"
    : "M-9,-6 C-9,-13 9.4,-13 9.2,-6 C9.6,-1 9,4 7.6,8 C6,11.6 0,12.6 -2.6,10.6 C-7,7.6 -8.8,2 -9,-6Z";
  const lids = "M-5,-0.7 Q-2.8,-2.7 -0.4,-0.7 M4,-0.7 Q6,-2.6 8,-0.7";
  return (
    shape("M-4.5,6 L-5,16 Q0,19 5,16 L4.5,8Z", skin) +
    flat("M-4.2,8 Q0,13.5 4.4,11.4 L4.4,13.5 Q-1,15.5 -4.6,12Z", TAN) +
    shape("M-8.4,-2.4 C-12.4,-4 -12,4.2 -8,3.4Z", skin) +
    shape(chin, skin) +
    flat("M-8.5,-6 C-8.4,1 -6.6,7.2 -2.4,10.2 C-4,6 -6,2 -6.2,-6Z", TAN) +
    `<g fill="${BLUSH}" stroke="none" opacity="0.55">${disc(-3.4, 3.6, 1.9, BLUSH)}${disc(7, 3.5, 1.3, BLUSH)}</g>` +
    flat("M-4.8,-0.4 Q-2.8,-2.4 -0.6,-0.4 Q-2.8,1.2 -4.8,-0.4Z M4.1,-0.4 Q6,-2.2 7.9,-0.4 Q6,1.1 4.1,-0.4Z", "#fff") +
    `<g stroke="none">${disc(-2.3, -0.5, 1.15, INK)}${disc(6.2, -0.5, 1.1, INK)}</g>` +
    line(lids, face.lady ? 1.1 : 0.9) +
    line(BROWS[face.brow ?? "calm"], face.lady ? 0.8 : 1.3, face.hair === CREAM ? GREY : face.hair === GOLD ? AMBER : INK) +
    line(NOSES[face.nose ?? "straight"], 0.8) +
    (face.lady && face.mouth === "smile" ? line("M0,6.4 Q2.6,8.8 5,6.2", 1.5, "#b8383c") : MOUTHS[face.mouth ?? "smile"]) +
    (face.old ? line("M-4.4,2 Q-2.6,2.9 -1,1.9 M5,1.9 Q6.4,2.6 7.6,1.8 M-3,-7.4 Q2,-8.6 6,-7.4", 0.45) : "")
  );
}

/** A torso from the waist to the neck, about x 0; its lower edge is hidden under the band. */
export const torso = (fill: string, wide = 0, slope = 0): string =>
  shape(`M${-19 - wide},${76 + 20 * slope} L${-20 - wide},58 C${-19 - wide},51 -12,50 -6,47 L6,47 C12,50 ${19 + wide},51 ${20 + wide},58 L${19 + wide},${76 - 20 * slope}Z`, fill);

/** A fist about something upright. */
export const fist = (x: number, y: number, turn = 0, flip = false): string =>
  at(x, y, shape("M-3.6,-3.4 Q0,-4.6 3.4,-3.2 Q4.6,0 3.4,3.4 Q0,4.4 -3.6,3.2 Q-4.4,0 -3.6,-3.4Z", SKIN) +
    line("M-0.6,-1.9 H3.6 M-0.8,0.1 H4 M-0.6,2 H3.4", 0.6) +
    shape("M-3.4,-3.2 Q-1,-5.6 1,-4.4 Q1.4,-3 -1,-2.4Z", SKIN), turn, 1, flip);
/** A hand with its fingers laid on something, pointing to the right. */
export const palm = (x: number, y: number, turn = 0, flip = false): string =>
  at(x, y, shape("M-4,-2.6 Q-1,-3.6 1,-3 L5.4,-2 Q6.6,-1 5.4,-0.4 Q6.4,0.6 5,1.2 Q5.4,2.2 3.8,2.4 Q0,3.8 -4,2.6Z", SKIN) +
    line("M1.6,-0.8 L5.4,-0.4 M1.4,0.9 L5,1.2", 0.55) +
    shape("M-2,-2.6 Q0.6,-5.6 2,-4.6 Q2.2,-3 0.4,-1.6Z", SKIN), turn, 1, flip);

export interface Figure {
  behind?: string; // hair, cloak, shafts
  coat: string;
  wide?: number; // how much broader than slender the torso is, on either side
  slope?: number; // how much the waist rises from left to right
  trim?: string; // on the coat
  face: Face;
  collar: string;
  hat: string; // and beard and locks, about the middle of the head
  arms: string; // with what they hold
}
/** A half figure about x 0. */
export const figure = (f: Figure): string =>
  (f.behind ?? "") + torso(f.coat, f.wide, f.slope) + (f.trim ?? "") + at(0, 36.5, head(f.face), 0, 1.08) +
  f.collar.replaceAll(SKIN, f.face.skin ?? SKIN) +
  at(0, 36.5, f.hat, 0, 1.08) + f.arms.replaceAll(SKIN, f.face.skin ?? SKIN);

type Point = readonly [number, number];
/** A sleeve from shoulder to elbow to the hand, with a cuff at the wrist; the hand itself comes later. */
export function arm(shoulder: Point, elbow: Point, hand: Point, sleeve: string, cuff: string): string {
  const length = Math.hypot(hand[0] - elbow[0], hand[1] - elbow[1]);
  const before = (far: number): string =>
    [0, 1].map((i) => (hand[i as 0 | 1] - ((hand[i as 0 | 1] - elbow[i as 0 | 1]) / length) * far).toFixed(1)).join();
  return tube(`M${shoulder} L${elbow} L${before(7.5)}`, sleeve, 7.6) +
    `<g stroke-linecap="butt">${line(`M${before(7.8)} L${before(2.9)}`, 9.4)}${line(`M${before(7)} L${before(3.7)}`, 7.6, cuff)}</g>`;
}
/** The left arm: hand on the belt, on the breast, or on the hip. */
export const idle = (sleeve: string, cuff: string, wide = 0): string =>
  arm([-16 - wide, 57], [-18.5 - wide, 66], [-3, 67.6], sleeve, cuff) + palm(-2, 67.4, 6);
export const sworn = (sleeve: string, cuff: string, wide = 0): string =>
  arm([-16 - wide, 57], [-18 - wide, 67], [-2, 62], sleeve, cuff) + palm(-1, 61.4, -16);
export const akimbo = (sleeve: string, cuff: string, wide = 0): string =>
  arm([-16 - wide, 56], [-27 - wide / 2, 64], [-15, 71], sleeve, cuff) + palm(-14, 71, 30);
/** The right arm with its forearm upright; the fist at x, y comes after what it holds. */
export const raised = (sleeve: string, cuff: string, x = 24, y = 52, wide = 0): string =>
  arm([16 + wide, 57], [20.5 + wide, 67], [x, y], sleeve, cuff) +
    line(`M${17 + wide},61 l-2,3.4 M${19.4 + wide},62.6 l-2.4,3.6`, 0.6);
/** A puffed shoulder, slashed. */
export const puffs = (fill: string, slash: string, wide = 0): string =>
  [-1, 1].map((side) => at(side * (17 +
    wide), 56.6, shape("M-6.4,-3 C-4,-8 5,-6.4 6.8,0 C7,5 3,7.6 -1,7 C-6,6.4 -7.6,1 -6.4,-3Z", fill) +
    line("M-3.4,-4.4 Q-4.6,1 -2,5.6 M0.6,-5.4 Q0.4,0 1,6 M4,-3.8 Q5,0 3.8,4.6", 1.3, slash), 0, 1, side < 0)).join("");

export const sword = (x: number, hand: number, tip: number): string =>
  shape(`M${x - 1.7},${hand - 4} L${x - 1.4},${tip + 5} L${x},${tip} L${x + 1.4},${tip + 5} L${x + 1.7},${hand - 4}Z`, STEEL) +
  line(`M${x},${hand - 5} V${tip + 7}`, 0.5) + tube(`M${x - 5.6},${hand - 4.6} H${x + 5.6}`, GOLD, 1.6) +
  disc(x, hand + 6, 2, GOLD) + fist(x, hand);
export const orb = (x: number, y: number): string =>
  disc(x, y, 7.4, GOLD) +
    flat(`M${x - 4.6},${y - 3} Q${x - 4},${y - 5.6} ${x - 1},${y - 6} Q${x - 3},${y - 4} ${x - 4.6},${y - 3}Z`, CREAM) +
  tube(`M${x - 7},${y + 0.6} Q${x},${y + 3} ${x + 7},${y + 0.6}`, WINE, 1.4, "butt") +
  tube(`M${x},${y - 7.6} V${y - 13} M${x - 2.6},${y - 10.8} H${x + 2.6}`, GOLD, 1.2) +
  at(x, y + 7.4, shape("M-7,-3.6 Q-7.6,-5.8 -5.6,-5.4 Q-3,-0.4 2,-1.6 Q5,-3 6.4,-5 Q8,-4.6 7,-2 Q4.6,3.6 0,4 Q-5,3.6 -7,-3.6Z", SKIN) + line("M0.4,-1 Q4,-1 6.2,-3.4 M0,1 Q3.6,1 6,-1", 0.55));

/** Locks behind the head, to the shoulders. */
export const locks = (fill: string, long = 12): string =>
  at(0, 36.5, shape(`M-11,-8 C-15,0 -11,${long - 6} -14,${long} Q-8,${long + 3} -4,${long - 1} L5,${long - 1} Q9,${long + 3} 13.4,${long} C10,${long - 6} 14,0 10.6,-8Z`, fill) +
    line(`M-12,0 Q-10,${long / 2} -11,${long} M11.4,1 Q10,${long / 2} 11,${long}`, 0.6), 0, 1.08);
/** Side hair before the ears, under a hat. */
export const bob = (fill: string, low = 6): string =>
  shape(`M-7,-6 C-7,0 -6.4,3 -8,${low} Q-13,${low + 2} -13.4,${low - 3} C-12,0 -12,-6 -9,-9Z`, fill) +
  shape(`M8,-7 Q8.6,-2 9.6,${low - 3} Q12.4,${low - 4} 11.6,-2 Q11,-6 9,-9Z`, fill) +
  line(`M-10,-5 Q-9.6,0 -11,${low - 1}`, 0.6);
export const beard = (fill: string, low = 19, tip = 2): string =>
  shape(`M-8.6,1.6 C-9.6,${low * 0.6} ${tip - 5},${low} ${tip},${low} C${tip + 5},${low - 1} 10.4,${low * 0.5} 9.2,2 Q8.2,5.4 6.6,5 Q3.6,3.4 0.2,5.2 Q-5,7.4 -8.6,1.6Z`, fill) +
  shape("M0.6,7.4 Q2.8,6.6 5,7.3 Q3,9.4 0.6,7.4Z", "#8a2f2c") +
  line(`M-5,7.6 Q-4,${low * 0.6} -1,${low - 3} M-1,10.6 Q0,${low * 0.7} ${tip},${low - 2.4} M6.6,8.4 Q6.4,${low * 0.6} ${tip + 3},${low - 3.6}`, 0.6);
export const moustache = (fill: string): string =>
  shape("M3.2,4.4 Q-1,3.4 -4.4,8.4 Q-6,9.4 -7,8.2 Q-5.4,11.6 -2,10 Q1.6,7.6 3.2,6.6 Q4.8,7.6 7.4,9.4 Q10,10 10.6,7.4 Q9.4,8.4 8.4,7.6 Q6,3.6 3.2,4.4Z", fill);
export const band = (fill: string): string =>
  shape("M-11,-5 Q0,-9.4 11,-5 L10.6,-9.4 Q0,-13.6 -10.6,-9.4Z", fill) +
    discs([[-6.6, -8.6], [0, -9.6], [6.6, -8.6]], 1.1, WINE);
export const ruff = (fill = CREAM): string =>
  shape("M-15,48 Q-13,45 -9,46.6 Q0,53 9,46.6 Q13,45 15,48 Q17,51 14,53 Q12,56.6 8,55.6 Q5,58.8 0,57.4 Q-5,58.8 -8,55.6 Q-12,56.6 -14,53 Q-17,51 -15,48Z", fill) +
  line("M-12,48 L-13.4,52 M-8.4,50 L-9,54.4 M-4,52 L-4.4,56.4 M0,52.6 V56.6 M4,52 L4.4,56.4 M8.4,50 L9,54.4 M12,48 L13.4,52", 0.6);
export const points = (fill = CREAM): string => shape("M-7.4,46 L0,52.6 L7.4,46 L12.6,51 L4,58 L0,53.4 L-4,58 L-12.6,51Z", fill);
export const roll = (fill: string): string => shape("M-9,46.4 Q0,54 9,46.4 L11,50.4 Q0,59 -11,50.4Z", fill);
/** A fur cape over the shoulders. */
export const ermine = (wide = 3, low = 64, fur = CREAM, tails = INK): string =>
  shape(`M-8,46.6 Q0,55 8,46.6 C14,49 ${19 + wide},50 ${21 + wide},58 Q${17 + wide},${low - 2} 11,${low - 1} Q6,${low + 2} 0,${low} Q-6,${low + 2} -11,${low - 1} Q${-17 - wide},${low - 2} ${-21 - wide},58 C${-19 - wide},50 -14,49 -8,46.6Z`, fur) +
  flat([[-15, 55], [-8, 58], [0, 60.5], [8, 58], [15, 55], [-19, 59], [19, 59]].map(([x, y]) => `M${x},${y! - 1.6} l1,2.6 l-1,1.2 l-1,-1.2Z`).join(""), tails);
