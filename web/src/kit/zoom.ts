// Zoom and pan of a board on a small screen: two fingers, the wheel with Control, or a double tap.

export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const AT_HOME: Camera = { scale: 1, x: 0, y: 0 };
export const CLOSEST = 3;

interface Size {
  width: number;
  height: number;
}

function between(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** A camera whose picture still covers the whole frame. */
export function inside(camera: Camera, frame: Size): Camera {
  const scale = between(1, camera.scale, CLOSEST);
  return {
    scale,
    x: between(frame.width * (1 - scale), camera.x, 0),
    y: between(frame.height * (1 - scale), camera.y, 0),
  };
}

/** Zoom by a factor so that the point under the finger stays there. */
export function zoomAt(camera: Camera, factor: number, point: { x: number; y: number }, frame: Size): Camera {
  const scale = between(1, camera.scale * factor, CLOSEST);
  const grown = scale / camera.scale;
  return inside({ scale, x: point.x - (point.x - camera.x) * grown, y: point.y - (point.y - camera.y) * grown }, frame);
}

/** An attachment for the frame; its first child is the picture. */
export function zoomable(frame: HTMLElement): () => void {
  let camera = AT_HOME;
  const fingers = new Map<number, { x: number; y: number }>();
  const picture = frame.firstElementChild as HTMLElement;

  const show = (next: Camera) => {
    camera = next;
    picture.style.transformOrigin = "0 0";
    picture.style.transform = next.scale === 1 ? "" : `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    frame.style.touchAction = next.scale === 1 ? "pan-x pan-y" : "none";
    frame.classList.toggle("zoomed", next.scale > 1);
  };
  const local = (event: { clientX: number; clientY: number }) => {
    const box = frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const size = () => ({ width: frame.clientWidth, height: frame.clientHeight });

  const spread = () => {
    const [one, other] = [...fingers.values()];
    if (!one || !other) return null;
    return {
      distance: Math.hypot(one.x - other.x, one.y - other.y),
      middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    };
  };
  const down = (event: PointerEvent) => {
    if (event.pointerType === "touch") fingers.set(event.pointerId, local(event));
  };
  const move = (event: PointerEvent) => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const before = spread();
    const here = local(event);
    fingers.set(event.pointerId, here);
    const after = spread();
    if (before && after && before.distance > 0) {
      show(zoomAt(camera, after.distance / before.distance, after.middle, size()));
    } else if (camera.scale > 1) {
      show(inside({ ...camera, x: camera.x + here.x - last.x, y: camera.y + here.y - last.y }, size()));
    }
  };
  const up = (event: PointerEvent) => fingers.delete(event.pointerId);
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    show(zoomAt(camera, Math.exp(-event.deltaY / 200), local(event), size()));
  };
  const doubleTap = (event: MouseEvent) => {
    if ((event.target as Element).closest("[data-lit]")) return;
    show(camera.scale > 1 ? AT_HOME : zoomAt(camera, 2, local(event), size()));
  };

  show(AT_HOME);
  frame.addEventListener("pointerdown", down);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
  frame.addEventListener("wheel", wheel, { passive: false });
  frame.addEventListener("dblclick", doubleTap);
  return () => {
    frame.removeEventListener("pointerdown", down);
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", up);
    frame.removeEventListener("wheel", wheel);
    frame.removeEventListener("dblclick", doubleTap);
  };
}
