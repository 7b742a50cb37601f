import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import type { RoundingGiven } from './rounding.types.ts';

export const makeRounding = (pick: Pick, difficulty: Difficulty): RoundingGiven => {
  const place = pick.oneOf(difficulty === 1 ? [1, 2] : difficulty === 2 ? [1, 2, 3] : [0, -1, -2]);
  const digits = pick.int(place <= 0 ? 1012 : 10 ** (place + 1) + 11, place <= 0 ? 98_765 : 9 * 10 ** (place + 1) + 98);
  const one = digits % 10 === 0 ? digits + 3 : digits;
  return { place, value: place <= 0 ? rational(one, 1000) : rational(one) };
};
