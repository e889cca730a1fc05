import { expect, test } from "vitest";
import { saidInBrowsers } from "../../scripts/catalogues";
import { placesOf } from "./catalogues";
import { cataloguesIn, LANGUAGES } from "./tongues";

test("of a catalogue browsers load what they say, empty lines within it too: neither comments nor captions of tables in text", () => {
  const catalogue =
    "# why\nmove-go = Go { $n ->\n    [one] once\n   *[other] on\n}\n\n## Drawn.\n\ndrawn-turn =\n    A { $n ->\n\n        [one] one\n       *[other] many\n    }\ndrawn-side = N\nevent-gone =\n    Gone\n\n    far\n";
  expect(saidInBrowsers(catalogue)).toBe(
    "move-go = Go { $n ->\n    [one] once\n   *[other] on\n}\nevent-gone =\n    Gone\n\n    far\n",
  );
});

test("no game's words bring captions to a browser", async () => {
  for (const code of LANGUAGES) {
    const texts = await Promise.all(
      placesOf("ocean-labyrinth").flatMap((place) => cataloguesIn(place, code).map((text) => text())),
    );
    expect(texts.join("")).toContain("\nevent-");
    expect(texts.join("\n")).not.toMatch(/^(drawn-|#)/m);
  }
});
