// Words in a place of fixed size: they become tighter step by step until they fit, and scroll if they never do.

const TIGHTEST = 3;

/** An attachment: sets data-tight from 0 to 3 on an element of fixed height, whenever its words or its size change. */
export function fitting(element: HTMLElement) {
  let width = -1;
  const fit = () => {
    for (let tight = 0; tight <= TIGHTEST; tight++) {
      element.dataset.tight = String(tight);
      if (element.scrollHeight <= element.clientHeight + 1) break;
    }
  };
  const changes = new MutationObserver(fit);
  changes.observe(element, { childList: true, characterData: true, subtree: true });
  const sizes = new ResizeObserver(() => {
    const now = element.clientWidth;
    if (now !== width) fit(); // its height is fixed, and what is tighter must not be measured for ever
    width = now;
  });
  sizes.observe(element);
  fit();
  return () => {
    changes.disconnect();
    sizes.disconnect();
  };
}
