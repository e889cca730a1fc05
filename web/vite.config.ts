import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { catalogues } from "./scripts/catalogues.ts";

const server = process.env.OCEANARIUM_SERVER ?? "http://127.0.0.1:8000";
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What only the site has: a manifest and icons, so that it can be installed. */
function installable(): Plugin {
  const files = ["manifest.webmanifest", ...readdirSync(folder("site/icons")).map((name) => `icons/${name}`)];
  return {
    name: "installable",
    transformIndexHtml: (html) => ({
      html: html.replace("against bots or with friends", "against bots or on one device"),
      tags: [
        { tag: "link", attrs: { rel: "manifest", href: "./manifest.webmanifest" }, injectTo: "head" },
        { tag: "link", attrs: { rel: "apple-touch-icon", href: "./icons/apple-touch.png" }, injectTo: "head" },
      ],
    }),
    generateBundle() {
      for (const fileName of files) {
        this.emitFile({ type: "asset", fileName, source: readFileSync(folder(`site/${fileName}`)) });
      }
    },
  };
}

/** Two clients: of a server, and of a site of plain files (mode "site") whose tables are hosted in the tab. */
export default defineConfig(({ mode }) => {
  const isSite = mode === "site";
  const worker = isSite ? "sw" : "calls"; // the service worker, by a name that never changes
  return {
    plugins: [catalogues(), svelte(), ...(isSite ? [installable()] : [])],
    base: isSite ? "./" : "/", // a site may lie in any folder
    build: {
      outDir: isSite ? "dist/site" : "../oceanarium/web/dist",
      emptyOutDir: true,
      target: "es2022",
      assetsInlineLimit: 0, // the content policies allow no data: addresses
      modulePreload: { polyfill: false },
      reportCompressedSize: true,
      rolldownOptions: {
        input: { index: folder("index.html"), [worker]: folder(isSite ? "src/tab/offline.ts" : "src/calls/worker.ts") },
        output: { entryFileNames: ({ name }) => (name === worker ? `${worker}.js` : "assets/[name]-[hash].js") },
      },
    },
    worker: { format: "es" },
    server: {
      proxy: { "/api": { target: server, ws: true } },
      fs: { allow: [folder("."), folder("../oceanarium")] }, // games' catalogues lie beside their rules
    },
    resolve: {
      alias: {
        ...(process.env.VITEST ? { "$place/catalogues": folder("src/tab/catalogues.ts") } : {}), // tests say everything
        $place: folder(isSite ? "src/tab" : "src/server"),
      },
      conditions: process.env.VITEST ? ["browser"] : undefined,
    },
    test: {
      environment: "happy-dom",
      include: ["src/**/*.test.ts"],
      setupFiles: ["src/lib/spoken.setup.ts"],
      testTimeout: 30_000, // checks and compilers may keep the machine busy
    },
  };
});
