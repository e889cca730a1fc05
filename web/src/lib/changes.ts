// What changed of a view since the position before, as the host writes it (oceanarium/hosting/changes.py): a list
// replaces, [value] or [] for nothing any more; an object goes on inside, by name or by index.
import type { Position } from "../messages";

export type Change = readonly unknown[] | { readonly [name: string]: Change };

/** A value after a change. What did not change stays the same thing. */
export function changed(before: unknown, change: Change): unknown {
  if (isReplaced(change)) return change[0];
  const after = Array.isArray(before) ? [...(before as unknown[])] : { ...(before as object) };
  const named = after as Record<string, unknown>;
  for (const [name, inside] of Object.entries(change)) {
    if (isReplaced(inside) && inside.length === 0) Reflect.deleteProperty(named, name);
    else named[name] = changed(named[name], inside);
  }
  return after;
}

function isReplaced(change: Change): change is readonly unknown[] {
  return Array.isArray(change);
}

/** A position with whole views, by the one that was sent before. */
export function completed(position: Position, before: Position | null): Position {
  if (position.views_since === null || !before) return position;
  const view = (now: unknown, then: unknown) => changed(then, now as Change) as Record<string, unknown>;
  const seats = Object.entries(position.seats).map(([seat, place]) => {
    return [seat, { ...place, view: view(place.view, before.seats[seat]?.view) }] as const;
  });
  const onlooker = position.onlooker && view(position.onlooker, before.onlooker);
  return { ...position, seats: Object.fromEntries(seats), onlooker };
}
