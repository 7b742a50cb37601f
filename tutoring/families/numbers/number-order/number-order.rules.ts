import { isInteger, isNegative, leastCommonMultiple, type Rational } from '#tutoring/mathematics/rational.ts';
import type { Kind } from './number-order.types.ts';

export const kindOf = (numbers: readonly Rational[], isWithFractions: boolean): Kind => {
  if (isWithFractions) return new Set(numbers.map(({ d }) => d)).size === 1 ? 'fractions-of-one-bottom' : 'fractions';
  if (numbers.some(isNegative)) return 'below-zero';
  return numbers.every(isInteger) ? 'whole' : 'decimals';
};

export const isOfFractions = (kind: Kind): boolean => kind === 'fractions' || kind === 'fractions-of-one-bottom';

const MOST = 6;
const LARGEST_DENOMINATOR = 2520n;

export const bottomOf = (numbers: readonly Rational[]): bigint =>
  numbers.reduce((bottom, { d }) => leastCommonMultiple(bottom, d), 1n);

export const isSensible = (numbers: readonly Rational[]): boolean =>
  numbers.length >= 3 &&
  numbers.length <= MOST &&
  bottomOf(numbers) <= LARGEST_DENOMINATOR &&
  numbers.every((one, index) => numbers.slice(index + 1).every((other) => !other.equals(one)));

/** Each two neighbours by their products across. */
export const isOrdered = (values: readonly Rational[], isRising: boolean): boolean =>
  values.every((one, index) => {
    const next = values[index + 1];
    if (next === undefined) return true;
    const [left, right] = [one.s * one.n * next.d, next.s * next.n * one.d];
    return isRising ? left < right : left > right;
  });
