import { Fraction } from './mathjs.ts';
import { BeyondReach } from './beyond-reach.ts';

/** An exact fraction over big integers; always in lowest terms. */
export type Rational = Fraction;

/** No school task needs a longer number; a bomb does. */
const GREATEST = 10n ** 40n;

export const rational = (numerator: number | bigint, denominator: number | bigint = 1): Rational =>
  new Fraction(BigInt(numerator), BigInt(denominator));

export const ZERO = rational(0);
export const ONE = rational(1);
export const HUNDRED = rational(100);

/** Throws `BeyondReach` when a number has grown past what a school task can hold. */
export const withinReach = (value: Rational): Rational => {
  if (value.n > GREATEST || value.d > GREATEST) throw new BeyondReach('size');
  return value;
};

export const isInteger = (value: Rational): boolean => value.d === 1n;

export const isZero = (value: Rational): boolean => value.n === 0n;

export const isPositive = (value: Rational): boolean => value.s > 0n && value.n !== 0n;

export const isNegative = (value: Rational): boolean => value.s < 0n && value.n !== 0n;

/** Whether one of two numbers is so many times the other: 6 and -3, 1/3 and 2, but not 6 and 4. */
export const areMultiples = (one: Rational, other: Rational): boolean =>
  !isZero(one) && !isZero(other) && (isInteger(one.div(other)) || isInteger(other.div(one)));

/** Whether the number has a finite decimal expansion short enough to be written down. */
export const isTerminating = (value: Rational): boolean => decimalPlaces(value) !== undefined;

const LONGEST_EXPANSION = 6;

export const decimalPlaces = (value: Rational): number | undefined => {
  for (let places = 0; places <= LONGEST_EXPANSION; places += 1)
    if (10n ** BigInt(places) % value.d === 0n) return places;
  return undefined;
};

export const leastCommonMultiple = (left: bigint, right: bigint): bigint =>
  (left / greatestCommonDivisor(left, right)) * right;

export const greatestCommonDivisor = (left: bigint, right: bigint): bigint => {
  let [greater, smaller] = [left < 0n ? -left : left, right < 0n ? -right : right];
  while (smaller !== 0n) [greater, smaller] = [smaller, greater % smaller];
  return greater === 0n ? 1n : greater;
};

/** A whole power with a small exponent; throws `BeyondReach` for a larger one and `DivisionByZero` for 0 to a negative power. */
export const powerOf = (base: Rational, exponent: number): Rational => {
  if (Math.abs(exponent) > 20) throw new BeyondReach('size');
  if (exponent < 0) return quotientOf(ONE, powerOf(base, -exponent));
  let power = ONE;
  for (let count = 0; count < exponent; count += 1) power = withinReach(power.mul(base));
  return power;
};

export class DivisionByZero extends Error {
  override readonly name = 'DivisionByZero';
}

export const quotientOf = (dividend: Rational, divisor: Rational): Rational => {
  if (isZero(divisor)) throw new DivisionByZero();
  return withinReach(dividend.div(divisor));
};
