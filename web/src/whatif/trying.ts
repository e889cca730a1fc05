import type { TableModel } from "../lib/table.svelte";

/** Where somebody who plays at a table tries something out for the seat that is shown; null for those who only look. */
export function tryOutAddress({ seat, position }: Pick<TableModel, "seat" | "position">): string | null {
  if (seat < 0 || position?.table.status !== "playing" || position.table.is_rated) return null;
  return `/study/new?table=${encodeURIComponent(position.table.table)}&seat=${seat}`;
}
