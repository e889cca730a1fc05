import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>("../**/*.svelte", { eager: true, query: "?raw", import: "default" });

/** Between two texts: in markup, or in a string made of both. */
const OWN_COLON = [/[)\w\]"]\}(?:<\/\w+>)?:(?: \{| <|$)/m, /\}: \$\{/];

test("no component puts a colon between two texts: in French there is a space before it", () => {
  expect("<b>{name}</b>: {effect}").toMatch(OWN_COLON[0]!);
  expect("`${label}: ${text}`").toMatch(OWN_COLON[1]!);
  const faulty = Object.entries(SOURCES).filter(([, source]) => {
    const markup = source.replace(/<(script|style)[^]*?<\/\1>/g, "");
    return OWN_COLON[0]!.test(markup) || OWN_COLON[1]!.test(source);
  });
  expect(faulty.map(([path]) => path)).toEqual([]);
});
