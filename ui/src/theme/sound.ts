// Sounds, made by the browser from noise and a few tones: no file, none longer than a second, none the only sign of a thing.
import { settings } from "./settings.svelte";

export const SOUNDS = [
  "step",
  "door",
  "axe",
  "spray",
  "dice",
  "smoke",
  "fire",
  "explosion",
  "found",
  "saved",
  "lost",
  "turn",
  "refused",
  "card",
  "won",
  "defeat",
] as const;
export type Sound = (typeof SOUNDS)[number];

/** A part of a sound: a tone, or noise through a filter; times in seconds. */
interface Part {
  at?: number;
  length: number;
  gain: number;
  /** A tone in hertz that glides from one to the other. */
  tone?: [number, number];
  wave?: OscillatorType;
  /** Noise, and the frequency that is let through; it glides likewise. */
  noise?: [number, number];
  filter?: BiquadFilterType;
}

/** Short clicks one after the other, as dice and embers make them; always the same, so that one knows it. */
function clicks(count: number, gap: number, slowing: number, gain: number, pitch: number): Part[] {
  let at = 0;
  return Array.from({ length: count }, (_, index) => {
    const part: Part = { at, length: 0.03, gain, noise: [pitch + 160 * ((index * 5) % 4), pitch], filter: "bandpass" };
    at += gap * (1 + slowing * index);
    return part;
  });
}

function notes(pitches: number[], gap: number, length: number, gain: number, wave: OscillatorType): Part[] {
  return pitches.map((pitch, index) => ({ at: index * gap, length, gain, tone: [pitch, pitch], wave }));
}

export const SCORE: Record<Sound, Part[]> = {
  step: [{ length: 0.04, gain: 0.15, noise: [900, 500], filter: "lowpass" }],
  door: [
    { length: 0.12, gain: 0.25, tone: [140, 80], wave: "sine" },
    { at: 0.05, length: 0.2, gain: 0.06, tone: [320, 520], wave: "sawtooth" },
  ],
  axe: [
    { length: 0.09, gain: 0.4, noise: [2400, 900], filter: "bandpass" },
    { length: 0.14, gain: 0.4, tone: [110, 60], wave: "sine" },
  ],
  spray: [{ length: 0.5, gain: 0.3, noise: [3200, 900], filter: "bandpass" }],
  dice: clicks(6, 0.06, 0.28, 0.3, 1800),
  smoke: [{ length: 0.5, gain: 0.2, noise: [420, 180], filter: "lowpass" }],
  fire: [{ length: 0.4, gain: 0.3, noise: [260, 140], filter: "lowpass" }, ...clicks(5, 0.05, 0.35, 0.16, 2600)],
  explosion: [
    { length: 0.45, gain: 0.6, tone: [60, 30], wave: "sine" },
    { length: 0.9, gain: 0.45, noise: [1400, 90], filter: "lowpass" },
  ],
  found: notes([523, 784], 0.12, 0.18, 0.25, "triangle"),
  saved: notes([523, 659, 784], 0.07, 0.4, 0.22, "triangle"),
  lost: [
    { length: 0.8, gain: 0.22, tone: [196, 185], wave: "triangle" },
    { length: 0.8, gain: 0.22, tone: [131, 123], wave: "triangle" },
  ],
  turn: notes([880, 1175], 0.16, 0.4, 0.18, "sine"),
  refused: [{ length: 0.09, gain: 0.3, tone: [170, 120], wave: "triangle" }],
  card: [{ length: 0.08, gain: 0.2, noise: [5200, 2600], filter: "highpass" }],
  won: notes([392, 523, 659, 784, 1047], 0.13, 0.3, 0.16, "sawtooth"),
  defeat: notes([330, 262], 0.4, 0.55, 0.2, "triangle"),
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
/** What is heard just now: the next sound takes its place, so that there is never a mess. */
let heard: GainNode | null = null;

/** Makes a sound, if this device is to make any; behind other windows only one that calls. */
export function play(sound: Sound, calls = false): void {
  if (!settings.sound || settings.volume === 0 || (document.hidden && !calls)) return;
  context ??= new AudioContext();
  // Nobody has touched the page yet: a browser keeps it silent, and nothing is to be heard later instead.
  if (context.state === "suspended") {
    void context.resume();
    return;
  }
  hush(context);
  heard = new GainNode(context, { gain: settings.volume });
  heard.connect(context.destination);
  for (const part of SCORE[sound]) sing(context, part, heard);
}

function hush(context: AudioContext): void {
  heard?.gain.setTargetAtTime(0, context.currentTime, 0.02);
}

/** Plays one part, from loud to nothing. */
function sing(context: AudioContext, part: Part, into: AudioNode): void {
  const from = context.currentTime + (part.at ?? 0);
  const until = from + part.length;
  const loud = new GainNode(context, { gain: 0 });
  loud.gain.setValueAtTime(0, from);
  loud.gain.linearRampToValueAtTime(part.gain, from + 0.006);
  loud.gain.exponentialRampToValueAtTime(0.0005, until);
  loud.connect(into);
  const source = part.noise ? hiss(context, part, from, until, loud) : tone(context, part, from, until, loud);
  source.start(from);
  source.stop(until);
}

function tone(context: AudioContext, part: Part, from: number, until: number, into: AudioNode): AudioScheduledSourceNode {
  const [low, high] = part.tone ?? [440, 440];
  const source = new OscillatorNode(context, { type: part.wave ?? "sine", frequency: low });
  source.frequency.setValueAtTime(low, from);
  source.frequency.exponentialRampToValueAtTime(high, until);
  source.connect(into);
  return source;
}

function hiss(context: AudioContext, part: Part, from: number, until: number, into: AudioNode): AudioScheduledSourceNode {
  const [low, high] = part.noise ?? [440, 440];
  const filter = new BiquadFilterNode(context, { type: part.filter ?? "lowpass", frequency: low });
  filter.frequency.setValueAtTime(low, from);
  filter.frequency.exponentialRampToValueAtTime(high, until);
  filter.connect(into);
  noise ??= hissing(context);
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  source.connect(filter);
  return source;
}

/** A second of noise. */
function hissing(context: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
