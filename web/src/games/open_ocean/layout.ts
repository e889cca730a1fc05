// Where the spaces of a reef lie when it is drawn.
import type { Box } from "./camera";
import type { Spot } from "./reef";

export const CARD = { width: 120, height: 150 };
export const PITCH = { x: 130, y: 160 };

/** The corner of a space; the starter lies at the origin, and up is up. */
export function cornerOf({ x, y }: Spot): { left: number; top: number } {
  return { left: x * PITCH.x, top: -y * PITCH.y };
}

/** The box around some spaces, with a margin. */
export function boxOf(spots: readonly Spot[], margin = (PITCH.x - CARD.width) / 2): Box {
  const corners = (spots.length > 0 ? spots : [{ x: 0, y: 0 }]).map(cornerOf);
  return {
    left: Math.min(...corners.map(({ left }) => left)) - margin,
    top: Math.min(...corners.map(({ top }) => top)) - margin,
    right: Math.max(...corners.map(({ left }) => left)) + CARD.width + margin,
    bottom: Math.max(...corners.map(({ top }) => top)) + CARD.height + margin,
  };
}
