/** A number of points with a proper minus sign. */
export function points(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** A share of the whole, in hundredths. */
export function percent(share: number): number {
  return Math.round(100 * share);
}

/** A change of points, which always has a sign. */
export function change(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
