import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import type { MissingNumberGiven } from './missing-number.rules.ts';

/** Of numbers that are in sight none is the one in the window, nor are both of them the same. */
const otherThan = (one: number, drawn: number): number => (drawn < one ? drawn : drawn + 1);

export const makeMissingNumber = (pick: Pick, difficulty: Difficulty): MissingNumberGiven => {
  const isFirstMissing = pick.oneOf([true, false]);
  if (difficulty > 1 && pick.oneOf([true, false])) {
    const one = pick.int(2, difficulty === 2 ? 5 : 10);
    const other = otherThan(one, pick.int(2, 9));
    return pick.oneOf([true, false])
      ? { sign: '*', known: one, isFirstMissing, result: one * other }
      : { sign: ':', known: isFirstMissing ? one : one * other, isFirstMissing, result: other };
  }
  const [least, most] = difficulty === 1 ? [2, 9] : difficulty === 2 ? [11, 45] : [110, 390];
  const one = pick.int(least, most);
  const other = otherThan(one, pick.int(least, most - 1));
  return pick.oneOf([true, false])
    ? { sign: '+', known: one, isFirstMissing, result: one + other }
    : { sign: '-', known: isFirstMissing ? one : one + other, isFirstMissing, result: other };
};
