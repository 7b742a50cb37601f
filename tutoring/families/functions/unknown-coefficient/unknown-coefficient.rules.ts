import { withValues } from '#tutoring/families/equation/substitution.rules.ts';
import { ifWithinReach } from '#tutoring/mathematics/beyond-reach.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { number, type Equation, type Expression } from '#tutoring/mathematics/expression.types.ts';
import { coefficientOf, polynomialOf, unknownsOf, zeroForm } from '#tutoring/mathematics/polynomial.rules.ts';
import { isZero, type Rational } from '#tutoring/mathematics/rational.ts';
import type { UnknownCoefficient } from './unknown-coefficient.types.ts';

export const valueNumber = (value: Rational): Expression => number(exact(value));

/** The equation of the sought letter alone. */
export const equationAt = ({ left, right }: Equation, x: Rational): Equation => {
  const values = new Map([['x', exact(x)]]);
  return { left: withValues(left, values), right: withValues(right, values) };
};

/** What the letter is; undefined where the equation does not settle it, or is of another degree. */
export const coefficientAt = (equation: Equation, letter: string, x: Rational): Rational | undefined => {
  const form = ifWithinReach(() => zeroForm(equationAt(equation, x)));
  if (form === undefined || ![...form.keys()].every((letters) => letters === '' || letters === letter))
    return undefined;
  const slope = coefficientOf(form, letter);
  return isZero(slope) ? undefined : coefficientOf(form, '').neg().div(slope);
};

/** The letter beside x; undefined where there is none, or more than one. */
export const letterIn = ({ left, right }: Equation): string | undefined => {
  const letters = [...new Set([...unknownsOf(left), ...unknownsOf(right)])];
  const [letter, ...others] = letters.filter((one) => one !== 'x');
  return letters.includes('x') && others.length === 0 ? letter : undefined;
};

export const soughtIn = (given: UnknownCoefficient): Rational => {
  const value = coefficientAt(given, given.letter, given.x);
  if (value === undefined) throw new RangeError(given.letter);
  return value;
};

/** Of a graph. */
export const valueThere = ({ right }: UnknownCoefficient): Rational => coefficientOf(polynomialOf(right), '');
