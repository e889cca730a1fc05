// Copies of the files in a folder for hosts that send them: `node scripts/compress.mjs FOLDER QUALITY` writes .br and .gz.
import { readFile, readdir, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const [folder, quality] = process.argv.slice(2);
const packed = new Set([".png", ".webp", ".woff2", ".zip"]); // would not get smaller
const small = 512; // bytes that are not worth it

const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries.filter(
  (entry) => entry.isFile() && !packed.has(extname(entry.name)) && entry.name !== "_headers",
);

async function compress(file) {
  const content = await readFile(file);
  if (content.length < small) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: Number(quality),
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const level = Math.min(Number(quality), constants.Z_BEST_COMPRESSION);
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}

await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
