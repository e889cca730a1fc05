// Python for a tab: `node scripts/snapshot.mjs SOURCES FILE` imports the packages in the folder SOURCES and writes a picture
// of Python's memory. A tab that starts from it need not find, compile and import anything. The same sources give the same bytes.
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [sources, file] = process.argv.slice(2);
const pyodide = import.meta.resolve("pyodide");
const library = fileURLToPath(new URL("python_stdlib.zip", pyodide));
const folder = "/oceanarium"; // of our packages, as Python sees it
const WORDS_IN_PAGE = 16384;
const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1", PYTHONPATH: folder, LANG: "C.UTF-8", _: "python" };
const options = { env, _sysExecutable: "python", stdout: console.error };
process.env.TZ = "UTC"; // nothing of the machine that builds is in the picture

// Compiled first, in a Python of its own: compiling leaves its traces in memory. Nobody reads docstrings there.
const COMPILE = `
import importlib._bootstrap_external as machinery, pathlib, zipfile

def compiled(text, name):
    return machinery._code_to_hash_pyc(compile(text, name, "exec", dont_inherit=True, optimize=2), bytes(8), False)

with zipfile.ZipFile("/library.zip") as old, zipfile.ZipFile("/compiled.zip", "w") as new:
    for name in sorted(old.namelist()):
        if name.endswith(".py"):
            new.writestr(zipfile.ZipInfo(name + "c"), compiled(old.read(name), name))
for path in sorted(pathlib.Path("${folder}").rglob("*.py")):
    path.with_suffix(".pyc").write_bytes(compiled(path.read_bytes(), str(path)))
    path.unlink()
`;

function filesIn(folder) {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return found.map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort();
}

function putInto(fileSystem, path, content) {
  fileSystem.mkdirTree(dirname(path));
  fileSystem.writeFile(path, content);
}

function takeOutOf(fileSystem, path, found = new Map()) {
  for (const name of fileSystem.readdir(path).sort()) {
    const inner = `${path}/${name}`;
    if (name === "." || name === "..") continue;
    if (fileSystem.isDir(fileSystem.stat(inner).mode)) takeOutOf(fileSystem, inner, found);
    else found.set(inner, fileSystem.readFile(inner));
  }
  return found;
}

/** All clocks stand still and nothing is random, so that nothing of today is in the picture. */
function standStill(number) {
  Date.now = () => number;
  performance.now = () => number;
  crypto.getRandomValues = (array) => array.fill(number);
}

/** Pyodide lays a picture into the memory that there is at first, which may be less. What is taken here it overwrites. */
function makeRoom(module, picture) {
  const [, offset] = new Uint32Array(picture.buffer, picture.byteOffset, 2); // where Pyodide says that the memory begins
  while (module.HEAPU8.length < picture.length - offset) module._malloc(1 << 20);
}

/** What lies in memory when Pyodide has just begun. */
async function begun(picture, env) {
  let memory;
  const create = (await import(new URL("pyodide.asm.mjs", pyodide).href)).default;
  const createPyodideModule = async (settings) => {
    const module = await create(settings);
    memory = new Uint32Array(module.HEAPU8.slice().buffer);
    makeRoom(module, picture);
    return module;
  };
  await loadPyodide({ ...options, env, _loadSnapshot: picture, createPyodideModule });
  return memory;
}

/** The constants of Python, which lie in memory by themselves: whole pages that are the same wherever it begins. */
async function constants(picture) {
  const here = await begun(picture, {});
  standStill(77); // at another time, in another place
  const elsewhere = await begun(picture, { HOME: "/elsewhere", LANG: "de" });
  const same = here.findIndex((word, index) => word !== elsewhere[index]);
  return here.subarray(0, same - (same % WORDS_IN_PAGE));
}

/** The picture without what would be there anyway, which is a fifth of it when it is sent; `snapshot.ts` adds it again. */
function without(constants, picture) {
  const rest = new Uint32Array(picture.slice().buffer);
  const offset = rest[1] / 4; // where Pyodide says that the memory begins
  constants.forEach((word, index) => (rest[offset + index] ^= word));
  return Buffer.from(rest.buffer);
}

/**
 * As the only section of a WebAssembly module, because every host compresses those. The reader wants to know the size
 * early, so it is always written with five bytes. Then come the number and the sum of the words that were left out.
 */
function wrapped(constants, rest) {
  const name = Buffer.from("oceanarium memory");
  const about = Buffer.alloc(16);
  about.writeUInt32LE(constants.length, 0);
  about.writeInt32LE(
    constants.reduce((sum, word) => (Math.imul(sum, 31) + word) | 0, 0),
    4,
  );
  const size = 1 + name.length + about.length + rest.length;
  const groups = [0, 7, 14, 21, 28].map((shift, index) => ((size >>> shift) & 0x7f) | (index < 4 ? 0x80 : 0));
  const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0, ...groups, name.length];
  return Buffer.concat([Buffer.from(header), name, about, rest]);
}

const compiler = await loadPyodide(options);
compiler.FS.writeFile("/library.zip", new Uint8Array(readFileSync(library)));
for (const path of filesIn(sources))
  putInto(compiler.FS, `${folder}/${path}`, new Uint8Array(readFileSync(join(sources, path))));
compiler.runPython(COMPILE);
const packages = takeOutOf(compiler.FS, folder);
const temporary = mkdtempSync(join(tmpdir(), "oceanarium-"));
try {
  const stdLibURL = join(temporary, "compiled.zip");
  writeFileSync(stdLibURL, compiler.FS.readFile("/compiled.zip"));
  standStill(0);
  const python = await loadPyodide({
    ...options,
    stdLibURL,
    _makeSnapshot: true,
    fsInit: async (fileSystem) => packages.forEach((content, path) => putInto(fileSystem, path, content)),
  });
  python.runPython("from oceanarium.tab.snapshot import fall_asleep; fall_asleep()");
  python.runPython("import gc, sys; sys.path.clear(); sys.path_importer_cache.clear(); gc.collect()");
  const picture = python.makeMemorySnapshot();
  const known = await constants(picture);
  writeFileSync(file, wrapped(known, without(known, picture)));
} finally {
  rmSync(temporary, { recursive: true });
}
