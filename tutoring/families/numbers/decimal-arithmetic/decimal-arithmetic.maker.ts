import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { isInteger, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import type { DecimalGiven } from './decimal-arithmetic.types.ts';

/** Never a whole one: the last digit is not zero. */
const decimal = (pick: Pick, wholes: readonly [from: number, to: number], places: number): Rational => {
  const unit = 10 ** places;
  return rational(pick.int(wholes[0], wholes[1]) * unit + 10 * pick.int(0, unit / 10 - 1) + pick.int(1, 9), unit);
};

const sum = (pick: Pick, places: number, others: number): DecimalGiven => {
  const sign = pick.oneOf(['+', '-']);
  return { a: decimal(pick, [5, 19], places), sign, b: decimal(pick, [1, 4], others) };
};

const fromWhole = (pick: Pick): DecimalGiven => ({
  a: rational(pick.int(5, 20)),
  sign: '-',
  b: decimal(pick, [0, 4], pick.int(1, 2)),
});

const shifted = (pick: Pick, places: number): DecimalGiven => ({
  a: decimal(pick, [0, 40], places),
  sign: pick.oneOf(['*', ':']),
  b: rational(pick.oneOf([10, 100, 1000])),
});

const product = (pick: Pick, places: number, others: number): DecimalGiven => ({
  a: decimal(pick, [0, 4], places),
  sign: '*',
  b: others === 0 ? rational(pick.int(2, 9)) : decimal(pick, [0, 2], others),
});

/** Two whole numbers would be no task of decimals; a third of them never is one. */
const quotient = (pick: Pick, places: number, divisor: Rational): DecimalGiven => {
  const result = decimal(pick, [0, 5], places);
  const dividend = result.mul(divisor);
  return isInteger(dividend) && isInteger(divisor)
    ? { a: result.mul(3), sign: ':', b: rational(3) }
    : { a: dividend, sign: ':', b: divisor };
};

/** The dividend has fewer places than the divisor. */
const withAddedZero = (pick: Pick): DecimalGiven => {
  const divisor = pick.int(2, 9);
  return { a: rational(divisor * pick.int(2, 40), 10), sign: ':', b: rational(divisor, 100) };
};

export const makeDecimals = (pick: Pick, difficulty: Difficulty): DecimalGiven => {
  switch (difficulty) {
    case 1:
      return pick.oneOf([() => sum(pick, 1, 1), () => shifted(pick, 1), () => product(pick, 1, 0)])();
    case 2:
      return pick.oneOf([
        () => sum(pick, pick.int(1, 2), pick.int(1, 2)),
        () => fromWhole(pick),
        () => shifted(pick, 2),
        () => product(pick, 1, 1),
        () => quotient(pick, 1, rational(pick.oneOf([3, 4, 6, 7, 8, 9]))),
      ])();
    case 3:
      return pick.oneOf([
        () => product(pick, 2, 1),
        () => quotient(pick, 2, rational(pick.int(3, 9))),
        () => quotient(pick, 1, decimal(pick, [0, 1], 1)),
        () => quotient(pick, 1, rational(pick.int(2, 9), 100)),
        () => withAddedZero(pick),
        () => sum(pick, 3, 1),
      ])();
  }
};
