import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { shuffled } from '#tutoring/families/pick.ts';
import { rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { isOfFractions, isOrdered, isSensible, kindOf } from './number-order.rules.ts';
import type { Kind, OrderGiven } from './number-order.types.ts';

const FRACTION_BOTTOMS = { 1: [4, 6, 12], 2: [4, 5, 6, 10], 3: [8, 9, 12, 15] } as const;

const KINDS = {
  1: ['fractions', 'decimals', 'whole', 'fractions-of-one-bottom'],
  2: ['fractions', 'decimals', 'below-zero'],
  3: ['fractions', 'decimals', 'below-zero'],
} as const;

const drawn = (pick: Pick, kind: Kind, difficulty: Difficulty): readonly Rational[] => {
  const count = difficulty === 3 ? 4 : 3;
  if (kind === 'below-zero') {
    const [near, one] = [pick.int(1, 9), pick.int(1, 9)];
    const negatives = [-near, -near - pick.int(1, 9), ...(difficulty === 3 ? [-pick.int(1, 19)] : [])];
    return [...negatives, one, 0].map((value) => rational(value));
  }
  if (kind === 'decimals') {
    // Fewer tenths with more hundredths, so that the digits alone mislead.
    const tenths = pick.int(1, 8);
    const hundredths = pick.oneOf([tenths, pick.int(tenths, 9)]);
    const both = 10 * pick.int(1, 9) + pick.int(1, 9);
    const more = difficulty === 3 ? [rational(pick.int(1, 9), 10)] : [];
    return [rational(tenths, 10), rational(hundredths, 100), rational(both, 100), ...more];
  }
  if (kind === 'whole') {
    const [one, other] = [pick.int(1, 9), pick.int(1, 9)];
    const more = difficulty === 3 ? [100 * other + one] : [];
    return [100 * one + other, 100 * one + 10 * other, 10 * other + one, ...more].map((value) => rational(value));
  }
  if (kind === 'fractions-of-one-bottom') {
    const bottom = pick.oneOf([7, 11, 13]);
    return Array.from({ length: count }, () => rational(pick.int(1, bottom - 1), bottom));
  }
  return Array.from({ length: count }, () => {
    const bottom = pick.oneOf(FRACTION_BOTTOMS[difficulty]);
    return rational(pick.int(1, bottom - 1), bottom);
  });
};

export const makeOrder = (pick: Pick, difficulty: Difficulty): OrderGiven => {
  const isRising = pick.oneOf([true, false]);
  const kind = pick.oneOf(KINDS[difficulty]);
  let numbers: readonly Rational[];
  do numbers = shuffled(drawn(pick, kind, difficulty), pick);
  while (!isSensible(numbers) || isOrdered(numbers, isRising) || kindOf(numbers, isOfFractions(kind)) !== kind);
  return { isRising, kind, numbers };
};
