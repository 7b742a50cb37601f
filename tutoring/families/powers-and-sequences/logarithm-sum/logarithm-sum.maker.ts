import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { powerOf, rational } from '#tutoring/mathematics/rational.ts';
import type { LogarithmSumGiven, Term } from './logarithm-sum.types.ts';

const made = (pick: Pick, base: number, powers: readonly [number, number], isTakenAway: boolean): Term => ({
  isTakenAway,
  base: rational(base),
  argument: powerOf(rational(base), pick.int(...powers)),
});

type Bases = readonly [number, number, number];

/** No base is a power of another: those would make one logarithm. */
const BASES: readonly [Bases, ...Bases[]] = [
  [2, 3, 5],
  [2, 5, 3],
  [3, 2, 5],
  [5, 2, 3],
  [3, 4, 5],
  [5, 4, 3],
  [2, 6, 3],
  [5, 6, 2],
  [3, 7, 2],
  [2, 10, 3],
  [3, 10, 2],
  [5, 10, 2],
];

export const makeLogarithmSum = (pick: Pick, difficulty: Difficulty): LogarithmSumGiven => {
  const [first, second, third] = pick.oneOf(BASES);
  const powers: readonly [number, number] = difficulty === 1 ? [2, 3] : [2, 4];
  const isTakenAway = difficulty === 1 ? false : pick.oneOf([true, false]);
  const terms = [made(pick, first, powers, false), made(pick, second, [2, 3], isTakenAway)];
  if (difficulty < 3) return { terms };
  return { terms: [...terms, made(pick, third, [-3, -1], pick.oneOf([true, false]))] };
};
