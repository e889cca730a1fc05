// Marks beside the table stay at their things: it changes, scrolls and is resized.

/** Calls `place` now and whenever things may have moved, at most once a frame. Returns how to stop that. */
export function following(place: () => void): () => void {
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  const changes = new MutationObserver(soon);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ["data-lit"] });
  const options = { capture: true, passive: true };
  window.addEventListener("scroll", soon, options);
  window.addEventListener("resize", soon);
  soon();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    window.removeEventListener("scroll", soon, options);
    window.removeEventListener("resize", soon);
  };
}
