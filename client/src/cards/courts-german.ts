/** The German courts: under (J), over (Q), king (K). The sign of an under hangs low in the picture, that of the others is high in the corner of the card. */
import {
  AMBER, akimbo, arm, at, band, BARK, beard, bob, COAL, CREAM, disc, discs, doubled, ermine, type Figure, figure, fist, flat, FOREST,
  GOLD, GREY, idle, INK, line, locks, moustache, orb, points, puffs, raised, roll, ruff, shape, SLATE, STEEL, STRAW, sword, sworn, TAN, tube, WINE,
} from "./figures";
import { suit } from "./suits";

export type Rank = "J" | "Q" | "K";
export type German = "c" | "d" | "h" | "s";

const RED = "#b3202c";
const HAY = "#e8c66a";
const OLIVE = "#8a9a4a";

const UNDERS: Record<German, Figure> = {
  c: { // the watchman: helmet and pike
    behind: tube("M25,22 L25,74", AMBER, 1.6, "butt") + shape("M25,15.5 L28.6,24 L25,31 L21.4,24Z", STEEL) +
      line("M25,18 V30", 0.6),
    coat: WINE,
    trim: flat("M-13,53 L-9,51 L-9,76 L-13,76Z M-4,50 L0,50 L0,76 L-4,76Z M5,50 L9,51.5 L9,76 L5,76Z", GOLD),
    face: { hair: BARK, brow: "stern", mouth: "firm" },
    collar: roll(STEEL) + line("M-6,50.6 Q0,55 6,50.6", 0.6),
    hat: shape("M-1,-14 C-6,-21 -17,-19 -18.6,-6 C-13,-12 -8,-10 -1,-12Z", RED) +
      line("M-3,-15 Q-11,-17 -16,-10", 0.6) +
      shape("M-10.6,7 L-10.6,-6 C-10.6,-18 10.4,-18 10.6,-6 L10,-3.6 Q0,-7.4 -6.6,-3.6 L-6.6,8Z", STEEL) +
      line("M-10.4,-6.6 Q0,-10.6 10.4,-6.6 M0,-15 Q3,-12 3,-9") + discs([[-8.6, -1], [-8.6, 4]], 0.7, STEEL),
    arms: idle(WINE, GOLD) + raised(WINE, GOLD, 25, 53) + fist(25, 53),
  },
  d: { // the reveller: straw hat and a full jug
    coat: SLATE,
    trim: line("M0,56 V76", 0.8) + discs([[-2, 61], [-2, 65], [-2, 69]], 1.1, GOLD) +
      line("M-13,55 V76 M13,55 V76", 1.6, CREAM),
    face: { hair: GOLD, mouth: "open", brow: "raised", nose: "snub" },
    collar: points() + shape("M0,52.6 L-4.4,57 L-2.6,50.6Z M0,52.6 L4.4,57 L2.6,50.6Z", RED),
    hat: bob(GOLD, 5) + shape("M-19,-4 Q-11,-9 -8.6,-10 C-7,-18.4 7,-18.4 8.6,-10 Q12,-9 19,-4 Q0,-0.4 -19,-4Z", HAY) +
      tube("M-8.4,-9 Q0,-6.6 8.4,-9", WINE, 1.6, "butt") +
      line("M-14,-5 Q-8,-3.6 -4,-3.4 M14,-5 Q9,-3.8 5,-3.4 M-3,-15 Q0,-16 3,-15 M-4,-13 Q0,-14 4,-13", 0.5),
    arms: idle(SLATE, CREAM) + raised(SLATE, CREAM, 24, 53) + tube("M28,42 Q33,44 28.4,50", AMBER, 1.4) +
      shape("M19.6,40 L28.4,40 L28,43 Q31.4,49 28,56 L20,56 Q16.6,49 20,43Z", AMBER) +
      line("M20,43 H28 M18.6,46 Q24,47.8 29.4,46", 0.7) +
      shape("M18.6,40.4 Q17,36.4 20.6,36.4 Q22,33 25,35 Q28.4,33.6 28.8,37 Q31,38.6 29,41 Q26,43.4 24,41.4 Q20,43.4 18.6,40.4Z", CREAM) +
      fist(24, 52),
  },
  h: { // the piper: plumed cap and flute
    coat: FOREST,
    trim: flat("M-10,56 l2,3 l-2,3 l-2,-3Z M-1,66 l2,3 l-2,3 l-2,-3Z M12,66 l2,3 l-2,3 l-2,-3Z", GOLD),
    face: { hair: COAL, mouth: "lips", skin: "#eabf94" },
    collar: roll(CREAM),
    hat: bob(COAL, 8) + shape("M-12.4,-3.6 C-14,-15 10,-20 12.6,-5 Q0,-9.4 -12.4,-3.6Z", WINE) +
      line("M-12,-6 Q0,-12.6 12,-7.6", 0.7) +
      shape("M7,-9 C8,-20 -4,-19 -12,-17 Q-18,-15 -20,-9 Q-14,-9 -10,-10.6 Q-2,-12 7,-9Z", CREAM) +
      line("M7,-9 Q-6,-15.6 -17,-11 M-6,-13.6 L-9,-16 M-11,-12.8 L-14,-14.6", 0.6),
    arms: arm([16, 57], [22, 67], [24, 48.4], FOREST, GOLD) + arm([-16, 57], [-10, 67], [11, 48], FOREST, GOLD) +
      tube("M3.4,44.6 L30,47.4", AMBER, 2) + fist(12, 46.6, 6) + fist(23, 47.4, 6),
  },
  s: { // the lamplighter: hood and lantern
    coat: AMBER,
    trim: line("M0,60 V76", 0.8) + tube("M-18,69 Q0,73 18,69", BARK, 1.4, "butt"),
    face: { hair: BARK, mouth: "smile", brow: "raised", nose: "long" },
    collar: shape("M-11,47 Q0,55 11,47 L18,56 L15,62 L11,58.6 L7.6,64.4 L4,60 L0,66 L-4,60 L-7.6,64.4 L-11,58.6 L-15,62 L-18,56Z", FOREST) +
      line("M-10,52 Q0,58.6 10,52", 0.6),
    hat: shape("M-9,12 C-13,6 -14,-2 -13,-8 Q-18,-12 -20,-8 Q-20,-17 -11,-15 C-6,-19 12,-20 12,-4 C12.6,4 10,9 7,12 C9,6 9.6,0 8.6,-5 C7,-11 -5,-11 -6.6,-4 C-7.4,3 -5,9 -2,12Z", FOREST) +
      line("M-12.6,-8 Q-8,-10 -7,-13", 0.6),
    arms: idle(AMBER, FOREST) + raised(AMBER, FOREST, 24, 55) + flat("M24,20 L31,26 V44 L24,49 L17,44 V26Z", HAY) +
      tube("M24,44 V61", BARK, 1.5) +
      shape("M19,29 H29 L28,43 H20Z", "#fff3b8") + shape("M24,41 Q20.6,37 24,31.4 Q27.4,37 24,41Z", GOLD) +
      line("M21.4,29 L22,43 M26.6,29 L26,43", 0.6) +
      shape("M17.6,29 Q19,24 24,23 Q29,24 30.4,29Z M18.6,43 H29.4 L27.6,46 H20.4Z", COAL) + disc(24, 21, 1.7, "none") +
      fist(24, 55),
  },
};

const OVERS: Record<German, Figure> = {
  c: { // the drummer: iron hat
    behind: locks(BARK, 8),
    coat: SLATE,
    wide: 2,
    trim: shape("M-14,52 L-8,49.6 L10,76 L1,76Z", CREAM),
    face: { hair: BARK, skin: "#eabf94", brow: "stern", mouth: "firm", nose: "long" },
    collar: roll(WINE),
    hat: moustache(BARK) +
      shape("M-19,-3.4 Q-12,-5 -9.4,-9 C-8,-19.4 8,-19.4 9.4,-9 Q12,-5 19,-3.4 Q0,-0.6 -19,-3.4Z", STEEL) +
      line("M-9.4,-9 Q0,-6.4 9.4,-9 M0,-17 V-8 M-14,-4 Q-10,-5 -8,-7", 0.8) +
      discs([[-6, -6.4], [0, -5.6], [6, -6.4]], 0.6, STEEL),
    arms: puffs(WINE, GOLD, 2) + arm([18, 57], [30, 60], [27, 44.4], SLATE, WINE) +
      shape("M9,58 V69 Q22,76 35,69 V58Z", WINE) + shape("M9,58 Q22,51.6 35,58 Q22,64.4 9,58Z", CREAM) +
      line("M9.4,60 L14,72 L18.4,63 L23,73 L27.6,62.4 L32,71.6 L34.8,60", 1, GOLD) +
      arm([-18, 57], [-20, 67], [3, 59], SLATE, WINE) +
      tube("M4,58 L20,57 M27,45 L20.6,59", HAY, 1) + fist(4, 58, -4) + fist(27, 44.6, 20),
  },
  d: { // the archer: turban
    behind: [-24, -8, 8].map((turn) => at(-18.6, 42, tube("M0,0 V-6", HAY, 0.6) + shape("M0,-4 L2.4,-6.4 V-12 L0,-10.4 L-2.4,-12 V-6.4Z", CREAM), turn)).join("") +
      tube("M-13,60 L-20,41", BARK, 7.4, "butt") + tube("M-18.9,44 L-19.6,42", GOLD, 7.4, "butt"),
    coat: GOLD,
    trim: line("M-9,51 V76 M9,51 V76", 1.8, WINE) + line("M0,54 V76", 0.8) +
      line("M-3,60 H3 M-3,64 H3 M-3,68 H3", 1, WINE),
    face: { hair: COAL, skin: TAN, brow: "raised", nose: "long" },
    collar: roll(WINE),
    hat: beard(COAL, 13, 3) +
      shape("M-11.4,-3.6 C-18,-9 -13,-18.6 0,-18.6 C13,-18.6 16,-9 11.4,-3.6 Q0,-8.4 -11.4,-3.6Z", CREAM) +
      line("M-13.6,-9 Q0,-16 11.4,-4.4 M-9.6,-16 Q8,-17 13.6,-8.6 M-12,-5.4 Q-4,-9.6 4,-7", 0.7) +
      shape("M-1,-14 C-2,-20 4,-18 8,-19.6 C8,-16 4,-14 1,-12Z", RED) + disc(0, -12.4, 2, SLATE),
    arms: sworn(GOLD, WINE) + arm([16, 57], [21, 67], [30.4, 45], GOLD, WINE) + line("M24,19 L25,68", 0.6) +
      tube("M24,18 Q26,19 27,23 Q33,32 32.4,44 Q33,55 28,64 Q27,68 25,69", AMBER, 1.8) + fist(31.4, 44.6),
  },
  h: { // the ensign: barret and banner
    behind: locks(AMBER, 10) + tube("M21,16 V74", AMBER, 1.6, "butt") + disc(21, 16.6, 1.7, GOLD) +
      shape("M21,19 Q27,16 35,20 L31,27.4 L35,35 Q27,31.6 21,35Z", CREAM) +
      shape("M26.4,31 C19.6,26.6 23.4,21.6 26.4,24.6 C29.4,21.6 33,26.6 26.4,31Z", `var(--suit-german-h, ${RED})`),
    coat: WINE,
    trim: flat("M-3,52 H3 V76 H-3Z", GOLD) + line("M-3,57 L3,61 M-3,61 L3,57 M-3,65 L3,69 M-3,69 L3,65"),
    face: { hair: AMBER, mouth: "smile" },
    collar: points(),
    hat: shape("M-14,-3 C-20,-13 -6,-18.6 4,-17.6 C16,-17 19,-8 12.4,-4 Q0,-9.6 -14,-3Z", FOREST) +
      line("M-12,-5.6 Q0,-12 12,-6.4 M-8,-14 Q-4,-16 0,-15.6", 0.7) + disc(-7, -8.6, 2, GOLD),
    arms: akimbo(WINE, CREAM) + raised(WINE, CREAM, 22, 52) + puffs(WINE, CREAM) + fist(21.6, 52),
  },
  s: { // the captain: broad hat and sword
    behind: locks(GREY, 8),
    coat: FOREST,
    trim: flat("M-12,54 l3,5 l-3,5 l-3,-5Z M12,54 l3,5 l-3,5 l-3,-5Z M-5,61 l3,5 l-3,5 l-3,-5Z M5,61 l3,5 l-3,5 l-3,-5Z M-12,67 l3,5 l-3,5 l-3,-5Z", OLIVE),
    face: { hair: GREY, brow: "stern", nose: "long", old: true },
    collar: ruff(),
    hat: beard(GREY, 15, 4) +
      shape("M-18.6,-2 Q-10,-6 -8.8,-8.4 L-7,-17 Q0,-19 7,-17 L8.8,-8.4 Q12,-7 18.6,-6 Q12,-1.6 0,-2.4 Q-12,-3 -18.6,-2Z", COAL) +
      tube("M-8.4,-8 Q0,-5.6 8.4,-8", GOLD, 1.6, "butt") +
      shape("M-7,-8 C-14,-10 -12,-20 -3,-19.6 C-7,-16 -3,-12 -7,-8Z", OLIVE),
    arms: akimbo(FOREST, GOLD) + raised(FOREST, GOLD, 26, 54) + sword(26, 54, 16),
  },
};

const king = (f: Omit<Figure, "wide">): Figure => ({ ...f, wide: 4 });
const KINGS: Record<German, Figure> = {
  c: king({ // the old king: sceptre
    behind: locks(CREAM, 12),
    coat: WINE,
    collar: ermine(4, 64, "#8d6239", BARK),
    face: { hair: CREAM, old: true, nose: "long" },
    hat: beard(CREAM, 25, 2) + shape("M-10.6,-8.6 L-14.6,-17 L-7,-13 L0,-18.8 L7,-13 L14.6,-17 L10.6,-8.6Z", GOLD) +
      discs([[-14, -16.6], [0, -18], [14, -16.6]], 1.3, CREAM) + band(GOLD),
    arms: idle(WINE, GOLD, 4) + raised(WINE, GOLD, 28, 52, 4) + tube("M28,30 V70", GOLD, 1.8) +
      shape("M23.6,25 Q24,33 28,34 Q32,33 32.4,25Z", HAY) +
      shape("M22.4,25 Q22,20.4 28,19.6 Q34,20.4 33.6,25Z", FOREST) + tube("M28,19 V16.6", FOREST, 0.8) +
      tube("M25.4,36 H30.6", GOLD, 1) + fist(28, 52),
  }),
  d: king({ // the rich king: orb, a closed crown
    behind: locks(COAL, 8),
    coat: SLATE,
    trim: flat("M-4,50 H4 V76 H-4Z", GOLD) + discs([[0, 62], [0, 68]], 1.6, RED) + line("M-4,58 V76 M4,58 V76"),
    face: { hair: COAL, brow: "stern", skin: TAN, nose: "long" },
    collar: ermine(4, 60),
    hat: beard(COAL, 15, 2) + shape("M-10.6,-9 C-14.6,-17 -4,-17.6 0,-14.6 C4,-17.6 14.6,-17 10.6,-9Z", RED) +
      tube("M0,-11 V-15.6 M-9,-10.6 Q-9,-15 -5,-16.6 M9,-10.6 Q9,-15 5,-16.6", GOLD, 1.2) +
      tube("M0,-16 L0.6,-18.8 M-1.4,-17.6 L2.2,-17.2", GOLD, 0.8) + band(GOLD),
    arms: idle(SLATE, GOLD, 4) + raised(SLATE, GOLD, 27, 53, 4) + orb(27, 45),
  }),
  h: king({ // the good king: sword
    behind: locks(BARK, 12),
    coat: FOREST,
    trim: flat("M-14,60 l3,4 l-3,4 l-3,-4Z M-5,65 l3,4 l-3,4 l-3,-4Z M5,65 l3,4 l-3,4 l-3,-4Z M14,60 l3,4 l-3,4 l-3,-4Z", GOLD),
    face: { hair: BARK },
    collar: ermine(4, 58) + tube("M-9,53 Q0,66 9,53", GOLD, 1, "butt") + disc(0, 61, 2.4, RED),
    hat: beard(BARK, 19, 5) + shape("M-10.6,-8.6 L-11.6,-18 L-5.6,-12 L0,-19 L5.6,-12 L11.6,-18 L10.6,-8.6Z", GOLD) +
      flat("M-7.6,-10.6 L-8.4,-13 L-5.6,-10.8Z M-2.6,-11.4 L0,-15 L2.6,-11.4Z M7.6,-10.6 L8.4,-13 L5.6,-10.8Z", RED) +
      band(GOLD),
    arms: akimbo(FOREST, GOLD, 3) + raised(FOREST, GOLD, 28, 54, 4) + sword(28, 54, 16),
  }),
  s: king({ // the young king: cup, a wreath of leaves
    behind: locks(GOLD, 11),
    coat: WINE,
    trim: line("M0,54 V76", 0.8) + line("M-5,62 H5 M-5,66 H5 M-5,70 H5", 1.2, GOLD),
    face: { hair: GOLD, brow: "raised", nose: "snub" },
    collar: roll(GOLD) +
      shape("M-9,49 C-16,50 -22,52 -24,58 L-17,76 L-9,76 Q-13,60 -9,49Z M9,49 C16,50 22,52 24,58 L17,76 L9,76 Q13,60 9,49Z", CREAM) +
      flat([[-15, 58], [-17, 65], [-13, 70], [15, 58]].map(([x, y]) => `M${x},${y} l1,2.6 l-1,1.2 l-1,-1.2Z`).join(""), INK),
    hat: moustache(AMBER) +
      shape("M-10.6,-8.6 Q-16,-13 -12,-17.6 Q-7,-16 -6,-12.6 Q-5,-18 0,-19.6 Q5,-18 6,-12.6 Q7,-16 12,-17.6 Q16,-13 10.6,-8.6Z", OLIVE) +
      line("M0,-18 V-12 M-11.6,-16 L-8.4,-11 M11.6,-16 L8.4,-11", 0.6) + band(GOLD),
    arms: idle(WINE, GOLD, 4) + raised(WINE, GOLD, 27, 54, 4) +
      shape("M25.4,50 H28.6 L29,57 L32,62 H22 L25,57Z", GOLD) +
      shape("M19.4,33 H34.6 Q35,46 28.6,50 H25.4 Q19,46 19.4,33Z", GOLD) +
      shape("M19.4,33 Q27,29.8 34.6,33 Q27,36.4 19.4,33Z", WINE) + discs([[23, 40], [27, 41], [31, 40]], 1.2, RED) +
      fist(27, 54),
  }),
};

export function germanCourt(rank: Rank, letter: German): string {
  const half =
    rank === "J" ? at(54.5, 0, figure(UNDERS[letter])) + at(15.2, 51, suit("german", letter), 0, 0.85)
    : at(50, 0, figure((rank === "Q" ? OVERS : KINGS)[letter]));
  const waist = shape("M14,71 H86 V79 H14Z", WINE) + line("M14,72.5 H86 M14,77.5 H86", 0.7, GOLD);
  return doubled(half, waist, STRAW, "#e2cb95");
}
