import { areEqual } from '#tutoring/mathematics/exact.ts';
import { readExpression } from '#tutoring/mathematics/expression.reader.ts';
import { latexOf, type NumberStyle } from '#tutoring/mathematics/latex.ts';
import { coefficientOf, degreeOf, polynomialOf, type Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import { isInteger, isZero, type Rational } from '#tutoring/mathematics/rational.ts';
import { valueIfAny } from '#tutoring/mathematics/value.rules.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import { number } from '#tutoring/mathematics/expression.types.ts';
import type { AlgebraicValueGiven } from './algebraic-value.types.ts';
import { substituted } from './substitution.rules.ts';

/** More addends are not counted through. */
const MOST_ADDENDS = 6;

interface OtherForm {
  readonly how: string;
  readonly notation: string;
}

const signOf = (value: Rational): string => (value.s < 0n ? '-' : '+');
const signed = (value: Rational): string => `${signOf(value)} ${plain(value.abs())}`;
const product = (times: Rational, letter: string): string => (times.equals(1) ? letter : `${plain(times)} * ${letter}`);

/** ax² + bx + c as x(ax + b) + c, or with the square written out. */
const ofSquare = (polynomial: Polynomial, x: string): OtherForm | undefined => {
  const [a, b, c] = [`${x}${x}`, x, ''].map((letters) => coefficientOf(polynomial, letters));
  if (a === undefined || b === undefined || c === undefined || isZero(a)) return undefined;
  const free = isZero(c) ? '' : ` ${signed(c)}`;
  const first = product(a, x);
  return isZero(b)
    ? { how: 'Liczymy inaczej, bez potęgi', notation: `${first} * ${x}${free}` }
    : { how: `Liczymy inaczej, z $${x}$ przed nawiasem`, notation: `${x} * (${first} ${signed(b)})${free}` };
};

const ofLine = (polynomial: Polynomial, letters: readonly string[], hasBracket: boolean): OtherForm | undefined => {
  const free = coefficientOf(polynomial, '');
  const terms = letters.map((letter) => ({ letter, times: coefficientOf(polynomial, letter) }));
  const end = isZero(free) ? '' : ` ${signed(free)}`;
  if (hasBracket)
    return {
      how: 'Liczymy inaczej, po wymnożeniu nawiasu',
      notation: `${terms.map(({ letter, times }) => `${signOf(times)} ${product(times.abs(), letter)}`).join(' ')}${end}`,
    };
  const isCountable = terms.every(({ times }) => isInteger(times) && times.abs().valueOf() <= MOST_ADDENDS);
  const addends = terms.flatMap(({ letter, times }) =>
    Array.from({ length: times.abs().valueOf() }, () => `${signOf(times)} ${letter}`),
  );
  return isCountable ? { how: 'Liczymy inaczej, bez mnożenia', notation: `${addends.join(' ')}${end}` } : undefined;
};

const otherForm = ({ expression, letters }: AlgebraicValueGiven): OtherForm | undefined => {
  const polynomial = polynomialOf(expression);
  const names = letters.map(([letter]) => letter);
  const [only = '', ...others] = names;
  if (degreeOf(polynomial) === 1) return ofLine(polynomial, names, latexOf(expression).includes('('));
  return degreeOf(polynomial) === 2 && others.length === 0 ? ofSquare(polynomial, only) : undefined;
};

/** The value found along another way than by the steps; undefined where there is none that is as easy. */
export const proofByOtherForm = (given: AlgebraicValueGiven, style: NumberStyle): string | undefined => {
  try {
    const form = otherForm(given);
    if (form === undefined) return undefined;
    const other = substituted({ ...given, expression: readExpression(form.notation.replace(/^\+ /, '')) });
    const [value, expected] = [other, substituted(given)].map((one) => valueIfAny(one));
    if (value === undefined || expected === undefined || !areEqual(value, expected)) return undefined;
    const written = latexOf(other, style);
    return written === latexOf(substituted(given), style)
      ? undefined
      : `${form.how}: $${written} = ${latexOf(number(value), style)}$. Zgadza się.`;
  } catch {
    return undefined;
  }
};
