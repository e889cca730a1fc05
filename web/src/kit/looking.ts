// Show a thing large: at once under the mouse or the focus, after a long press under a finger.
import type { Thing } from "./board.svelte";

const LONG_PRESS = 450;
const WOBBLE = 8; // pixels a resting finger may move

interface Looker {
  look(thing: Thing | null, held?: boolean): void;
}

export function lookedAt(board: Looker, thing: () => Thing | null) {
  return (element: HTMLElement | SVGElement) => {
    let timer = 0;
    let start = { x: 0, y: 0 };
    let isHeld = false;
    // Browsers let the Tab key stop at drawings that listen for the focus; only targets decide about that.
    if (element instanceof SVGElement && !element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");

    const show = () => board.look(thing());
    // Some browsers focus what a finger has held when it leaves: what it opened stays open.
    const focus = () => isHeld || show();
    const hide = () => board.look(null);
    const blur = () => queueMicrotask(hide); // an element that leaves the page loses the focus in the midst of drawing
    const down = (event: PointerEvent) => {
      isHeld = false;
      if (event.pointerType !== "touch") return;
      start = { x: event.clientX, y: event.clientY };
      timer = window.setTimeout(() => {
        isHeld = true;
        board.look(thing(), true);
      }, LONG_PRESS);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > WOBBLE) window.clearTimeout(timer);
    };
    const up = () => window.clearTimeout(timer);
    const enter = (event: PointerEvent) => event.pointerType !== "touch" && show();
    const leave = (event: PointerEvent) => event.pointerType !== "touch" && hide();
    // A long press looks; it must not also touch.
    const click = (event: MouseEvent) => {
      if (!isHeld) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      isHeld = false;
    };
    const menu = (event: Event) => event.preventDefault();

    const listeners: [string, (event: never) => void, boolean][] = [
      ["pointerdown", down, false],
      ["pointermove", move, false],
      ["pointerup", up, false],
      ["pointercancel", up, false],
      ["pointerenter", enter, false],
      ["pointerleave", leave, false],
      ["focus", focus, false],
      ["blur", blur, false],
      ["click", click, true],
      ["contextmenu", menu, false],
    ];
    for (const [type, listener, capture] of listeners) {
      element.addEventListener(type, listener as EventListener, capture);
    }
    return () => {
      window.clearTimeout(timer);
      for (const [type, listener, capture] of listeners) {
        element.removeEventListener(type, listener as EventListener, capture);
      }
    };
  };
}
