import { describe, expect, it } from "vitest";
import { Gallery, hundredths } from "./gallery.svelte";

describe("a gallery", () => {
  const line = (text: string) => ({ name: "Noor", person: null, text });

  it("has the newest chances, and all that was said", () => {
    const gallery = new Gallery();
    expect(gallery.now).toBeNull();
    gallery.receive({ type: "watchers", count: 3 });
    gallery.receive({
      type: "chances",
      curve: [
        { moves: 1, chances: [0.5, 0.5] },
        { moves: 4, chances: [0.25, 0.75] },
      ],
    });
    gallery.receive({ type: "asides", is_all: false, lines: [line("one")] });
    gallery.receive({ type: "asides", is_all: false, lines: [line("two")] });
    expect(gallery.watchers).toBe(3);
    expect(gallery.now).toEqual([0.25, 0.75]);
    expect(gallery.asides.map(({ text }) => text)).toEqual(["one", "two"]);
  });

  it("hears everything once after an interruption", () => {
    const gallery = new Gallery();
    gallery.receive({ type: "asides", is_all: false, lines: [line("one")] });
    gallery.receive({ type: "asides", is_all: true, lines: [line("one"), line("two")] });
    expect(gallery.asides).toHaveLength(2);
  });
});

describe("hundredths", () => {
  it("make a hundred", () => {
    expect(hundredths([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
    expect(hundredths([0.466, 0.168, 0.288, 0.078])).toEqual([46, 17, 29, 8]);
    expect(hundredths([1, 0])).toEqual([100, 0]);
  });
});
