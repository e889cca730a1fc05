// Made from Python by `python -m checks.views --write`. Do not edit.

/** What every view has, whatever the game. */
export interface Frame {
  game: string;
  rules_version: number;
  seats: number;
  seat: number | null; // whose view it is; nobody's is an onlooker's
  actor: number;
  waiting: number[];
  moves_made: number;
}
