// Which piece is which, from one view to the next, so that it can be seen to travel.

/** Pieces by the place where they lie. */
export type Pieces = ReadonlyMap<string, Piece>;

export interface Piece {
  readonly id: string;
  readonly kind: string;
}

let pieceCount = 0;

function newPiece(kind: string): Piece {
  pieceCount += 1;
  return { id: `piece-${pieceCount}`, kind };
}

/**
 * Give every kind that lies somewhere now the identity of a piece of that kind that was there before, or that has left
 * its place since; only what is left over is new. `moved` names places whose piece has left although one of the same
 * kind may lie there again. `distance` says how unlikely a piece came from a place: least is likeliest, infinite is impossible.
 */
export function follow(
  before: Pieces,
  now: ReadonlyMap<string, string>,
  moved: ReadonlySet<string> = new Set(),
  distance: (from: string, to: string) => number = () => 0,
): Pieces {
  const after = new Map<string, Piece>();
  const homeless = new Map<string, Piece>();
  for (const [place, piece] of before) {
    if (now.get(place) === piece.kind && !moved.has(place)) after.set(place, piece);
    else homeless.set(place, piece);
  }
  for (const [place, kind] of now) {
    if (after.has(place)) continue;
    const origins = [...homeless]
      .filter(([origin, piece]) => piece.kind === kind && distance(origin, place) < Infinity)
      .map(([origin]) => origin);
    const origin = origins.sort((one, other) => distance(one, place) - distance(other, place))[0];
    after.set(place, (origin !== undefined && homeless.get(origin)) || newPiece(kind));
    if (origin !== undefined) homeless.delete(origin);
  }
  return after;
}
