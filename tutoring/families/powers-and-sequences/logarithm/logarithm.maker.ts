import { powerOf, rational } from '#tutoring/mathematics/rational.ts';
import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import type { LogarithmGiven } from './logarithm.types.ts';

/** Arguments that are no powers of the base and make one together. */
const sumOfWholes = (pick: Pick): LogarithmGiven => {
  const [base, one, other] = pick.oneOf<readonly [number, number, number]>([
    [6, 4, 9],
    [6, 2, 18],
    [6, 12, 3],
    [6, 8, 27],
    [6, 24, 9],
    [10, 4, 25],
    [10, 5, 20],
    [10, 8, 125],
    [6, 4, 54],
    [10, 25, 40],
    [12, 9, 16],
    [12, 27, 64],
    [15, 9, 25],
    [4, 2, 8],
    [4, 32, 2],
  ]);
  return {
    asks: 'value',
    base: rational(base),
    argument: rational(one),
    second: { sign: '+', argument: rational(other) },
  };
};

export const makeLogarithm = (pick: Pick, difficulty: Difficulty): LogarithmGiven => {
  const base = rational(pick.oneOf([2, 3, 4, 5, 6, 7, 10]));
  switch (difficulty) {
    case 1:
      return { asks: 'value', base, argument: powerOf(base, pick.int(2, 4)) };
    case 2:
      return pick.oneOf<LogarithmGiven>([
        { asks: 'value', base, argument: powerOf(base, -pick.int(1, 3)) },
        { asks: 'value', base: rational(pick.oneOf([4, 16])), argument: powerOf(rational(2), pick.oneOf([1, 3, 5])) },
        { asks: 'base', argument: rational(pick.int(2, 12) ** 2), value: rational(2) },
        { asks: 'argument', base, shift: rational(0), value: rational(pick.int(-2, 3)) },
      ]);
    case 3: {
      const factor = rational(pick.int(2, 7));
      const whole = powerOf(base, pick.int(2, 3));
      return pick.oneOf<LogarithmGiven>([
        { asks: 'value', base, argument: whole.mul(factor), second: { sign: '-', argument: factor } },
        sumOfWholes(pick),
        { asks: 'argument', base, shift: rational(pick.oneOf([-5, -3, -1, 1, 2, 4])), value: rational(pick.int(1, 3)) },
      ]);
    }
  }
};
