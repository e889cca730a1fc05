// Chance and noise that always come out the same for the same World.

export type Point = readonly [number, number, number];
export type Noise = (point: Point, scale: number, octaves: number) => number;

/** A number from a text. */
export function hash(text: string): number {
  let code = 2166136261;
  for (let index = 0; index < text.length; index++) code = Math.imul(code ^ text.charCodeAt(index), 16777619);
  return code >>> 0;
}

/** A stream of numbers from 0 to 1 (mulberry32). */
export function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
const mix = (from: number, to: number, t: number) => from + (to - from) * t;

/** Smooth value noise from -1 to 1. */
export function makeNoise(seed: number): Noise {
  const lattice = (x: number, y: number, z: number) => {
    let code = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647) ^ seed;
    code = Math.imul(code ^ (code >>> 13), 1274126177);
    code = Math.imul(code ^ (code >>> 16), 2246822519);
    return ((code ^ (code >>> 15)) >>> 0) / 2147483648 - 1;
  };
  const noise = (x: number, y: number, z: number) => {
    const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
    const [u, v, w] = [ease(x - i), ease(y - j), ease(z - k)];
    const plane = (height: number) =>
      mix(
        mix(lattice(i, j, height), lattice(i + 1, j, height), u),
        mix(lattice(i, j + 1, height), lattice(i + 1, j + 1, height), u),
        v,
      );
    return mix(plane(k), plane(k + 1), w);
  };
  return ([x, y, z], scale, octaves) => {
    let [sum, amplitude, most, size] = [0, 1, 0, scale];
    for (let octave = 0; octave < octaves; octave++) {
      sum += amplitude * noise(x * size + octave * 17.3, y * size - octave * 9.1, z * size + octave * 4.7);
      most += amplitude;
      amplitude *= 0.52;
      size *= 2.03;
    }
    return sum / most;
  };
}
