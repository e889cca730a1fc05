// Which part of a board is shown: what two moves touch, as large as is good, and something of what lies around.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a board is drawn in a window: shifted, and larger or smaller than it is. */
export interface Crop {
  scale: number;
  x: number;
  y: number;
}

const SHARE = 0.625; // of the window, for the part that is to be seen; the rest is what lies around it
const LARGEST = 1.3;

/** The smallest box around some boxes. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** A board in a window so that a part of it is well seen; all of it where there is no such part. */
export function cropped(board: Box, part: Box | null, window: { width: number; height: number }): Crop {
  const whole = Math.min(LARGEST, window.width / board.width, window.height / board.height);
  const wanted = part ?? board;
  const fitting = SHARE * Math.min(window.width / wanted.width, window.height / wanted.height);
  const scale = part ? Math.max(whole, Math.min(LARGEST, fitting)) : whole;
  return {
    scale,
    x: placed(wanted.x + wanted.width / 2, board.x, board.width, scale, window.width),
    y: placed(wanted.y + wanted.height / 2, board.y, board.height, scale, window.height),
  };
}

/** Where a board begins in a window so that a middle is in the middle, as far as the board fills the window then. */
function placed(middle: number, start: number, length: number, scale: number, room: number): number {
  if (scale * length <= room) return (room - scale * length) / 2 - scale * start;
  const wish = room / 2 - scale * middle;
  return Math.min(-scale * start, Math.max(wish, room - scale * (start + length)));
}
