// Where one looks at a reef from: it grows without bounds, and the frame does not.

/** A point p of the reef is drawn at p * scale + (x, y) of the frame. */
export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Limits {
  readonly least: number; // smaller, nobody could read the cards
  readonly most: number;
}

const FARTHEST = 0.5; // of the least scale: zoomed out by hand
const CLOSEST = 2;
const VISIBLE = 60; // pixels of the reef that stay in the frame, however far it is pushed

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high));

function fitting(box: Box, frame: Size): number {
  return Math.min(frame.width / (box.right - box.left), frame.height / (box.bottom - box.top));
}

/**
 * The whole box if it can be read then, standing on the floor; else as much as can be, and all that matters, though not
 * farther away than said.
 */
export function framing(box: Box, matters: Box, frame: Size, limits: Limits, farthest = 0): Camera {
  const readable = between(limits.least, fitting(box, frame), limits.most);
  const scale = Math.min(readable, Math.max(farthest, fitting(matters, frame)));
  return {
    scale,
    x: placed(box.left, box.right, matters.left, matters.right, frame.width, scale, 0.5),
    y: placed(box.top, box.bottom, matters.top, matters.bottom, frame.height, scale, 1),
  };
}

/** Along one direction: all of it at its rest, or the middle of what matters without showing beyond the ends. */
function placed(
  low: number,
  high: number,
  from: number,
  to: number,
  length: number,
  scale: number,
  rest: number,
): number {
  const slack = length - (high - low) * scale;
  if (slack >= 0) return slack * rest - low * scale;
  const middle = length / 2 - ((from + to) / 2) * scale;
  return between(length - high * scale, middle, -low * scale);
}

export function zoomed(camera: Camera, factor: number, point: { x: number; y: number }, limits: Limits): Camera {
  const scale = between(limits.least * FARTHEST, camera.scale * factor, limits.most * CLOSEST);
  const grown = scale / camera.scale;
  return { scale, x: point.x - (point.x - camera.x) * grown, y: point.y - (point.y - camera.y) * grown };
}

/** Pushed by a finger, but never out of sight. */
export function pushed(camera: Camera, dx: number, dy: number, box: Box, frame: Size): Camera {
  const { scale } = camera;
  return {
    scale,
    x: between(VISIBLE - box.right * scale, camera.x + dx, frame.width - VISIBLE - box.left * scale),
    y: between(VISIBLE - box.bottom * scale, camera.y + dy, frame.height - VISIBLE - box.top * scale),
  };
}

export function shows(camera: Camera, box: Box, frame: Size): boolean {
  const { scale, x, y } = camera;
  return (
    box.left * scale + x >= -1 &&
    box.top * scale + y >= -1 &&
    box.right * scale + x <= frame.width + 1 &&
    box.bottom * scale + y <= frame.height + 1
  );
}

export interface Handling {
  push(dx: number, dy: number): void;
  zoom(factor: number, point: { x: number; y: number }): void;
}

const FAR_ENOUGH = 6; // pixels before a press becomes a push

/** An attachment for the frame: push with a finger or the mouse, zoom with two fingers or the wheel. */
export function handled(handling: Handling) {
  return (frame: HTMLElement): (() => void) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let pushedBy = 0;

    const local = (event: { clientX: number; clientY: number }) => {
      const box = frame.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const spread = () => {
      const [one, other] = [...fingers.values()];
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (fingers.size === 0) pushedBy = 0;
      fingers.set(event.pointerId, local(event));
    };
    const move = (event: PointerEvent) => {
      const last = fingers.get(event.pointerId);
      if (!last) return;
      const here = local(event);
      const before = spread();
      fingers.set(event.pointerId, here);
      pushedBy += Math.hypot(here.x - last.x, here.y - last.y);
      if (pushedBy < FAR_ENOUGH) return;
      if (fingers.size > 1 && before > 0) handling.zoom(spread() / before, here);
      else handling.push(here.x - last.x, here.y - last.y);
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
    };
    // A push must not also touch.
    const click = (event: MouseEvent) => {
      if (pushedBy < FAR_ENOUGH) return;
      event.preventDefault();
      event.stopPropagation();
      pushedBy = 0;
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return; // the page scrolls
      event.preventDefault();
      handling.zoom(Math.exp(-event.deltaY / 300), local(event));
    };

    frame.addEventListener("pointerdown", down);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    frame.addEventListener("click", click, { capture: true });
    frame.addEventListener("wheel", wheel, { passive: false });
    return () => {
      frame.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
      frame.removeEventListener("click", click, { capture: true });
      frame.removeEventListener("wheel", wheel);
    };
  };
}
