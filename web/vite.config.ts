import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.OCEANARIUM_SERVER ?? "http://127.0.0.1:8000";
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Two clients: of a server, and of a site of plain files (mode "site") whose tables are hosted in the tab. */
export default defineConfig(({ mode }) => {
  const isSite = mode === "site";
  return {
    plugins: [svelte()],
    base: isSite ? "./" : "/", // a site may lie in any folder
    build: {
      outDir: isSite ? "dist/site" : "../oceanarium/web/dist",
      emptyOutDir: true,
      target: "es2022",
      assetsInlineLimit: 0, // the content policies allow no data: addresses
      modulePreload: { polyfill: false },
      reportCompressedSize: true,
    },
    server: { proxy: { "/api": { target: server, ws: true } } },
    resolve: {
      alias: { $place: folder(isSite ? "src/tab" : "src/server") },
      conditions: process.env.VITEST ? ["browser"] : undefined,
    },
    test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
  };
});
