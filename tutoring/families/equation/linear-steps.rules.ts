import type { Equation, Expression } from '#tutoring/mathematics/expression.types.ts';
import { latexOfPolynomial } from '#tutoring/mathematics/latex.ts';
import {
  coefficientOf,
  difference,
  monomial,
  polynomialOf,
  scaled,
  type Polynomial,
} from '#tutoring/mathematics/polynomial.rules.ts';
import {
  isZero,
  leastCommonMultiple,
  ONE,
  quotientOf,
  rational,
  ZERO,
  type Rational,
} from '#tutoring/mathematics/rational.ts';
import { isTidy, signedTermsOf } from './tidy.rules.ts';

export interface Sides {
  readonly left: Polynomial;
  readonly right: Polynomial;
}

/** What is done with both sides. */
type LinearOperation =
  /** Multiplied by the common denominator: `terms` are those of each side, not collected yet. */
  | { readonly kind: 'clear'; readonly by: Rational; readonly terms: readonly (readonly Polynomial[])[] }
  | { readonly kind: 'tidy' | 'collect' | 'swap' }
  /** A term with this power of the unknown is taken from both sides. */
  | { readonly kind: 'move'; readonly coefficient: Rational; readonly degree: Degree }
  | { readonly kind: 'divide'; readonly by: Rational };

type Degree = 0 | 1 | 2;

/** A step before it is put into words. */
export interface LinearStep {
  readonly operation: LinearOperation;
  readonly before: Sides;
  readonly after: Sides;
}

interface LinearWay {
  readonly steps: readonly LinearStep[];
  /** The unknown alone and its value; where the unknown has fallen out, what is left without it. */
  readonly end: Sides;
}

/** Both sides must be of degree one at most in the unknown, once they are expanded and like terms are cancelled. */
export const linearWay = (equation: Equation, unknown: string, hasDecimals: boolean): LinearWay => {
  const steps: LinearStep[] = [];
  let sides: Sides = { left: polynomialOf(equation.left), right: polynomialOf(equation.right) };
  const go = (operation: LinearOperation, after: Sides): void => {
    steps.push({ operation, before: sides, after });
    sides = after;
  };

  const by = hasDecimals ? ONE : commonDenominator(sides);
  if (!by.equals(ONE)) {
    const terms = [equation.left, equation.right].map((side) => scaledTerms(side, by));
    go({ kind: 'clear', by, terms }, { left: scaled(sides.left, by), right: scaled(sides.right, by) });
    if (!isCollected(terms, sides)) go({ kind: 'collect' }, sides);
  } else if (!isTidy(equation.left) || !isTidy(equation.right)) go({ kind: 'tidy' }, sides);

  if (isZero(coefficientOf(sides.left, unknown)) && !isZero(coefficientOf(sides.right, unknown)))
    go({ kind: 'swap' }, { left: sides.right, right: sides.left });
  for (const degree of MOVED) {
    const coefficient = coefficientToMove(sides, unknown, degree);
    if (!isZero(coefficient)) go({ kind: 'move', coefficient, degree }, without(sides, coefficient, unknown, degree));
  }
  const factor = coefficientOf(sides.left, unknown);
  if (!isZero(factor) && !factor.equals(ONE)) go({ kind: 'divide', by: factor }, dividedBy(sides, factor));
  return { steps, end: sides };
};

/** A square that stands on both sides goes first: nobody may divide while it is there. */
const MOVED: readonly Degree[] = [2, 1, 0];

const commonDenominator = ({ left, right }: Sides): Rational =>
  rational([...left.values(), ...right.values()].reduce((common, { d }) => leastCommonMultiple(common, d), 1n));

const scaledTerms = (side: Expression, by: Rational): readonly Polynomial[] =>
  signedTermsOf(side).map((term) => scaled(term, by));

const isCollected = (terms: readonly (readonly Polynomial[])[], { left, right }: Sides): boolean =>
  [left, right].every((side, index) => latexOfPolynomial(side, 'fraction') === latexOfTerms(terms[index] ?? []));

/** Each term by itself, so that nothing is collected yet: `2x + 3x`. */
export const latexOfTerms = (terms: readonly Polynomial[]): string =>
  terms
    .map((term) => latexOfPolynomial(term, 'fraction'))
    .map((latex, index) => (index === 0 ? latex : latex.startsWith('-') ? ` - ${latex.slice(1)}` : ` + ${latex}`))
    .join('');

/** What has the unknown is moved to the left; a number to the right, if anything with the unknown is left. */
const coefficientToMove = ({ left, right }: Sides, unknown: string, degree: Degree): Rational => {
  if (degree > 0) return coefficientOf(right, unknown.repeat(degree));
  return isZero(coefficientOf(left, unknown)) ? ZERO : coefficientOf(left, unknown.repeat(degree));
};

const without = ({ left, right }: Sides, coefficient: Rational, unknown: string, degree: Degree): Sides => {
  const term = monomial(coefficient, unknown.repeat(degree));
  return { left: difference(left, term), right: difference(right, term) };
};

const dividedBy = ({ left, right }: Sides, factor: Rational): Sides => {
  const inverse = quotientOf(ONE, factor);
  return { left: scaled(left, inverse), right: scaled(right, inverse) };
};
