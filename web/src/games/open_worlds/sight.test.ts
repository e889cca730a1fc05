import { expect, it } from "vitest";
import { bringIntoSight } from "./sight";

/** A row of cards 100 wide, of which a phone shows three and a half; jsdom lays nothing out. */
function rowOf(cards: number, scrolled: number): HTMLElement {
  const row = document.createElement("div");
  Object.defineProperties(row, { clientWidth: { value: 350 }, offsetLeft: { value: 10 } });
  for (let place = 0; place < cards; place++) {
    const slot = row.appendChild(document.createElement("div"));
    Object.defineProperties(slot, { offsetLeft: { value: 10 + place * 100 }, offsetWidth: { value: 100 } });
  }
  row.scrollLeft = scrolled;
  return row;
}

it("a hand shows a card that can be played, wherever it was scrolled to", () => {
  const row = rowOf(10, 600);
  bringIntoSight(row, [1, 2]);
  expect(row.scrollLeft).toBe(94);
});

it("a hand stays where it is while one of them can be seen, or none can be played", () => {
  for (const places of [[0, 7], []]) {
    const row = rowOf(10, 600);
    bringIntoSight(row, places);
    expect(row.scrollLeft).toBe(600);
  }
});
