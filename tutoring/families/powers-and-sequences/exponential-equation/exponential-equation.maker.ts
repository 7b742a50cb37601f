import { isZero, powerOf, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { commonOf, line } from './exponential-equation.rules.ts';
import type { ExponentialGiven } from './exponential-equation.types.ts';

const number = (value: Rational): ExponentialGiven['right'] => ({ base: value, exponent: line(0, 1) });

/** Of a root of zero the equation shows nothing. */
export const makeExponential = (pick: Pick, difficulty: Difficulty): ExponentialGiven => {
  const drawn = draw(pick, difficulty);
  return isZero(commonOf(drawn).x) ? makeExponential(pick, difficulty) : drawn;
};

const draw = (pick: Pick, difficulty: Difficulty): ExponentialGiven => {
  const base = pick.oneOf([2, 3, 5]);
  const power = (exponent: number): Rational => powerOf(rational(base), exponent);
  switch (difficulty) {
    case 1: {
      const root = pick.oneOf([2, 3, 4, 5, 6, 7, 10]);
      return {
        left: { base: rational(root), exponent: line(1, 0) },
        right: number(powerOf(rational(root), pick.int(2, 4))),
      };
    }
    case 2: {
      const [shift, slope] = [pick.int(-4, 4), pick.int(1, 3)];
      return {
        left: { base: rational(base), exponent: line(slope, shift) },
        right: number(power(pick.oneOf([-3, -2, -1, 1, 2, 3, 4]))),
      };
    }
    case 3: {
      const [one, other] = pick.oneOf<readonly [number, number]>([
        [2, 1],
        [2, 3],
        [3, 1],
        [3, 2],
        [-1, 2],
        [1, 3],
      ]);
      const exponent = pick.int(0, 1) === 1 ? line(1, pick.int(-5, 5)) : line(0, 1);
      return {
        left: { base: power(one), exponent: line(1, pick.int(0, 1) * pick.int(-2, 2)) },
        right: { base: power(other), exponent },
      };
    }
  }
};
