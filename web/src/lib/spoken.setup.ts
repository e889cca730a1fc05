// Tests begin as pages do: with words. Some are of no page.
if (typeof document !== "undefined") {
  await import("./say");
  await (await import("./speech.svelte")).spoken();
}

export {};
