// The picture that is pointed at in the list of all, which rings it on the board.

export const pointed = $state<{ picture: string | null }>({ picture: null });

/** An attachment: the mouse over this element, or a touch, points at a picture. */
export function points(picture: string) {
  return (element: HTMLElement) => {
    const enter = (event: PointerEvent) => event.pointerType !== "touch" && (pointed.picture = picture);
    const leave = (event: PointerEvent) => event.pointerType !== "touch" && release();
    const touch = () => (pointed.picture = pointed.picture === picture ? null : picture);
    const click = (event: MouseEvent) => (event as PointerEvent).pointerType === "touch" && touch();
    const release = () => pointed.picture === picture && (pointed.picture = null);
    const listeners: [string, (event: never) => unknown][] = [
      ["pointerenter", enter],
      ["pointerleave", leave],
      ["click", click],
    ];
    for (const [type, listener] of listeners) element.addEventListener(type, listener as EventListener);
    return () => {
      release();
      for (const [type, listener] of listeners) element.removeEventListener(type, listener as EventListener);
    };
  };
}
