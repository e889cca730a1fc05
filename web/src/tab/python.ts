/** Python in a worker: Pyodide, awake from a picture of its memory in which all our packages are imported. */

import { loadPyodide, type PyodideAPI } from "pyodide";
import { modulesIn } from "./module";
import { receive } from "./snapshot";

type Progress = (loaded: number, total: number) => void;

const ROOT = new URL("../", self.location.href); // workers lie in assets/
const BRIDGE = "oceanarium_tab"; // what Python imports to open the games' modules
const NO_PACKAGES = JSON.stringify({ info: { abi_version: "2026_0" }, packages: {} });

/**
 * Everything is requested at once; the largest part, the memory, tells how far we are. Games' engines come later, when
 * they are needed, or are missing.
 */
export async function startPython(onProgress: Progress, onMissing?: () => void): Promise<PyodideAPI> {
  const arriving = fetch(new URL("python/snapshot.wasm", ROOT)).then((response) => receive(response, onProgress));
  const script = import(/* @vite-ignore */ new URL("python/pyodide.asm.js", ROOT).href);
  const python = await loadPyodide({
    indexURL: new URL("python/", ROOT).href,
    packageBaseUrl: new URL("python/", ROOT).href,
    lockFileContents: NO_PACKAGES,
    _loadSnapshot: arriving.then(({ picture }) => picture),
    createPyodideModule: async (settings: object) => {
      const module = await complainingInstantiation(async () => (await script).default(settings));
      const { complete } = await arriving;
      await complete(module);
      return module;
    },
  });
  python.registerJsModule(
    BRIDGE,
    modulesIn(new URL("games/", ROOT), () => onMissing?.()),
  );
  python.runPython("from oceanarium.tab.snapshot import wake; wake()");
  return python;
}

/** Where WebAssembly does not start, Pyodide writes a warning and waits for ever; we want to hear of it. */
async function complainingInstantiation<Result>(work: () => Promise<Result>): Promise<Result> {
  const original = WebAssembly.instantiateStreaming;
  const failed = new Promise<never>((_, reject) => {
    WebAssembly.instantiateStreaming = async (source, imports) => {
      try {
        const response = await source;
        const isTyped = response.headers.get("Content-Type") === "application/wasm"; // not every host knows it
        if (isTyped) return await original(response, imports);
        return await WebAssembly.instantiate(await response.arrayBuffer(), imports);
      } catch (error) {
        reject(error);
        throw error;
      }
    };
  });
  try {
    return await Promise.race([work(), failed]);
  } finally {
    WebAssembly.instantiateStreaming = original;
  }
}
