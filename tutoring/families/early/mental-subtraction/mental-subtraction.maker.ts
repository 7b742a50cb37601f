import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { wayOf } from './mental-subtraction.solver.ts';
import type { SubtractionGiven, Way } from './mental-subtraction.types.ts';

const WAYS: Readonly<Record<Difficulty, readonly [Way, ...Way[]]>> = {
  1: ['ones', 'ones-across-ten'],
  2: ['ones-across-ten', 'tens', 'full-ten', 'places', 'places-across-ten'],
  3: ['tens-across-hundred', 'full-hundred', 'places-across-ten'],
};

const firstNumber = (pick: Pick, way: Way, difficulty: Difficulty): number => {
  if (way === 'full-hundred') return 100 * pick.int(1, 5);
  if (way === 'full-ten') return 10 * pick.int(3, 9);
  if (way === 'tens-across-hundred') return 10 * pick.int(11, 18);
  return difficulty === 1 ? pick.int(6, 18) : difficulty === 2 ? pick.int(21, 98) : pick.int(121, 390);
};

const secondNumber = (pick: Pick, way: Way, a: number): number => {
  if (way.startsWith('ones')) return pick.int(2, 9);
  return way.startsWith('tens') ? 10 * pick.int(1, 9) : pick.int(11, Math.min(a - 1, 98));
};

export const makeSubtraction = (pick: Pick, difficulty: Difficulty): SubtractionGiven => {
  const way = pick.oneOf(WAYS[difficulty]);
  for (;;) {
    const a = firstNumber(pick, way, difficulty);
    const b = secondNumber(pick, way, a);
    if (b < a && wayOf(a, b) === way) return { sign: '-', a, b, way };
  }
};
