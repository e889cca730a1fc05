/** The picture of Python's memory, as web/scripts/snapshot.mjs writes it: the only section of a WebAssembly module. */

const SIZE_AT = 9; // where the size of the section is written, with five bytes of seven bits
const NAME_LENGTH = 17;
const BEGIN = 32; // of the memory

export interface Arriving {
  /** As large as it will be, while it still fills up. */
  memory: Uint8Array;
  complete: Promise<void>;
}

/** Read a response; its size is known as soon as it begins, so that whoever needs it can get ready meanwhile. */
export async function receive(
  response: Response,
  onProgress: (loaded: number, total: number) => void,
): Promise<Arriving> {
  if (!response.ok || !response.body) throw new Error(`${response.url} answers ${response.status}.`);
  const reader = response.body.getReader();
  let start = new Uint8Array();
  while (start.length < BEGIN) start = joined(start, await next(reader));
  const memory = new Uint8Array(sizeIn(start));
  const complete = fill(memory, start.subarray(BEGIN), reader, onProgress);
  complete.catch(() => undefined); // whoever waits for it hears of it
  return { memory, complete };
}

async function fill(
  memory: Uint8Array,
  first: Uint8Array,
  reader: ReadableStreamDefaultReader<Uint8Array>,
  onProgress: (loaded: number, total: number) => void,
): Promise<void> {
  memory.set(first);
  for (let loaded = first.length; loaded < memory.length;) {
    onProgress(loaded, memory.length);
    const more = await next(reader);
    memory.set(more, loaded);
    loaded += more.length;
  }
  onProgress(memory.length, memory.length);
}

async function next(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array> {
  const { done, value } = await reader.read();
  if (done) throw new Error("The file of Python's memory is too short.");
  return value;
}

function sizeIn(start: Uint8Array): number {
  const groups = Array.from(start.subarray(SIZE_AT, SIZE_AT + 5), (byte) => byte & 0x7f);
  const size = groups.reduceRight((sum, group) => sum * 128 + group, 0);
  return size - NAME_LENGTH - 1;
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
