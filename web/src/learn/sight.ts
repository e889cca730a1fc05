// What is spoken of has to be seen: it may lie below the window, under a panel, or beyond the edge of a hand.
import { isCalm } from "../lib/settings.svelte";

const MARGIN = 8;

/** The thing of a target, wherever the table shows it. */
export function thingOf(target: string): Element | undefined {
  const found = [...document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)];
  return found.find((element) => element.getBoundingClientRect().width > 0);
}

const staysInPlace = (element: Element) => /sticky|fixed/.test(getComputedStyle(element).position);

const middleOf = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });

/** What stays in its place while the page scrolls, and lies over a thing. */
function coverOf(thing: Element): Element | null {
  const middle = middleOf(thing.getBoundingClientRect());
  let above = document.elementFromPoint(middle.x, middle.y);
  while (above && !above.contains(thing)) {
    if (staysInPlace(above)) return above;
    above = above.parentElement;
  }
  return null;
}

/** Whether a thing is not to be seen in the strip that it lies in. */
function isOutside(thing: Element): boolean {
  const strip = stripOf(thing)?.getBoundingClientRect();
  const middle = middleOf(thing.getBoundingClientRect());
  return strip !== undefined && (middle.x < strip.left || middle.x > strip.right);
}

/** What a thing can be scrolled in sideways, as a hand of many cards. */
function stripOf(thing: Element): Element | null {
  let around = thing.parentElement;
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflowX)) around = around.parentElement;
  return around;
}

/** Whether a thing lies under something, or beyond the edge of its strip. */
export function isOutOfSight(thing: Element): boolean {
  return isOutside(thing) || coverOf(thing) !== null;
}

/** Scroll to the first of these things that the table shows; no further than needed, since words stand above it. */
export function bringIntoSight(targets: readonly string[]): void {
  const thing = targets.map(thingOf).find((found) => found !== undefined);
  if (!thing) return;
  const behavior = isCalm() ? "instant" : "smooth";
  const strip = stripOf(thing);
  if (strip && isOutside(thing)) {
    const far = middleOf(thing.getBoundingClientRect()).x - middleOf(strip.getBoundingClientRect()).x;
    strip.scrollBy({ left: far, behavior });
  }
  if (isInPlace(thing)) return;
  const cover = coverOf(thing)?.getBoundingClientRect();
  const box = thing.getBoundingClientRect();
  if (cover && cover.top > box.top) scrollBy({ top: box.bottom + MARGIN - cover.top, behavior });
  else thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior });
}

function isInPlace(thing: Element): boolean {
  let around: Element | null = thing;
  while (around && !staysInPlace(around)) around = around.parentElement;
  return around !== null;
}
