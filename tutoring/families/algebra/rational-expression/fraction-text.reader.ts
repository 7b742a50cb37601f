import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { coefficientOf, degreeOf, type Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import { asRational, exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { isInteger, ZERO } from '#tutoring/mathematics/rational.ts';
import { readLetters } from '#tutoring/families/letters.reader.ts';
import { polynomialIfAny, type ExpressionText } from '../expression/expression-text.reader.ts';
import { factorised } from '../polynomial/factorisation.rules.ts';

/** A fraction of two polynomials of x with whole coefficients. */
export interface RationalFraction {
  readonly expression: Expression;
  readonly top: Polynomial;
  readonly bottom: Polynomial;
}

const isOfX = (polynomial: Polynomial): boolean =>
  [...polynomial].every(([letters, value]) => /^x*$/.test(letters) && isInteger(value));

export const fractionOf = (expression: Expression): RationalFraction | undefined => {
  if (expression.kind !== 'operation' || (expression.operator !== 'bar' && expression.operator !== 'over'))
    return undefined;
  const [top, bottom] = [polynomialIfAny(expression.left), polynomialIfAny(expression.right)];
  if (top === undefined || bottom === undefined || !isOfX(top) || !isOfX(bottom)) return undefined;
  const isWithinReach = degreeOf(bottom) > 0 && degreeOf(bottom) < 4 && degreeOf(top) < 5 && top.size > 0;
  return isWithinReach && excludedBy(bottom) !== undefined ? { expression, top, bottom } : undefined;
};

/** The only formula of a message, where it is such a fraction. */
export const onlyFraction = ({ formulas: [formula, ...others] }: ExpressionText): RationalFraction | undefined => {
  const read = formula === undefined || others.length > 0 ? undefined : readLetters(formula);
  return read && fractionOf(read);
};

/** The zeros of a denominator in their order; undefined where it cannot be factorised into linear brackets, or has none. */
export const excludedBy = (bottom: Polynomial): readonly Exact[] | undefined => {
  const { term, factors } = factorised(bottom).product;
  const linear = factors.filter((one) => degreeOf(one) > 0);
  if (linear.some((one) => degreeOf(one) > 1)) return undefined;
  const zeros = [
    ...(term[0] === '' ? [] : [ZERO]),
    ...linear.map((one) => coefficientOf(one, '').neg().div(coefficientOf(one, 'x'))),
  ];
  return zeros
    .filter((value, index) => zeros.findIndex((other) => other.equals(value)) === index)
    .toSorted((one, other) => one.compare(other))
    .map(exact);
};

export const approximateZero = (zero: Exact): number => asRational(zero)?.valueOf() ?? Number.NaN;
