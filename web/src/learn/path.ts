// Where the stones of a course lie: rows that wind from left to right and back.

export interface Spot {
  row: number;
  column: number;
}

export interface CoursePath {
  columns: number;
  rows: number;
  width: number; // of the drawing, which is stretched over the stones
  height: number;
  spots: Spot[];
  whole: string; // as SVG has it
  parts: string[]; // from each stone to the next
}

const MOST_IN_A_ROW = 5;
const CELL = 100;
const EDGE = 36; // beyond its stone a row goes on so far before it bends
const BEND = 44;

export function pathOf(count: number): CoursePath {
  const rows = Math.max(1, Math.ceil(count / MOST_IN_A_ROW));
  const columns = Math.max(1, Math.ceil(count / rows));
  const spots = Array.from({ length: count }, (_, index): Spot => {
    const row = Math.floor(index / columns);
    const step = index % columns;
    return { row, column: row % 2 === 0 ? step : columns - 1 - step };
  });
  const parts = spots.slice(1).map((spot, index) => partBetween(spots[index]!, spot));
  const first = spots[0];
  return {
    columns,
    rows,
    width: columns * CELL,
    height: Math.max(1, (rows - 1) * CELL),
    spots,
    whole: first ? `M${at(first)}` + parts.map((part) => part.replace(/^M\S+ \S+ /, "")).join("") : "",
    parts,
  };
}

function at({ row, column }: Spot): string {
  return `${(column + 0.5) * CELL} ${row * CELL}`;
}

/** Straight within a row; around a bend to the next one. */
function partBetween(from: Spot, to: Spot): string {
  if (from.row === to.row) return `M${at(from)} L${at(to)}`;
  const outwards = from.row % 2 === 0 ? 1 : -1;
  const edge = (from.column + 0.5) * CELL + outwards * EDGE;
  const side = edge + outwards * BEND;
  const [above, below] = [from.row * CELL, to.row * CELL];
  return `M${at(from)} L${edge} ${above} C${side} ${above} ${side} ${below} ${edge} ${below} L${at(to)}`;
}
