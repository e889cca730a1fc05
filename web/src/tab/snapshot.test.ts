import { describe, expect, it } from "vitest";
import { receive } from "./snapshot";

/** A module of one section with this memory, as the builder writes it. */
function written(memory: number[]): Uint8Array {
  const name = new TextEncoder().encode("oceanarium memory");
  const size = memory.length + name.length + 1;
  const groups = [0, 7, 14, 21, 28].map((shift, index) => ((size >> shift) & 0x7f) | (index < 4 ? 0x80 : 0));
  return Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0, ...groups, name.length, ...name, ...memory]);
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

const MEMORY = Array.from({ length: 1000 }, (_, index) => index % 251);

describe("the picture of Python's memory", () => {
  it.each([1, 7, 32, 40, 5000])("arrives whole in pieces of %i bytes", async (length) => {
    const told: [number, number][] = [];
    const { memory, complete } = await receive(inPieces(written(MEMORY), length), (...each) => told.push(each));
    expect(memory.length).toBe(MEMORY.length);
    await complete;
    expect(Array.from(memory)).toEqual(MEMORY);
    expect(told.at(-1)).toEqual([1000, 1000]);
    expect(told.map(([loaded]) => loaded)).toEqual(told.map(([loaded]) => loaded).sort((a, b) => a - b));
  });

  it("that ends too early is refused", async () => {
    const { complete } = await receive(inPieces(written(MEMORY).slice(0, 500), 50), () => undefined);
    await expect(complete).rejects.toThrow("too short");
    await expect(receive(inPieces(written(MEMORY).slice(0, 20), 50), () => undefined)).rejects.toThrow("too short");
  });

  it("that is not there is said to be missing", async () => {
    const missing = { ok: false, body: null, url: "here/snapshot.wasm", status: 404 } as Response;
    await expect(receive(missing, () => undefined)).rejects.toThrow("here/snapshot.wasm answers 404.");
  });
});
