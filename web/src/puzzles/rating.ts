// Strength of people and of puzzles on one scale: the two-sided case of openskill's Bradley-Terry model.

export interface Strength {
  mean: number;
  spread: number; // how unsure it is
}

const LUCK = 180; // by how much the same person differs from day to day
const LEAST_SURE = 60; // a strength never stands still
const PUZZLE_SPREAD = 160;

export const NEWCOMER: Strength = { mean: 1200, spread: 320 };

/** A puzzle by the first estimate of its difficulty. */
export function puzzleStrength(difficulty: number): Strength {
  return { mean: difficulty, spread: PUZZLE_SPREAD };
}

/** How likely somebody solves something. */
export function chanceOf(person: Strength, puzzle: Strength): number {
  return 1 / (1 + Math.exp((puzzle.mean - person.mean) / together(person, puzzle)));
}

/** Both after a try. */
export function rated(person: Strength, puzzle: Strength, isSolved: boolean): [Strength, Strength] {
  const surprise = (isSolved ? 1 : 0) - chanceOf(person, puzzle);
  return [moved(person, puzzle, surprise), moved(puzzle, person, -surprise)];
}

function together(one: Strength, other: Strength): number {
  return Math.sqrt(one.spread ** 2 + other.spread ** 2 + 2 * LUCK ** 2);
}

function moved(one: Strength, other: Strength, surprise: number): Strength {
  const whole = together(one, other);
  const share = (one.spread / whole) ** 2;
  const chance = chanceOf(one, other);
  const shrunk = one.spread * Math.sqrt(Math.max(1 - (one.spread / whole) * share * chance * (1 - chance), 0.01));
  return { mean: one.mean + (one.spread ** 2 / whole) * surprise, spread: Math.max(shrunk, LEAST_SURE) };
}
