// Calls one entry of a module with a row that it fills, and prints the row's bytes: node curves.mjs MODULE [NAME, FIRST, STEP, COUNT]
import { readFile } from "node:fs/promises";

const [file, wanted] = process.argv.slice(2);
const [name, first, step, count] = JSON.parse(wanted);
const { instance } = await WebAssembly.instantiate(await readFile(file));
const { memory, allocate, ...entries } = instance.exports;
const row = allocate(count * 8);
entries[name](first, step, row, BigInt(count));
process.stdout.write(new Uint8Array(memory.buffer, row, count * 8));
