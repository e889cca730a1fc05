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

const CLOSEST = 2; // times the largest scale: zoomed in by hand

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high));

/** Where one looks: at a point of the reef, from as far as it fits or as near as one has come by hand. */
export interface Aim {
  readonly x: number;
  readonly y: number;
  readonly zoom: number | null;
}

export function middleOf(box: Box): { x: number; y: number } {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

/** The largest scale at which all of the box can be seen. */
export function fitting(box: Box, frame: Size): number {
  return Math.min(frame.width / (box.right - box.left), frame.height / (box.bottom - box.top));
}

/** The whole box if it can be read then, standing on the floor; else what lies around the point one looks at. */
export function framing(box: Box, aim: Aim | null, frame: Size, limits: Limits): Camera {
  const { x, y } = aim ?? middleOf(box);
  const scale = aim?.zoom ?? between(limits.least, fitting(box, frame), limits.most);
  return {
    scale,
    x: placed(box.left, box.right, x, frame.width, scale, 0.5),
    y: placed(box.top, box.bottom, y, frame.height, scale, 1),
  };
}

/** Along one direction: all of it at its rest, or the point in the middle without showing beyond the ends. */
function placed(low: number, high: number, point: number, length: number, scale: number, rest: number): number {
  const slack = length - (high - low) * scale;
  if (slack >= 0) return slack * rest - low * scale;
  return between(length - high * scale, length / 2 - point * scale, -low * scale);
}

/** What can be seen of the reef. */
export function seenBy({ scale, x, y }: Camera, frame: Size): Box {
  return { left: -x / scale, top: -y / scale, right: (frame.width - x) / scale, bottom: (frame.height - y) / scale };
}

/** Zoomed by hand about a point of the frame; never so far away that the cards cannot be read. */
export function zoomed(
  camera: Camera,
  factor: number,
  point: { x: number; y: number },
  frame: Size,
  limits: Limits,
): Aim {
  const zoom = between(limits.least, camera.scale * factor, limits.most * CLOSEST);
  const at = (middle: number, offset: number, length: number) =>
    (middle - offset) / camera.scale + (length / 2 - middle) / zoom;
  return { x: at(point.x, camera.x, frame.width), y: at(point.y, camera.y, frame.height), zoom };
}

/** Pushed by a finger, the wheel or a key. */
export function pushed(camera: Camera, dx: number, dy: number, frame: Size, zoom: number | null): Aim {
  const seen = middleOf(seenBy(camera, frame));
  return { x: seen.x - dx / camera.scale, y: seen.y - dy / camera.scale, zoom };
}

/** As little as must be to bring a box into sight, or its middle if it is too large for that. */
export function revealing(camera: Camera, box: Box, frame: Size, zoom: number | null): Aim {
  const seen = seenBy(camera, frame);
  const shift = (low: number, high: number, from: number, to: number) => {
    if (high - low >= to - from) return (low + high - from - to) / 2;
    return low < from ? low - from : Math.max(high - to, 0);
  };
  const middle = middleOf(seen);
  return {
    x: middle.x + shift(box.left, box.right, seen.left, seen.right),
    y: middle.y + shift(box.top, box.bottom, seen.top, seen.bottom),
    zoom,
  };
}

export type Side = "left" | "right" | "top" | "bottom";

/** Boxes of which less than half can be seen, by the side at which one has to look for them. */
export function beyond<Lying extends Box>(camera: Camera, boxes: readonly Lying[], frame: Size): Map<Side, Lying[]> {
  const seen = seenBy(camera, frame);
  const found = new Map<Side, Lying[]>();
  for (const box of boxes) {
    const [wide, high] = [box.right - box.left, box.bottom - box.top];
    const hidden: [Side, number][] = [
      ["left", (seen.left - box.left) / wide],
      ["right", (box.right - seen.right) / wide],
      ["top", (seen.top - box.top) / high],
      ["bottom", (box.bottom - seen.bottom) / high],
    ];
    const [side, share] = hidden.reduce((one, other) => (other[1] > one[1] ? other : one));
    if (share > 0.5) found.set(side, [...(found.get(side) ?? []), box]);
  }
  return found;
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
  push(dx: number, dy: number): boolean; // whether there was room to move
  zoom(factor: number, point: { x: number; y: number }): void;
}

const FAR_ENOUGH = 6; // pixels before a press becomes a push

/** An attachment for the frame: push with a finger, the mouse or the wheel, zoom with two fingers or Ctrl and the wheel. */
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
      if (event.ctrlKey) handling.zoom(Math.exp(-event.deltaY / 300), local(event));
      const isMoved = event.ctrlKey || handling.push(-event.deltaX, -event.deltaY);
      if (isMoved) event.preventDefault(); // else the page scrolls
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
