// Where a small pin can stand at a thing without covering anything that one reads or touches.

export interface Spot {
  x: number;
  y: number;
}

export const PIN = { width: 24, height: 28 };

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Everything that is read or touched at a table; what only holds such things does not count. */
const OBSTACLES =
  "main :is([data-target], [data-piece], button, p, li, h2, h3, b, strong), header :is(button, a, h1), nav button";
const INSET = 5;

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function boxAt({ x, y }: Spot): Box {
  return { left: x, top: y, right: x + PIN.width, bottom: y + PIN.height };
}

/** Places at the edge of a box, inside and outside, the corners first. */
function spotsAt(box: Box): Spot[] {
  const inside = { left: box.left + INSET, right: box.right - INSET - PIN.width };
  const rows = { top: box.top + INSET, bottom: box.bottom - INSET - PIN.height };
  const spots: Spot[] = [];
  for (const share of [1, 0, 0.5, 0.25, 0.75]) {
    const x = inside.left + share * (inside.right - inside.left);
    const y = rows.top + share * (rows.bottom - rows.top);
    spots.push({ x, y: rows.bottom }, { x, y: rows.top }, { x: inside.right, y }, { x: inside.left, y });
    spots.push({ x: box.left - PIN.width - 2, y }, { x: box.right + 2, y });
    spots.push({ x, y: box.top - PIN.height - 2 }, { x, y: box.bottom + 2 });
  }
  return spots;
}

/** The first spot in sight that is free of obstacles. */
export function firstFree(box: Box, obstacles: readonly Box[], sight: Box): Spot | null {
  const isFree = (spot: Spot) => {
    const here = boxAt(spot);
    const isInSight =
      here.left >= sight.left && here.right <= sight.right && here.top >= sight.top && here.bottom <= sight.bottom;
    return isInSight && !obstacles.some((obstacle) => meet(here, obstacle));
  };
  return spotsAt(box).find(isFree) ?? null;
}

export function freeSpot(thing: Element): Spot | null {
  const obstacles = [...document.querySelectorAll(OBSTACLES)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  const sight = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return firstFree(thing.getBoundingClientRect(), obstacles, sight);
}
