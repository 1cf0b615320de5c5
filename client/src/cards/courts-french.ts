/** The French courts: jack (J), queen (Q), king (K). */
import {
  AMBER, akimbo, arm, at, band, BARK, beard, bob, COAL, CREAM, disc, discs, doubled, ermine, type Figure, figure, fist, flat, FOREST,
  GOLD, GREY, idle, line, locks, moustache, orb, palm, points, puffs, raised, roll, ruff, shape, SKIN, SLATE, STEEL, sword, sworn, TAN, tube, WINE,
} from "./figures";

export type French = "c" | "d" | "h" | "s";

const RED = "#b3202c";
const ROSE = "#d98088";
const OLIVE = "#8a9a4a";
const LINEN = "#ece5d6";
const MIST = "#e4e2d2";

/** A playing card or a leaf of a fan, from its lower end upwards. */
const spread = (x: number, y: number, turns: readonly number[], leaf: (i: number) => string): string =>
  turns.map((turn, i) => at(x, y, leaf(i), turn)).join("");
const stripes = (fill: string): string =>
  flat("M-13,53 L-9,51 L-9,78 L-13,80Z M-4,50 L0,50 L0,78 L-4,78Z M5,50 L9,51.5 L9,74 L5,75Z", fill);
const buttons = (seam: string, fill: string): string =>
  flat("M-3.4,50 H3.4 V76 L-3.4,78Z", seam) + discs([[0, 60], [0, 64.4], [0, 68.8]], 1.1, fill);

const JACKS: Record<French, Figure> = {
  c: { // the player: a hand of cards, a fool's lozenges
    coat: FOREST,
    trim: flat("M0,50 L6,57 L0,64 L-6,57Z M0,64 L6,71 L0,78 L-6,71Z M12,53 L17,60 L12,67 L7,60Z M-12,53 L-7,60 L-12,67 L-17,60Z", GOLD),
    face: { hair: AMBER, mouth: "smile", brow: "raised", nose: "long" },
    collar: roll(WINE),
    hat: bob(AMBER, 7) + shape("M-11,-6 C-21,-5 -20,5 -15,13 L-13,9 L-10.6,12 Q-12,4 -9,1Z", WINE) +
      shape("M-12,-3.6 C-20,-9 -14,-19 -2,-17.6 C10,-19 16,-12 12.4,-4.6 Q0,-10 -12,-3.6Z", WINE) +
      line("M-12,-6 Q0,-13 12,-7.6 M-8,-14 Q-4,-16 0,-15", 0.7),
    arms: idle(FOREST, GOLD) + raised(FOREST, GOLD, 25, 55) +
      spread(26, 61, [-36, -21, -6, 9], (i) => shape("M-4.3,-24.6 H4.3 V-6 H-4.3Z", CREAM) + flat("M-2.4,-22.4 l1.7,2.2 l-1.7,2.2 l-1.7,-2.2Z M1,-17 l2.4,3 l-2.4,3 l-2.4,-3Z", i % 2 ? COAL : RED)) +
      fist(25, 54),
  },
  d: { // the duellist: dagger
    coat: GOLD,
    trim: line("M0,56 V76", 0.8) + discs([[0, 61], [0, 65.4], [0, 69.8]], 1.2, WINE) +
      line("M-5,61 H5 M-5,65.4 H5 M-5,69.8 H5", 1, WINE),
    face: { hair: COAL, brow: "stern", mouth: "firm", skin: TAN },
    collar: ruff(),
    hat: bob(COAL, 4) + moustache(COAL) +
      shape("M-15.6,-2 C-16,-15 0,-18.6 15,-8.6 C16,-5 12,-4 10,-4.4 Q-2,-9 -15.6,-2Z", SLATE) +
      line("M-13.6,-4.6 Q0,-12 13,-6", 0.7) + shape("M-11,-9 C-19,-18 2,-19 17,-15 Q4,-8.6 -11,-9Z", RED) +
      line("M-10,-10 Q2,-14 14,-14.6", 0.6),
    arms: akimbo(GOLD, WINE) + raised(GOLD, WINE, 25, 54) + puffs(SLATE, GOLD) + sword(25, 53, 28),
  },
  h: { // the swain: a leaf
    behind: locks(GOLD, 8),
    coat: WINE,
    trim: stripes(CREAM),
    face: { hair: AMBER, mouth: "smile", nose: "snub" },
    collar: points() + disc(0, 54, 1.4, GOLD),
    hat: shape("M-13,-4 C-16,-15 8,-20 15,-9.6 C15,-6 12,-4.6 10,-4.4 Q-2,-9.6 -13,-4Z", FOREST) +
      line("M-12,-6 Q0,-12 12,-6.6", 0.7) + disc(9, -8, 2, GOLD),
    arms: sworn(WINE, CREAM) + raised(WINE, CREAM, 25, 54) + tube("M25,61 V40", FOREST, 0.9) +
      shape("M25,45 C14.6,39 18,26 26,19.6 C34.6,26 35.4,39 25,45Z", "#5d8f4a") +
      line("M25,45 Q25,32 26,22 M25,40 L20.6,35.6 M25,40 L29.8,35.6 M25.2,34 L21.4,29.6 M25.2,34 L29.6,29.6", 0.7) +
      fist(25, 54),
  },
  s: { // the guard: halberd
    behind: locks(BARK, 10) + tube("M27,22 V70", AMBER, 1.8, "butt") +
      shape("M28,22 Q34,19 35.4,27 Q34.6,34 28,32Z", STEEL) + shape("M26,24 L18.6,27 L26,30Z", STEEL) +
      shape("M25.2,22 L27,15.4 L28.8,22Z", STEEL),
    coat: SLATE,
    trim: buttons(COAL, STEEL) + line("M-12,52 V78 M12,52 V76", 1.4, STEEL),
    face: { hair: BARK, brow: "calm", mouth: "firm", nose: "long" },
    collar: roll(CREAM),
    hat: shape("M-8,-10 C-13,-20 -19,-12 -20,-2 Q-14,-5 -8,-7Z", RED) +
      shape("M-13,-3 L-9.6,-9 C-6,-19 8,-18.6 9,-9 L19,-3.4 Q3,-9.6 -13,-3Z", COAL) +
      line("M-9,-8.6 Q2,-12.6 10,-8", 0.9, GOLD),
    arms: akimbo(SLATE, CREAM) + raised(SLATE, CREAM, 27, 54) + puffs(COAL, STEEL) + fist(27, 54),
  },
};

/** Veil and hair of a queen; her gown is cut low, her coronet has a flower. */
const veil = (cloth: string, hair: string): string =>
  at(0, 36.5, shape("M-3,-14.6 C-16,-15 -15,2 -24,19 Q-12,25 0,20 Q12,25 23,19 C15,2 16,-15 3,-14.6Z", cloth) +
    line("M-14,1 Q-16,10 -19,18 M14.6,2 Q16,10 18.4,17", 0.6) +
    shape("M-10,-7 C-12.6,2 -10,8 -12,15 L11.6,15 C9.6,8 12.6,2 10,-7Z", hair), 0, 1.08);
const neckline = (jewel: string): string =>
  shape("M-9,49 L-7.6,58 Q0,62 7.6,58 L9,49 Q5,46 4.4,46 Q0,52 -4.4,46Z", SKIN) +
    line("M-7.4,51 Q0,60.6 7.4,51", 1.2, GOLD) + disc(0, 56, 1.7, jewel) +
    tube("M-9,49 L-7.6,58 Q0,62 7.6,58 L9,49", CREAM, 0.8);
const parting = (hair: string): string =>
  shape("M1,-12.8 C-10,-14.6 -12.4,-4 -10,5 C-9,-2 -6,-4.6 1,-9.6 Q7,-6.6 8.8,2 C11.6,-5 9.4,-14 1,-12.8Z", hair) +
    line("M0,-11 Q-6,-8 -8.6,-2", 0.6);
const flower = (x: number, y: number, petal: string): string =>
  discs([[x - 2, y], [x + 2, y], [x, y - 2], [x, y + 2]], 1.8, petal) + disc(x, y, 1.3, GOLD);

const QUEENS: Record<French, Figure> = {
  c: { // fan
    behind: veil(CREAM, BARK),
    coat: FOREST,
    wide: -2,
    trim: flat("M-4,60 H4 L5,78 L-6,78Z", OLIVE) +
      line("M-4,63 L4,66 M4,63 L-4,66 M-4,68 L4,71 M4,68 L-4,71", 0.8, CREAM),
    face: { hair: BARK, lady: true, mouth: "lips", brow: "raised" },
    collar: neckline(RED),
    hat: parting(BARK) + shape("M-10,-8 L-11.6,-15 L-5,-12 L0,-18 L5,-12 L11.6,-15 L10,-8 Q0,-12 -10,-8Z", GOLD) +
      flower(-7, -9, ROSE),
    arms: idle(FOREST, CREAM, -1) + raised(FOREST, CREAM, 23, 55, -1) + puffs(OLIVE, CREAM, -1) +
      spread(23, 58, [-38, -22, -6, 10, 26], (i) => shape("M-0.8,-5 L-3.6,-19.6 Q0,-24 3.6,-19.6 L0.8,-5Z", i % 2 ? CREAM : RED)) +
      fist(23, 55),
  },
  d: { // mirror
    behind: veil(SLATE, COAL),
    coat: GOLD,
    trim: flat("M-4,60 H4 L5,78 L-6,78Z", WINE) + discs([[0, 65], [0, 70]], 1.3, CREAM),
    face: { hair: COAL, lady: true, mouth: "lips", brow: "raised", skin: "#eabf94", nose: "long" },
    collar: neckline(RED),
    hat: parting(COAL) + shape("M-8.6,-10 Q-5,-17 0,-17.4 Q5,-17 8.6,-10 Q0,-13 -8.6,-10Z", WINE) + band(GOLD) +
      flower(0, -14, CREAM),
    arms: idle(GOLD, WINE) + raised(GOLD, WINE, 25, 54) + puffs(WINE, GOLD) + disc(26, 36, 8, GOLD) +
      disc(26, 36, 5.8, "#cfe0e4") +
      line("M22.6,36.4 L26.4,32.6 M23.6,39 L29,33.6", 0.8, "#fff") + tube("M25.6,45 L25,60", GOLD, 1.5) +
      disc(26, 27, 1.5, RED) + fist(25, 54),
  },
  h: { // rose
    behind: veil(CREAM, GOLD),
    coat: WINE,
    trim: stripes(ROSE),
    face: { hair: AMBER, lady: true, mouth: "lips", nose: "snub" },
    collar: neckline(GOLD),
    hat: parting(GOLD) +
      shape("M-10,-8 Q-13.6,-13 -9.6,-15 Q-6,-14 -5,-12 Q-4,-18.6 0,-18.6 Q4,-18.6 5,-12 Q6,-14 9.6,-15 Q13.6,-13 10,-8 Q0,-12 -10,-8Z", GOLD) +
      flower(7, -8, RED),
    arms: sworn(WINE, CREAM) + raised(WINE, CREAM, 25, 54) + tube("M25,62 V40", FOREST, 0.9) +
      shape("M25,46 Q18,46 17.6,41 Q23,40 25,46Z M25,48 Q31,48 32.6,43 Q27,42 25,48Z", "#5d8f4a") +
      shape("M25,41 C15.6,41 15,31 19,27 Q21,28.6 22,26 Q25,22.6 28,26 Q29,28.6 31,27 C35,31 34.4,41 25,41Z", RED) +
      shape("M25,36.4 C20,36 20,30 23,28.4 Q27,26 29.4,30 Q30,36 25,36.4Z", "#d2434a") +
      line("M25,33.6 Q22.6,32.6 24,30.6 Q27,29.6 27,32.4 M18.6,32 Q19,38 24,40 M31.4,32 Q31,38 26.6,40", 0.7) +
      fist(25, 54),
  },
  s: { // candle
    behind: veil(COAL, GREY),
    coat: SLATE,
    trim: buttons(COAL, STEEL),
    face: { hair: GREY, lady: true, mouth: "lips", brow: "stern", old: true },
    collar: ruff(),
    hat: parting(GREY) + shape("M-10,-8 L-11,-16 L-4,-12.6 L0,-18.4 L4,-12.6 L11,-16 L10,-8 Q0,-12 -10,-8Z", STEEL) +
      flower(-7, -8, CREAM),
    arms: idle(SLATE, CREAM) + raised(SLATE, CREAM, 25, 56) + flat("M25,16 a9.4,9.4 0 1 1 -0.1,0Z", "#f3dc8a") +
      shape("M22.4,48 V32 Q25,30.6 27.6,32 V48Z", CREAM) + line("M25,31 V29 M24.4,33 V39", 0.7) +
      shape("M25,30 Q20.8,27 25,19 Q29.2,27 25,30Z", GOLD) + shape("M18,47 H32 Q31,51 25,51.4 Q19,51 18,47Z", GOLD) +
      fist(25, 55),
  },
};

const king = (f: Omit<Figure, "wide">): Figure => ({ ...f, wide: 4 });
const KINGS: Record<French, Figure> = {
  c: king({ // orb
    behind: locks(BARK, 11),
    coat: FOREST,
    trim: buttons(GOLD, RED),
    face: { hair: BARK, brow: "raised" },
    collar: ermine(4),
    hat: beard(BARK, 16, 2) + shape("M-10.6,-9 C-14.6,-16 -4,-17.6 0,-15 C4,-17.6 14.6,-16 10.6,-9Z", RED) +
      tube("M-8.6,-10.6 Q-7,-15 0,-16 Q7,-15 8.6,-10.6", GOLD, 1.2) + disc(0, -17, 1.8, GOLD) + band(GOLD),
    arms: akimbo(FOREST, GOLD, 3) + raised(FOREST, GOLD, 27, 53, 4) + orb(27, 45),
  }),
  d: king({ // axe
    behind: locks(GREY, 9) + tube("M28,16 V70", AMBER, 1.8, "butt"),
    coat: GOLD,
    trim: flat("M-14,60 l3,4 l-3,4 l-3,-4Z M-5,65 l3,4 l-3,4 l-3,-4Z M5,63 l3,4 l-3,4 l-3,-4Z M14,58 l3,4 l-3,4 l-3,-4Z", WINE),
    face: { hair: GREY, brow: "stern", nose: "long", old: true },
    collar: ermine(4, 59, "#8d6239", BARK),
    hat: beard(GREY, 20, 4) +
      shape("M-10.6,-8.6 L-14,-16 L-7,-12.6 L-4,-18 L0,-13 L4,-18 L7,-12.6 L14,-16 L10.6,-8.6Z", GOLD) + band(GOLD),
    arms: idle(GOLD, WINE, 4) + raised(GOLD, WINE, 28, 54, 4) + shape("M29,20 H31.4 V30 H29Z", STEEL) +
      shape("M27,20.6 Q22,20 18,16.6 Q15,25 18,34 Q22,30.4 27,29.6Z", STEEL) +
      line("M19.6,19.6 Q17.6,25 19.6,31", 0.6) + fist(28, 54),
  }),
  h: king({ // sword
    behind: locks(GOLD, 11),
    coat: WINE,
    trim: line("M0,54 V78", 0.8) + line("M-6,62 H6 M-6,66 H6 M-6,70 H6", 1.2, GOLD),
    face: { hair: GOLD, nose: "snub" },
    collar: roll(GOLD) +
      shape("M-9,49 C-16,50 -22,52 -24,58 L-17,80 L-9,79 Q-13,60 -9,49Z M9,49 C16,50 22,52 24,58 L17,74 L9,75 Q13,60 9,49Z", CREAM) +
      flat([[-15, 58], [-17, 65], [15, 58]].map(([x, y]) => `M${x},${y} l1,2.6 l-1,1.2 l-1,-1.2Z`).join(""), COAL),
    hat: moustache(AMBER) +
      shape("M-10.6,-8.6 L-11.6,-15 Q-14,-18 -11,-18.6 L-5.6,-12 L0,-19 L5.6,-12 L11,-18.6 Q14,-18 11.6,-15 L10.6,-8.6Z", GOLD) +
      band(GOLD),
    arms: idle(WINE, GOLD, 4) + raised(WINE, GOLD, 28, 54, 4) + sword(28, 54, 16),
  }),
  s: king({ // harp
    behind: locks(LINEN, 11),
    coat: SLATE,
    trim: stripes(COAL),
    face: { hair: CREAM, old: true },
    collar: shape("M-9,46.4 Q0,55 9,46.4 L21,53 Q0,69 -21,53Z", GOLD) + line("M-17,54 Q0,65 17,54", 0.8, WINE),
    hat: beard(LINEN, 23, 2) +
      shape("M-10.6,-8.6 L-12,-16.6 H-6.6 V-13 H-2.8 V-17.6 H2.8 V-13 H6.6 V-16.6 H12 L10.6,-8.6Z", STEEL) +
      band(STEEL),
    arms: raised(SLATE, GOLD, 31, 50, 4) + line("M18.6,35 V43 M21.6,35.6 V48 M24.6,35 V53 M27.6,33 V58", 0.6) +
      tube("M31.6,24 V63 L15.6,36 Q20.6,38 24.6,33 Q27.6,27 31.6,24", GOLD, 1.9) + fist(31.4, 50) +
      arm([-20, 57], [-21, 68], [14, 53], SLATE, GOLD) + palm(15, 52, -24),
  }),
};

export function frenchCourt(rank: "J" | "Q" | "K", letter: French): string {
  const f = { J: JACKS, Q: QUEENS, K: KINGS }[rank][letter];
  const half = at(50, 0, figure({ ...f, slope: 0.2 }));
  const sash = shape("M14,78 L86,63.6 V72 L14,86.4Z", COAL) + line("M14,79.8 L86,65.4 M14,84.6 L86,70.2", 0.8, GOLD);
  return doubled(half, sash, MIST, "#cfcfc0");
}
