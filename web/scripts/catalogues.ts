import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const CATALOGUE = ".ftl?raw";
const COMMENTS = /^#.*\n/gm;
/** What captions the tables that Python draws in text, with the lines that belong to it: those are indented. */
const CAPTIONS = /^drawn-.*\n(?:[ \t]+.*\n|\n(?=[ \t]))*/gm;

/** A catalogue without what no browser says. */
export function saidInBrowsers(catalogue: string): string {
  return catalogue
    .replace(CAPTIONS, "")
    .replace(COMMENTS, "")
    .replace(/\n{2,}(?![ \t\n])/g, "\n"); // an empty line within a text, before an indented one, is part of it
}

/** Browsers load of the catalogues what they say. */
export function catalogues(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(CATALOGUE)) return null;
      const path = id.slice(0, -"?raw".length);
      this.addWatchFile(path);
      return `export default ${JSON.stringify(saidInBrowsers(await readFile(path, "utf8")))}`;
    },
  };
}
