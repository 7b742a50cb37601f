import { isNegative, isZero, ONE, type Rational } from '#tutoring/mathematics/rational.ts';

/** `3`, `-1/2`: without brackets, in the notation of calculators. */
export const written = (value: Rational): string => `${value.s * value.n}${value.d === 1n ? '' : `/${value.d}`}`;

/** ` + 3`, ` - 1/2`, nothing for zero: behind what is there. */
export const signed = (value: Rational): string =>
  isZero(value) ? '' : ` ${isNegative(value) ? '-' : '+'} ${written(value.abs())}`;

/** `3 * `, `-`: before what is multiplied. */
export const factorNotation = (value: Rational): string =>
  value.equals(ONE) ? '' : value.equals(-1) ? '-' : `${written(value)} * `;
