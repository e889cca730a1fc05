import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import { entryOf } from "../games";
import { chosenOf, offered, optionProblem } from "../lib/options";
import { speakIn, speechOf } from "../lib/speech.svelte";
import type { OptionInfo } from "../messages";
import OptionField from "./OptionField.svelte";

afterEach(cleanup);

const SILENT = { known: () => undefined }; // as in English, which the game declares itself

const FIRST = {
  name: "first_player",
  sentence: "Who takes the first turn.",
  kind: "choice",
  default: "random",
  values: [
    { value: "random", sentence: "Drawn by lot." },
    { value: 0, sentence: "Player 1 begins." },
    { value: 1, sentence: "Player 2 begins." },
    { value: 2, sentence: "Player 3 begins." },
  ],
} as unknown as OptionInfo;

it("offers only seats at the table, and counts none of them from 0", () => {
  const { container, getAllByRole } = render(OptionField, {
    option: FIRST,
    words: SILENT,
    seats: 2,
    chosen: undefined,
  });
  expect(getAllByRole("radio")).toHaveLength(3);
  expect(container.textContent).not.toContain("0");
});

it("writes numbers below zero with a true minus", () => {
  const values = [{ value: -2, sentence: "As the tile says." }];
  const option = { ...FIRST, name: "garbage_beauty", default: -2, values } as unknown as OptionInfo;
  const { container } = render(OptionField, { option, words: SILENT, seats: 2, chosen: undefined });
  expect(container.textContent).toContain("−2");
});

it("is told in the language of the reader, without the words that only programs know", async () => {
  const words = await speechOf("octopus-garden");
  await speakIn("de");
  const { container } = render(OptionField, { option: FIRST, words, seats: 2, chosen: undefined });
  expect(container.textContent).toContain("Wer beginnt");
  expect(container.textContent).toContain("Es wird ausgelost, sobald die Startaustern liegen.");
  expect(container.textContent).not.toMatch(/random|first|Drawn/);
  await speakIn("en");
});

it("is called by its name in what a host says against it, in the language of the reader", async () => {
  const words = await speechOf("octopus-garden");
  const absent = { key: "wrong-no_player", args: { option: "first_player", player: 3 } };
  expect(optionProblem(absent, words)).toBe("Option first player: there is no player 3 at this table.");
  await speakIn("de");
  expect(optionProblem(absent, words)).toBe("Option „Wer beginnt“: An diesem Tisch gibt es keinen Spieler 3.");
  expect(optionProblem({ key: "wrong-rows", args: { option: "garden_rows" } }, words)).toContain("Reihen des Gartens");
  expect(optionProblem({ key: "wrong-newer", args: {} }, words)).toBeUndefined();
  await speakIn("en");
});

it("is offered only where it means something: for players at the table, and after the choice it needs", () => {
  const option = (name: string, usual: string | number) => ({ ...FIRST, name, default: usual }) as OptionInfo;
  const options = [option("crabs", "none"), option("crabs_0", 0), option("crabs_2", 0), option("crab_rave", "off")];
  const needs = entryOf("open-ocean")!.optionNeeds;
  const names = (chosen: Record<string, string | number>) => offered(options, chosen, 2, needs).map(({ name }) => name);
  expect(names({})).toEqual(["crabs"]);
  expect(names({ crabs: "advantage" })).toEqual(["crabs", "crabs_0"]);
  expect(names({ crabs: "deck" })).toEqual(["crabs", "crab_rave"]);
  const alone = [option("solo_extreme", "off")];
  expect([1, 2].map((seats) => offered(alone, {}, seats, needs).length)).toEqual([1, 0]);
  const changed = { crabs: "deck", crabs_0: 2, crabs_2: 1, crab_rave: "on" }; // chosen before the choice changed
  expect(chosenOf(offered(options, changed, 2, needs), changed)).toEqual({ crabs: "deck", crab_rave: "on" });
});
