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
const LEFT_OUT = ["ssl.py", "bz2.py", "lzma.py", "compression/"]; // of Python's library: the rest of it does without
const COLLECTOR_HEAD = 8; // bytes before an object, where Python's collector keeps what is next and what was before
const FLAGS = 3; // the bits of those two addresses that say something else
const NEARBY = 2048; // bytes; further away a distance says no more than an address
const DISTANCES = 0x9e000000; // where no memory is: numbers from here on are distances
const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1", PYTHONPATH: folder, LANG: "C.UTF-8", _: "python" };
const options = { env, _sysExecutable: "python", stdout: console.error };
process.env.TZ = "UTC"; // nothing of the machine that builds is in the picture

// Compiled first, in a Python of its own: compiling leaves its traces in memory. Nobody reads docstrings there, and
// tracebacks name a function by its first line: where every step stands in the source would be much to send.
// The annotations of our functions, each of which would be a function of its own, are for people and mypy only.
const COMPILE = `
import ast, importlib._bootstrap_external as machinery, pathlib, zipfile
from types import CodeType

SAME_LINE, MOST_STEPS = 0x80 | 13 << 3, 8  # as Python writes it: so many steps, no columns, then how many lines on

def in_first_line(code):
    steps = len(code.co_code) // 2
    runs = [min(MOST_STEPS, steps - begin) for begin in range(0, steps, MOST_STEPS)]
    lines = b"".join(bytes([SAME_LINE | run - 1, 0]) for run in runs)
    constants = (in_first_line(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=lines, co_consts=tuple(constants))

INDIFFERENT = {"cache", "classmethod", "contextmanager", "property", "rule", "staticmethod"}  # others may read annotations

def unannotated(text):
    tree = ast.parse(text)
    functions = [each for each in ast.walk(tree) if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
    for function in functions:
        if all(isinstance(each, ast.Name) and each.id in INDIFFERENT for each in function.decorator_list):
            function.returns = None
            for argument in ast.walk(function.args):
                if isinstance(argument, ast.arg):
                    argument.annotation = None
    return tree

def compiled(text, name):
    code = in_first_line(compile(text, name, "exec", dont_inherit=True, optimize=2))
    return machinery._code_to_hash_pyc(code, bytes(8), False)

with zipfile.ZipFile("/library.zip") as old, zipfile.ZipFile("/compiled.zip", "w") as new:
    for name in sorted(old.namelist()):
        if name.endswith(".py") and not name.startswith(tuple(${JSON.stringify(LEFT_OUT)})):
            new.writestr(zipfile.ZipInfo(name + "c"), compiled(old.read(name), name))
for path in sorted(pathlib.Path("${folder}").rglob("*.py")):
    path.with_suffix(".pyc").write_bytes(compiled(unannotated(path.read_bytes()), str(path)))
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

/**
 * All objects fall out of the collector's care, so that it need not look at them in every tab, and are put in the order
 * in which they lie in memory: so the next one is nearby, and where it is can be said with little.
 */
function putInOrder(python) {
  python.runPython("import gc; gc.collect(); gc.freeze()");
  const first = python.runPython("id(gc)");
  const count = python.runPython("gc.get_freeze_count()");
  const words = python._module.HEAPU32;
  const heads = [first - COLLECTOR_HEAD];
  const after = (head) => words[head / 4] & ~FLAGS;
  while (heads.length <= count) heads.push(after(heads.at(-1)));
  if (after(heads.at(-1)) !== heads[0]) throw new Error("Python's collector keeps its objects in another way.");
  heads.sort((one, other) => one - other);
  heads.forEach((head, index) => {
    const [before, next] = [heads.at(index - 1), heads[(index + 1) % heads.length]];
    words[head / 4] = next | (words[head / 4] & FLAGS);
    words[head / 4 + 1] = before | (words[head / 4 + 1] & FLAGS);
  });
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
  exchange(rest.subarray(offset));
  return Buffer.from(rest.buffer);
}

/** Addresses that are nearby as distances, which are often the same: less to send. `snapshot.ts` does it once more, which undoes it. */
function exchange(words) {
  words.forEach((word, index) => {
    const distance = word - 4 * index;
    const written = word - DISTANCES;
    if (Math.abs(distance) < NEARBY) words[index] = DISTANCES + distance;
    else if (Math.abs(written) < NEARBY) words[index] = 4 * index + written;
  });
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
  python.runPython("import sys; sys.path.clear(); sys.path_importer_cache.clear()");
  putInOrder(python);
  const picture = python.makeMemorySnapshot();
  const known = await constants(picture);
  writeFileSync(file, wrapped(known, without(known, picture)));
} finally {
  rmSync(temporary, { recursive: true });
}
