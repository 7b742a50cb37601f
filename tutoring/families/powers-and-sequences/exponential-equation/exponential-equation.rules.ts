import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { latexOfPolynomial, latexOfRational } from '#tutoring/mathematics/latex.ts';
import { constant, monomial, sum } from '#tutoring/mathematics/polynomial.rules.ts';
import { isInteger, isZero, ONE, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import { commonPowers } from '../rational-root.rules.ts';
import type { ExponentialGiven, Line, Side } from './exponential-equation.types.ts';

export const line = (slope: Rational | number, free: Rational | number): Line => ({
  slope: typeof slope === 'number' ? rational(slope) : slope,
  free: typeof free === 'number' ? rational(free) : free,
});

export const times = ({ slope, free }: Line, factor: Rational): Line => ({
  slope: slope.mul(factor),
  free: free.mul(factor),
});

export const valueAt = ({ slope, free }: Line, x: Rational): Rational => slope.mul(x).add(free);

export const lineLatex = ({ slope, free }: Line): string =>
  latexOfPolynomial(sum(monomial(slope, 'x'), constant(free)), 'fraction');

export const lineNotation = ({ slope, free }: Line): string => `${plain(slope)} * x + ${plain(free)}`;

const baseLatex = (base: Rational): string => {
  const written = latexOfRational(base, 'fraction');
  return isInteger(base) ? written : `\\left(${written}\\right)`;
};

const isNumber = ({ exponent }: Side): boolean => isZero(exponent.slope) && exponent.free.equals(ONE);

export const sideLatex = (side: Side): string =>
  isNumber(side) ? latexOfRational(side.base, 'fraction') : `${baseLatex(side.base)}^{${lineLatex(side.exponent)}}`;

export const sideNotation = ({ base, exponent }: Side): string => `(${plain(base)})^(${lineNotation(exponent)})`;

export interface Common {
  readonly base: Rational;
  /** The bases of the sides are these powers of the common one. */
  readonly powers: readonly [Rational, Rational];
  /** Equal exponents over the common base. */
  readonly exponents: readonly [Line, Line];
  readonly x: Rational;
}

/** Undefined where the sides have no common base, or x cancels. */
export const commonIn = (given: ExponentialGiven): Common | undefined => {
  const common = commonPowers(given.left.base, given.right.base);
  if (common === undefined) return undefined;
  const [one, other] = [rational(common.powers[0]), rational(common.powers[1])];
  const [left, right] = [times(given.left.exponent, one), times(given.right.exponent, other)];
  const slope = left.slope.sub(right.slope);
  if (isZero(slope)) return undefined;
  return { base: common.base, powers: [one, other], exponents: [left, right], x: right.free.sub(left.free).div(slope) };
};

export const commonOf = (given: ExponentialGiven): Common => {
  const common = commonIn(given);
  if (common === undefined) throw new BeyondReach('operation');
  return common;
};
