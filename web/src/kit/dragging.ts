// Drag a thing onto another: the same as touching both.

const FAR_ENOUGH = 8; // pixels before a press becomes a drag

interface Dropping {
  isPossible(target: string): boolean;
  isChosen(target: string): boolean;
  drag(from: string, to: string): void;
  touch(target: string): void;
}

export function dragging(element: HTMLElement | SVGElement, name: string, board: Dropping): () => void {
  let start: PointerEvent | null = null;
  let ghost: HTMLElement | null = null;

  const down = (event: PointerEvent) => {
    if (event.button === 0 && board.isPossible(name)) start = event;
  };
  const move = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.pointerId) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR_ENOUGH) return;
      if (!board.isChosen(name)) board.touch(name); // lights where it can go
      ghost = lift(element);
    }
    ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
  };
  const up = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.pointerId) return;
    start = null;
    if (!ghost) return;
    ghost.remove();
    ghost = null;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-target]");
    const to = under?.dataset.target;
    if (to !== undefined && to !== name) board.drag(name, to);
    window.addEventListener("click", swallow, { capture: true, once: true });
    window.setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
  };
  const swallow = (event: Event) => event.stopPropagation();

  element.style.touchAction = "none";
  element.addEventListener("pointerdown", down as EventListener);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
  return () => {
    ghost?.remove();
    element.removeEventListener("pointerdown", down as EventListener);
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", up);
  };
}

function lift(element: HTMLElement | SVGElement): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "flyer drag-ghost";
  const box = element.getBoundingClientRect();
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  const symbol = element.dataset.art ?? element.querySelector<HTMLElement | SVGElement>("[data-art]")?.dataset.art;
  if (symbol) {
    const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    picture.setAttribute("viewBox", "0 0 100 100");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", `#${symbol}`);
    picture.append(use);
    ghost.append(picture);
  } else {
    ghost.append(element.cloneNode(true));
  }
  document.body.append(ghost);
  return ghost;
}
