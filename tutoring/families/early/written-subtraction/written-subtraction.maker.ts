import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import type { DifferenceGiven } from './written-subtraction.types.ts';

/** „603 − 257”, of numbers as long as the unit. */
const withZeroInTens = (pick: Pick, unit: number): DifferenceGiven => {
  const last = pick.int(0, 7);
  const minuend = 100 * pick.int((2 * unit) / 100, (9 * unit) / 100) + last;
  return { minuend, subtrahend: 10 * pick.int(unit / 10, Math.floor(minuend / 10) - 1) + pick.int(last + 1, 9) };
};

/** „2000 − 468”. */
const fromRound = (pick: Pick, unit: number): DifferenceGiven => {
  const minuend = unit * pick.int(1, 6);
  return { minuend, subtrahend: 10 * pick.int(unit / 100, minuend / 10 - 2) + pick.int(1, 9) };
};

const fromAny = (pick: Pick, unit: number): DifferenceGiven => {
  const subtrahend = pick.int(unit + 3, 5 * unit);
  return { minuend: subtrahend + pick.int(unit, 4 * unit), subtrahend };
};

/** „345 − 178”. */
const withBorrowedTen = (pick: Pick, unit: number): DifferenceGiven => {
  const last = pick.int(2, 9);
  const subtrahend = 10 * pick.int(unit / 10, unit / 2) + last;
  return { minuend: subtrahend + 10 * pick.int(unit / 10, (4 * unit) / 10) + pick.int(10 - last, 9), subtrahend };
};

export const makeDifference = (pick: Pick, difficulty: Difficulty): DifferenceGiven =>
  pick.oneOf([fromAny, withBorrowedTen, withZeroInTens, fromRound])(pick, 10 ** (1 + difficulty));
