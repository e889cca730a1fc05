/** A number of points with a proper minus sign. */
export function points(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** A change of points, which always has a sign. */
export function change(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
