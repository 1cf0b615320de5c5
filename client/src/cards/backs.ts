/** The backs: fireflies in a lattice at night, embers in a hearth. Either is its own half turn. */
import { type Colours, firefly, GLOW } from "./firefly";
import { paper, turned } from "./frame";
import type { PackName } from "./suits";

const [LEFT, TOP, RIGHT, LOW] = [7, 7, 93, 143];
const inside = (x: number, y: number): boolean => x > LEFT + 2 && x < RIGHT - 2 && y > TOP + 2 && y < LOW - 2;
const n = (x: number): number => +x.toFixed(1);

/** The diagonals of a lattice through the middle of the card, cut at the field. */
function lattice(step: number, slope: number): string {
  const half = (RIGHT - LEFT) / 2;
  let d = "";
  for (let k = -12; k <= 12; k++)
    for (const s of [slope, -slope]) {
      const y = (x: number): number => 75 + k * step + s * (x - 50);
      const x = (at: number): number => 50 + (at - 75 - k * step) / s;
      const clip = (edge: number): [number, number] | null => {
        const at = y(edge);
        if (at >= TOP && at <= LOW) return [edge, at];
        const bound = at < TOP ? TOP : LOW;
        return Math.abs(x(bound) - 50) <= half ? [x(bound), bound] : null;
      };
      const [a, b] = [clip(LEFT), clip(RIGHT)];
      if (a && b) d += `M${n(a[0])},${n(a[1])}L${n(b[0])},${n(b[1])}`;
    }
  return d;
}

const spark = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 2.8)}" fill="${colour}" opacity="0.2"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${colour}"/>`;

/** The crossings of the lattice: some are lit, each by itself; the others are all one path. */
function crossings(step: number, slope: number, lit: (x: number, y: number) => string, dull: string): [lit: string, dull: string] {
  const across = step / slope / 2;
  let [lights, rest] = ["", ""];
  for (let j = -14; j <= 14; j++)
    for (let i = -14; i <= 14; i++) {
      const [x, y] = [50 + i * across, 75 + (j * step) / 2];
      if ((i + j) % 2 || !inside(x, y)) continue;
      if (i % 2 || (i + j) % 4) rest += `M${n(x)},${n(y)}${dull}`;
      else lights += lit(x, y);
    }
  return [lights, rest];
}

const field = (night: string, rule: string): string =>
  `<rect x="${LEFT - 2.5}" y="${TOP - 2.5}" width="91" height="141" rx="4.5" fill="${night}"/>` +
  `<rect x="${LEFT - 0.4}" y="${TOP - 0.4}" width="86.8" height="136.8" rx="3" fill="none" stroke="${rule}" stroke-width="0.8"/>`;

const medallion = (night: string, rule: string, insect: string): string =>
  `<path d="M50,30 Q62,45 80,75 Q62,105 50,120 Q38,105 20,75 Q38,45 50,30Z" fill="${night}" stroke="${rule}" stroke-width="1"/>` +
  `<path d="M50,35 Q60,47.5 75,75 Q60,102.5 50,115 Q40,102.5 25,75 Q40,47.5 50,35Z" fill="none" stroke="${rule}" stroke-width="0.5"/>` +
  insect + turned(insect);

interface Back {
  night: string;
  lines: string;
  dull: string; // the path of a crossing without light
  dim: string; // and its colour
  light: string;
  rule: string;
  colours?: Colours;
}
const BACKS: Record<PackName, Back> = {
  german: { night: "#16273f", lines: "#30486b", dull: "m0,-1.5l1.2,1.5l-1.2,1.5l-1.2,-1.5z", dim: "#58719a", light: GLOW, rule: "#c9a24a" },
  french: {
    night: "#5a1823", lines: "#7d3038", dull: "m0,-3.4q2.6,3.4 0,6.8q-2.6,-3.4 0,-6.8z", dim: "#a5484a", light: "#ffb15a", rule: "#d8b169",
    colours: { wing: "#e08a3c", body: "#f8e9d2", lamp: "#ffb84a" },
  },
};

export function back(pack: PackName): string {
  const { night, lines, dull, dim, light, rule, colours } = BACKS[pack];
  const [lights, rest] = crossings(14, 1.4, (x, y) => spark(x, y, 1.15, light), dull);
  const insect = `<g transform="translate(50 60.2) scale(0.37)">${firefly(colours)}</g>`;
  const net = `<path d="${lattice(14, 1.4)}" fill="none" stroke="${lines}" stroke-width="0.9"/><path d="${rest}" fill="${dim}"/>`;
  return paper + field(night, rule) + net + lights + medallion(night, rule, insect);
}
