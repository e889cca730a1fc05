import { describe, expect, it } from "vitest";
import { receive } from "./snapshot";

const BEGINNING = Uint32Array.of(7, 0, 0xffffffff); // of a Python that has just begun
const OFFSET = 16; // of the memory in the picture
const DISTANCES = 0x9e000000; // numbers around this one are distances

/** A module of one section with this picture, as the builder writes it. */
function written(picture: Uint8Array, sum: number): Uint8Array {
  const name = new TextEncoder().encode("oceanarium memory");
  const about = new Uint8Array(Uint32Array.of(BEGINNING.length, sum, 0, 0).buffer);
  const size = 1 + name.length + about.length + picture.length;
  const groups = [0, 7, 14, 21, 28].map((shift, index) => ((size >> shift) & 0x7f) | (index < 4 ? 0x80 : 0));
  return Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0, ...groups, name.length, ...name, ...about, ...picture]);
}

/** A response that arrives in pieces of some bytes. */
function inPieces(data: Uint8Array, length: number): Response {
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at < data.length) controller.enqueue(data.slice(at, (at += length)));
      else controller.close();
    },
  });
  return { ok: true, body, url: "snapshot.wasm", status: 200 } as unknown as Response;
}

/** A picture, and what is sent of it. */
function drawn(): { whole: Uint8Array; sent: Uint8Array } {
  const words = Uint32Array.from({ length: 250 }, (_, index) => index * 9973);
  words[1] = OFFSET;
  words[100] = 4 * 100 - OFFSET + 24; // the address of what is 24 bytes further on
  words[101] = 4 * 101 - OFFSET - 2044;
  words[102] = DISTANCES + 8; // looks like a distance and is none
  const rest = words.slice();
  rest[100] = DISTANCES + 24;
  rest[101] = DISTANCES - 2044;
  rest[102] = 4 * 102 - OFFSET + 8;
  BEGINNING.forEach((word, index) => (rest[OFFSET / 4 + index]! ^= word));
  return { whole: new Uint8Array(words.buffer), sent: new Uint8Array(rest.buffer) };
}

const SUM = BEGINNING.reduce((sum, word) => (Math.imul(sum, 31) + word) | 0, 0);
const MEMORY = new Uint8Array(Uint32Array.of(...BEGINNING, 1, 2, 3).buffer);

/** A Python that has just begun; its memory grows when more is taken. */
function begun() {
  return {
    HEAPU8: MEMORY,
    _malloc(size: number) {
      this.HEAPU8 = new Uint8Array(this.HEAPU8.length + size);
      return 0;
    },
  };
}

const { whole, sent } = drawn();

describe("the picture of Python's memory", () => {
  it.each([1, 7, 32, 50, 5000])("arrives whole in pieces of %i bytes", async (length) => {
    const told: [number, number][] = [];
    const arriving = await receive(inPieces(written(sent, SUM), length), (...each) => told.push(each));
    expect(arriving.picture.length).toBe(whole.length);
    await arriving.complete(begun());
    expect(arriving.picture).toEqual(whole);
    expect(told.at(-1)).toEqual([1000, 1000]);
    expect(told.length).toBeLessThan(52);
    expect(told.map(([loaded]) => loaded)).toEqual(told.map(([loaded]) => loaded).sort((a, b) => a - b));
  });

  it("finds room in a memory that was smaller at first", async () => {
    const python = begun();
    const { complete } = await receive(inPieces(written(sent, SUM), 50), () => undefined);
    await complete(python);
    expect(python.HEAPU8.length).toBeGreaterThanOrEqual(whole.length - OFFSET);
  });

  it("that ends too early is refused", async () => {
    const cut = written(sent, SUM).slice(0, 500);
    const { complete } = await receive(inPieces(cut, 50), () => undefined);
    await expect(complete(begun())).rejects.toThrow("too short");
    await expect(receive(inPieces(cut.slice(0, 20), 50), () => undefined)).rejects.toThrow("too short");
  });

  it("of another Python is refused", async () => {
    const { complete } = await receive(inPieces(written(sent, SUM + 1), 50), () => undefined);
    await expect(complete(begun())).rejects.toThrow("another Python");
  });

  it("that is not there is said to be missing", async () => {
    const missing = { ok: false, body: null, url: "here/snapshot.wasm", status: 404 } as Response;
    await expect(receive(missing, () => undefined)).rejects.toThrow("here/snapshot.wasm answers 404.");
  });
});
