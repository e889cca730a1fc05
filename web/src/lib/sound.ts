// A few gentle sounds, made on the spot.
import { settings } from "./settings.svelte";

export type Sound = "touch" | "place" | "pearls" | "turn" | "guest" | "refused" | "end" | "tick";

interface Note {
  pitch: number; // hertz
  at: number; // seconds
  length: number;
  loudness: number;
  shape: OscillatorType;
}

const note = (pitch: number, at: number, length = 0.16, loudness = 0.09, shape: OscillatorType = "sine"): Note => ({
  pitch,
  at,
  length,
  loudness,
  shape,
});

const MELODIES: Record<Sound, Note[]> = {
  touch: [note(660, 0, 0.06, 0.05)],
  place: [note(294, 0, 0.12, 0.12), note(220, 0.03, 0.16, 0.08)],
  pearls: [note(1319, 0, 0.12, 0.05), note(1568, 0.07, 0.12, 0.05), note(2093, 0.14, 0.18, 0.04)],
  turn: [note(523, 0, 0.2, 0.07), note(784, 0.12, 0.3, 0.07)],
  guest: [523, 659, 784, 1047].map((pitch, index) => note(pitch, index * 0.09, 0.3, 0.07, "triangle")),
  refused: [note(196, 0, 0.14, 0.08, "triangle"), note(175, 0.09, 0.18, 0.07, "triangle")],
  tick: [note(988, 0, 0.05, 0.05, "triangle")],
  end: [392, 523, 659, 784, 1047].map((pitch, index) => note(pitch, index * 0.13, 0.5, 0.08, "triangle")),
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime + 0.01;
  for (const { pitch, at, length, loudness, shape } of MELODIES[sound]) {
    const oscillator = new OscillatorNode(context, { frequency: pitch, type: shape });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start + at);
    volume.gain.linearRampToValueAtTime(loudness, start + at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + at + length);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(start + at);
    oscillator.stop(start + at + length + 0.05);
  }
}
