/** A game's WebAssembly module and its memory, as oceanarium/tab/engine.py uses them. */

type Numeric = number | bigint;

interface Exports {
  memory: WebAssembly.Memory;
  allocate(size: number): number;
  heap_reset(to: number): void;
}

const SEAL = "oceanarium"; // the section that says which templates a module has
const WIDE = "j"; // a number of 64 bits

export class OpenModule {
  /** The names of the module's templates, as JSON. */
  readonly seal: string;
  readonly #module: WebAssembly.Module;
  readonly #exports: Exports;
  readonly #entries: Record<string, (...numbers: Numeric[]) => Numeric>;
  #top = 0; // what lies above was allocated by a call for itself
  #bytes!: Uint8Array;
  #numbers!: BigInt64Array;
  #fractions!: Float64Array;

  constructor(module: WebAssembly.Module) {
    const [seal] = WebAssembly.Module.customSections(module, SEAL);
    if (!seal) throw new Error("This module is none of ours.");
    const { exports } = new WebAssembly.Instance(module);
    this.#module = module;
    this.#exports = exports as typeof exports & Exports;
    this.#entries = exports as Record<string, (...numbers: Numeric[]) => Numeric>;
    this.seal = new TextDecoder().decode(seal);
    this.#look();
  }

  /** Another with a memory of its own. */
  again(): OpenModule {
    return new OpenModule(this.#module);
  }

  /** The address of that many bytes, all zero. */
  allocate(size: number): number {
    const address = this.#exports.allocate(size) >>> 0;
    this.#top = address + size;
    this.#look();
    this.blank(address, size);
    return address;
  }

  blank(address: number, size: number): void {
    this.#bytes.fill(0, address, address + size);
  }

  /** Some of the memory, to be copied before anything else happens. */
  part(address: number, size: number): Uint8Array {
    return this.#bytes.subarray(address, address + size);
  }

  byte(index: number): number {
    return this.#bytes[index]!;
  }

  number(index: number): Numeric {
    const value = this.#numbers[index]!;
    const small = Number(value); // crosses over to Python faster
    return Number.isSafeInteger(small) ? small : value;
  }

  fraction(index: number): number {
    return this.#fractions[index]!;
  }

  setNumber(index: number, value: Numeric): void {
    this.#numbers[index] = BigInt(value);
  }

  setFraction(index: number, value: Numeric): void {
    this.#fractions[index] = Number(value);
  }

  /** What Python calls; `widths` says of every argument whether it has 64 bits. */
  entry(name: string, widths: string): (...numbers: Numeric[]) => Numeric {
    const called = this.#entries[name]!;
    const isWide = Array.from(widths, (width) => width === WIDE);
    return (...numbers) => {
      for (let index = 0; index < numbers.length; index++) {
        numbers[index] = isWide[index] ? BigInt(numbers[index]!) : Number(numbers[index]);
      }
      try {
        return called(...numbers);
      } finally {
        this.#exports.heap_reset(this.#top);
        this.#look();
      }
    };
  }

  /** A memory that has grown is another one. */
  #look(): void {
    const { buffer } = this.#exports.memory;
    if (this.#bytes?.buffer === buffer) return;
    this.#bytes = new Uint8Array(buffer);
    this.#numbers = new BigInt64Array(buffer);
    this.#fractions = new Float64Array(buffer);
  }
}

/** Opens the modules in a folder; tells of those that do not open. */
export function modulesIn(folder: URL, onMissing: () => void): { open(game: string): Promise<OpenModule> } {
  return {
    async open(game) {
      try {
        return await opened(new URL(`${game}.wasm`, folder));
      } catch (error) {
        onMissing();
        throw error;
      }
    },
  };
}

async function opened(address: URL): Promise<OpenModule> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}.`);
  return new OpenModule(await WebAssembly.compile(await response.arrayBuffer()));
}
