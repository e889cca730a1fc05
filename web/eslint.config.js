import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default typescript.config(
  { ignores: ["node_modules", "src/messages.ts"] },
  js.configs.recommended,
  ...typescript.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      "@typescript-eslint/no-non-null-assertion": "off", // where an index is known to be inside
      "svelte/no-navigation-without-resolve": "off", // that is SvelteKit's; our router is lib/router
      "svelte/no-at-html-tags": "off", // only our own art sheets and escaped rules text
      "svelte/prefer-svelte-reactivity": "off", // our maps and sets are made anew, never changed, where they are state
      "no-undef": "off", // TypeScript knows better
    },
  },
);
