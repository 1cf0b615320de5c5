/** The sounds of the table, as layers of filtered noise (paper, wood) and tones (bell); times in seconds. */

export interface Noise {
  kind: "noise";
  at: number;
  length: number;
  gain: number;
  filter: "lowpass" | "bandpass" | "highpass";
  from: number; // frequency of the filter, in hertz
  to: number;
  q: number;
}

export interface Tone {
  kind: "tone";
  at: number;
  length: number;
  gain: number;
  from: number;
  to: number;
}

export type Layer = Noise | Tone;

/** Paper drawn over felt: no attack, a sweep of the band. */
const brush = (at: number, length: number, gain: number, from: number, to: number): Noise => {
  return { kind: "noise", at, length, gain, filter: "bandpass", from, to, q: 0.8 };
};

/** The tap of a card's edge. */
const tap = (at: number, gain: number, pitch: number): Noise => {
  return { kind: "noise", at, length: 0.03, gain, filter: "bandpass", from: pitch, to: pitch * 0.6, q: 1.4 };
};

/** A knock on wood: a short low tone that sinks, under dull noise. */
const knock = (at: number, gain: number, pitch: number): Layer[] => [
  { kind: "tone", at, length: 0.09, gain, from: pitch, to: pitch * 0.7 },
  { kind: "noise", at, length: 0.02, gain: gain * 0.5, filter: "lowpass", from: 900, to: 500, q: 0.7 },
];

/** Two chips that touch: clay, so high but dull. */
const click = (at: number, gain: number, pitch: number): Layer[] => [
  { kind: "noise", at, length: 0.018, gain, filter: "bandpass", from: pitch, to: pitch, q: 9 },
  { kind: "noise", at, length: 0.03, gain: gain * 0.5, filter: "bandpass", from: pitch * 1.52, to: pitch * 1.5, q: 12 },
];

/** A small bell: partials that are no harmonics, the high ones gone first. */
const bell = (at: number, gain: number, pitch: number): Tone[] => {
  const partials = [
    { ratio: 1, length: 0.9, part: 1 },
    { ratio: 2.01, length: 0.5, part: 0.45 },
    { ratio: 2.98, length: 0.25, part: 0.2 },
  ];
  return partials.map(({ ratio, length, part }) => {
    return { kind: "tone", at, length, gain: gain * part, from: pitch * ratio, to: pitch * ratio };
  });
};

export const RECIPES = {
  slide: [brush(0, 0.13, 0.3, 1800, 3200), tap(0.11, 0.22, 1100)],
  flip: [brush(0, 0.06, 0.25, 2600, 4200), tap(0.07, 0.35, 1700)],
  chip: [...click(0, 0.5, 2900), ...click(0.055, 0.3, 3300)],
  turn: bell(0, 0.16, 784),
  collect: [brush(0, 0.22, 0.28, 1200, 2600), brush(0.08, 0.2, 0.2, 1500, 3000), ...knock(0.26, 0.3, 190)],
  win: [...bell(0, 0.13, 523), ...bell(0.14, 0.13, 659), ...bell(0.28, 0.15, 784), ...bell(0.46, 0.16, 1047)],
} satisfies Record<string, Layer[]>;

export type Sound = keyof typeof RECIPES;
