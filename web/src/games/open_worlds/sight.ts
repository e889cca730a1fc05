// Rows that are longer than the screen.

/** Scrolls a row to the first of these places in it, unless one of them can be seen whole. */
export function bringIntoSight(row: HTMLElement, places: readonly number[]): void {
  const slots = places.map((place) => row.children[place] as HTMLElement);
  const [first] = slots;
  const isSeen = (slot: HTMLElement) => {
    const left = slot.offsetLeft - row.offsetLeft - row.scrollLeft;
    return left >= 0 && left + slot.offsetWidth <= row.clientWidth;
  };
  if (first && !slots.some(isSeen)) row.scrollLeft = first.offsetLeft - row.offsetLeft - 6; // with its frame
}
