/** Plays the sounds of the table, made here: no files, and nothing at all before the page was first touched. */
import { type Layer, type Noise, RECIPES, type Sound } from "./recipes";
import { settings } from "./settings.svelte";

const GESTURES = ["pointerdown", "keydown"] as const;
const SILENCE = 0.0001; // an exponential ramp never gets to 0

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Gets ready at the first gesture: browsers allow no sound before it. */
export function awaitGesture(target: EventTarget = document): void {
  const begin = () => {
    for (const gesture of GESTURES) target.removeEventListener(gesture, begin, true);
    context = new AudioContext();
    noise = whiteNoise(context);
  };
  for (const gesture of GESTURES) target.addEventListener(gesture, begin, true);
}

/** Plays a sound now, unless sounds are off or not allowed yet. */
export function sound(name: Sound): void {
  if (!context || settings.muted || settings.volume === 0 || document.hidden) return;
  if (context.state !== "running") {
    void context.resume(); // the system may have stopped it; what was to be heard meanwhile is past
    return;
  }
  const volume = new GainNode(context, { gain: settings.volume ** 2 }); // the ear hears in powers
  volume.connect(context.destination);
  const pitch = 0.95 + Math.random() * 0.1; // no two cards sound the same
  for (const layer of RECIPES[name]) start(context, layer, name === "turn" || name === "win" ? 1 : pitch, volume);
}

function start(context: AudioContext, layer: Layer, pitch: number, out: AudioNode): void {
  const begin = context.currentTime + layer.at;
  const end = begin + layer.length;
  const envelope = new GainNode(context, { gain: SILENCE });
  envelope.gain.setValueAtTime(SILENCE, begin);
  envelope.gain.exponentialRampToValueAtTime(layer.gain, begin + Math.min(0.006, layer.length / 4));
  envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
  envelope.connect(out);
  const { source, frequency } = layer.kind === "tone" ? tone(context, envelope) : hiss(context, layer, envelope);
  frequency.setValueAtTime(layer.from * pitch, begin);
  frequency.exponentialRampToValueAtTime(layer.to * pitch, end);
  source.start(begin);
  source.stop(end);
  source.onended = () => envelope.disconnect();
}

function tone(context: AudioContext, out: AudioNode) {
  const source = new OscillatorNode(context);
  source.connect(out);
  return { source, frequency: source.frequency };
}

function hiss(context: AudioContext, { filter: type, q: Q }: Noise, out: AudioNode) {
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const filter = new BiquadFilterNode(context, { type, Q });
  source.connect(filter).connect(out);
  return { source, frequency: filter.frequency };
}

/** Half a second of white noise. */
function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: context.sampleRate / 2, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
