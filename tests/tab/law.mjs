// Python in WebAssembly as in a tab, under Node: `node law.mjs SITE` prints what sample.py and rows.py find there, as JSON.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const site = process.argv[2];
const here = import.meta.dirname;
const web = createRequire(join(here, "../../web/package.json"));
const { loadPyodide } = await import(pathToFileURL(web.resolve("pyodide")).href.replace(/\.js$/, ".mjs"));
const typescript = web("typescript");

/** A script of the client. */
function load(name) {
  const compilerOptions = { module: typescript.ModuleKind.ESNext, target: typescript.ScriptTarget.ES2022 };
  const source = readFileSync(join(here, `../../web/src/tab/${name}.ts`), "utf8");
  const script = Buffer.from(typescript.transpileModule(source, { compilerOptions }).outputText).toString("base64");
  return import(`data:text/javascript;base64,${script}`);
}

const { OpenModule } = await load("module");
const { receive } = await load("snapshot");
const create = (await import(new URL("pyodide.asm.mjs", pathToFileURL(web.resolve("pyodide"))).href)).default;
const { picture, complete } = await receive(
  new Response(readFileSync(join(site, "python/snapshot.wasm"))),
  () => undefined,
);

const MISSING = "oceania"; // once
const refused = new Set([MISSING]);
const python = await loadPyodide({
  _loadSnapshot: picture,
  async createPyodideModule(settings) {
    const module = await create(settings);
    await complete(module);
    return module;
  },
  stdLibURL: join(site, "python/python_stdlib.zip"),
  stdout: console.error,
});
python.registerJsModule("oceanarium_tab", {
  async open(game) {
    if (refused.delete(game)) throw new Error("not today");
    return new OpenModule(await WebAssembly.compile(readFileSync(join(site, `games/${game}.wasm`))));
  },
});
python.runPython("from oceanarium.tab.snapshot import wake; wake()");
for (const name of ["sample", "rows"]) {
  python.runPython(readFileSync(join(here, `${name}.py`), "utf8"));
}
const found = await python.runPythonAsync(`
import json
from oceanarium.bots import PORTABLE
from oceanarium.kernel import game_names

async def found():
    told = {"missing": await missing("${MISSING}"), "woken": woken(), "samples": {}}
    for name in game_names():
        await prepare(name)
        await prepare(name)
        engine = engine_now(game_named(name), PORTABLE[0])
        told["samples"][name] = [all(template in engine for template in PORTABLE), type(engine).__name__, sample(engine)]
    told["rows"] = seen(engine)
    return json.dumps(told)

await found()
`);
console.log(found);
