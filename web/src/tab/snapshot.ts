/**
 * The picture of Python's memory, as web/scripts/snapshot.mjs writes it: the only section of a WebAssembly module.
 * Python's constants, which lie in memory by themselves when it begins, are not in it and are added here; and addresses
 * of what lies nearby are sent as distances.
 */

const SIZE_AT = 9; // where the size of the section is written, with five bytes of seven bits
const ABOUT_AT = 32; // the number and the sum of the words that are to be added
const BEGIN = 48; // of the picture
const NEARBY = 2048; // bytes; addresses of what is nearer are sent as distances
const DISTANCES = 0x9e000000; // where no memory is: numbers from here on are distances
const STEPS = 50; // of progress: pieces may be many, and the page has other things to do

type Progress = (loaded: number, total: number) => void;

export interface Arriving {
  /** As large as it will be, while it still fills up. */
  picture: Uint8Array<ArrayBuffer>;
  /** Whole, once the memory of a Python that has just begun is added, which then has room for it. */
  complete(python: Begun): Promise<void>;
}

/** A Python that has just begun. */
export interface Begun {
  readonly HEAPU8: Uint8Array;
  _malloc(size: number): number;
}

/** Read a response; its size is known as soon as it begins, so that whoever needs it can get ready meanwhile. */
export async function receive(response: Response, onProgress: Progress): Promise<Arriving> {
  if (!response.ok || !response.body) throw new Error(`${response.url} answers ${response.status}.`);
  const reader = response.body.getReader();
  let start = new Uint8Array();
  while (start.length < BEGIN) start = joined(start, await next(reader));
  const about = new DataView(start.buffer, ABOUT_AT);
  const picture = new Uint8Array(sizeIn(start));
  const filled = fill(picture, start.subarray(BEGIN), reader, onProgress);
  filled.catch(() => undefined); // whoever waits for it hears of it
  return {
    picture,
    async complete(python) {
      await filled;
      exchange(new Uint32Array(picture.buffer, beginOf(picture)));
      add(picture, new Uint32Array(python.HEAPU8.buffer, 0, about.getUint32(0, true)), about.getInt32(4, true));
      makeRoom(python, picture);
    },
  };
}

async function fill(
  picture: Uint8Array,
  first: Uint8Array,
  reader: ReadableStreamDefaultReader<Uint8Array>,
  onProgress: Progress,
): Promise<void> {
  picture.set(first);
  let told = -picture.length;
  for (let loaded = first.length; loaded < picture.length;) {
    if (loaded - told >= picture.length / STEPS) onProgress((told = loaded), picture.length);
    const more = await next(reader);
    picture.set(more, loaded);
    loaded += more.length;
  }
  onProgress(picture.length, picture.length);
}

/** Pyodide lays a picture into the memory that there is at first, which may be less. What is taken here it overwrites. */
function makeRoom(python: Begun, picture: Uint8Array<ArrayBuffer>): void {
  while (python.HEAPU8.length < picture.length - beginOf(picture)) python._malloc(1 << 20);
}

/** Where Pyodide says that the memory begins. */
function beginOf(picture: Uint8Array<ArrayBuffer>): number {
  return new Uint32Array(picture.buffer, 0, 2)[1]!;
}

/** Distances become the addresses that they were. */
function exchange(words: Uint32Array): void {
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    const distance = word - 4 * index;
    const written = word - DISTANCES;
    if (distance > -NEARBY && distance < NEARBY) words[index] = DISTANCES + distance;
    else if (written > -NEARBY && written < NEARBY) words[index] = 4 * index + written;
  }
}

function add(picture: Uint8Array<ArrayBuffer>, words: Uint32Array, expected: number): void {
  const target = new Uint32Array(picture.buffer, beginOf(picture), words.length);
  let sum = 0;
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    sum = (Math.imul(sum, 31) + word) | 0;
    target[index]! ^= word;
  }
  if (sum !== expected) throw new Error("The file of Python's memory belongs to another Python.");
}

async function next(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array> {
  const { done, value } = await reader.read();
  if (done) throw new Error("The file of Python's memory is too short.");
  return value;
}

function sizeIn(start: Uint8Array): number {
  const groups = Array.from(start.subarray(SIZE_AT, SIZE_AT + 5), (byte) => byte & 0x7f);
  const size = groups.reduceRight((sum, group) => sum * 128 + group, 0);
  return SIZE_AT + 5 + size - BEGIN;
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
