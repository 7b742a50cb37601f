import type { MentalGiven } from '#tutoring/families/early/mental-operation.rules.ts';
import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';

export const makeAddition = (pick: Pick, difficulty: Difficulty): MentalGiven => {
  const [least, most] = difficulty === 1 ? [3, 9] : difficulty === 2 ? [12, 49] : [110, 390];
  const tens = 10 * pick.int(difficulty === 3 ? 2 : 1, difficulty === 3 ? 9 : 4);
  const b =
    difficulty === 1
      ? pick.int(least, most)
      : pick.oneOf([pick.int(12, difficulty === 3 ? 99 : 49), pick.int(3, 9), tens]);
  return { sign: '+', a: pick.int(least, most), b };
};
