// A group of buttons that is one stop of the Tab key; arrows go from button to button.

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** An attachment: the buttons inside this element share one stop. */
export function toolbar(element: HTMLElement) {
  let current: HTMLElement | null = null;
  const usable = () =>
    [...element.querySelectorAll<HTMLElement>("button:not([disabled]), a[href]")].filter(
      (button) => button.getClientRects().length > 0,
    );
  const paint = () => {
    const buttons = usable();
    if (!current || !buttons.includes(current)) current = buttons[0] ?? null;
    for (const button of element.querySelectorAll<HTMLElement>("button, a[href]")) {
      button.tabIndex = button === current ? 0 : -1;
    }
  };
  const focus = (event: FocusEvent) => {
    current = (event.target as HTMLElement).closest("button, a");
    paint();
  };
  const key = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const buttons = usable();
    const at = buttons.indexOf(event.target as HTMLElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]!.focus();
  };
  const changes = new MutationObserver(paint);
  changes.observe(element, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  const sizes = new ResizeObserver(paint); // other buttons are hidden on a phone
  sizes.observe(element);
  element.addEventListener("focusin", focus);
  element.addEventListener("keydown", key);
  paint();
  return () => {
    changes.disconnect();
    sizes.disconnect();
    element.removeEventListener("focusin", focus);
    element.removeEventListener("keydown", key);
  };
}
