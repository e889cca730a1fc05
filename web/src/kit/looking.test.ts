import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Thing } from "./board.svelte";
import { lookedAt } from "./looking";

const card: Thing = { kind: "card" };
const seen: [Thing | null, boolean][] = [];
let button: HTMLButtonElement;
let stop: () => void;

const finger = (type: string) => button.dispatchEvent(new PointerEvent(type, { pointerType: "touch" }));

beforeEach(() => {
  vi.useFakeTimers();
  seen.length = 0;
  button = document.body.appendChild(document.createElement("button"));
  stop = lookedAt({ look: (thing, held = false) => seen.push([thing, held]) }, () => card)(button);
});
afterEach(() => {
  stop();
  button.remove();
  vi.useRealTimers();
});

it("what a long press shows stays when the finger leaves and the browser focuses and clicks what it held", () => {
  const touched = vi.fn();
  button.addEventListener("click", touched);
  finger("pointerdown");
  vi.advanceTimersByTime(1000);
  finger("pointerup");
  button.focus();
  button.click();
  expect(seen).toEqual([[card, true]]);
  expect(touched).not.toHaveBeenCalled();
});

it("a short touch is none: focus shows the thing as it does for keys", () => {
  finger("pointerdown");
  vi.advanceTimersByTime(100);
  finger("pointerup");
  vi.advanceTimersByTime(1000);
  button.focus();
  expect(seen).toEqual([[card, false]]);
});
