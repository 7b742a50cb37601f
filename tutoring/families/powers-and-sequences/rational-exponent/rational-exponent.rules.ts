import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { isInteger, isNegative, ONE, powerOf, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import { powerOfTarget, rationalRoot } from '../rational-root.rules.ts';
import type { PowerFactor, RationalExponentGiven } from './rational-exponent.types.ts';

export const fraction = (value: Rational): string => latexOfRational(value, 'fraction');

const baseLatex = (base: Rational): string =>
  isInteger(base) && !isNegative(base) ? fraction(base) : `\\left(${fraction(base)}\\right)`;

export const powerLatex = (base: Rational, exponent: Rational): string => `${baseLatex(base)}^{${fraction(exponent)}}`;

/** `2^3`, `2^(1/3)`, `(1/4)^(-2)` */
export const powerNotation = (base: Rational, exponent: Rational): string => {
  const [below, above] = [plain(base), `${exponent.s * exponent.n}${exponent.d === 1n ? '' : `/${exponent.d}`}`];
  return `${/^\d+$/.test(below) ? below : `(${below})`}^${/^\d+$/.test(above) ? above : `(${above})`}`;
};

/** The base turned over where the exponent is negative, the exponent as power over root. */
export const partsOf = ({
  base,
  exponent,
}: PowerFactor): { readonly turned: Rational; readonly power: number; readonly degree: number } => ({
  turned: isNegative(exponent) ? ONE.div(base) : base,
  power: Number(exponent.n),
  degree: Number(exponent.d),
});

/** Undefined where it is no rational number. */
export const valueOfPower = (factor: PowerFactor): Rational | undefined => {
  const { turned, power, degree } = partsOf(factor);
  const root = rationalRoot(turned, degree);
  return root && powerOf(root, power);
};

/** The exponent of a factor over the target. */
export const exponentOver = ({ base, exponent }: PowerFactor, target: Rational): Rational => {
  const power = powerOfTarget(base, target);
  if (power === undefined) throw new BeyondReach('operation');
  return exponent.mul(power);
};

export const totalExponent = ({ factors }: RationalExponentGiven, target: Rational): Rational =>
  factors.reduce((sum, factor) => {
    const own = exponentOver(factor, target);
    return factor.sign === '*' ? sum.add(own) : sum.sub(own);
  }, ZERO);

export const productLatex = ({ factors }: RationalExponentGiven): string =>
  factors
    .map(
      ({ sign, base, exponent }, index) =>
        (index === 0 ? '' : sign === '*' ? ' \\cdot ' : ' : ') + powerLatex(base, exponent),
    )
    .join('');

export const productNotation = ({ factors }: RationalExponentGiven): string =>
  factors
    .map(
      ({ sign, base, exponent }, index) =>
        (index === 0 ? '' : sign === '*' ? ' * ' : ' / ') + powerNotation(base, exponent),
    )
    .join('');
