import { plain } from '#tutoring/families/calculated.rules.ts';
import { ownExpression } from '#tutoring/families/equations/relation/relation.reader.ts';
import { polynomialNotation } from '#tutoring/families/equations/relation/relation-text.rules.ts';
import type { TermRule } from '#tutoring/families/family.types.ts';
import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { latexOf } from '#tutoring/mathematics/latex.ts';
import { coefficientOf, degreeOf, polynomialOf, type Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';
import { termRule } from '../sequence/sequence.rules.ts';

/** A sequence by its formula. */
export interface FormulaOfTerms {
  readonly expression: Expression;
  readonly polynomial: Polynomial;
}

export const formulaFrom = (notation: string): FormulaOfTerms => {
  const expression = ownExpression(notation);
  return { expression, polynomial: polynomialOf(expression) };
};

export const formulaLatex = ({ expression }: FormulaOfTerms): string => `a_n = ${latexOf(expression, 'fraction')}`;

/** a·n² + b·n + c */
export const coefficientsIn = ({ polynomial }: FormulaOfTerms): readonly [Rational, Rational, Rational] => [
  coefficientOf(polynomial, 'nn'),
  coefficientOf(polynomial, 'n'),
  coefficientOf(polynomial, ''),
];

export const termOf = (one: FormulaOfTerms, index: number): Rational => {
  const [a, b, c] = coefficientsIn(one);
  return a.mul(index).add(b).mul(index).add(c);
};

export const isLine = ({ polynomial }: FormulaOfTerms): boolean => degreeOf(polynomial) === 1;

/** By the calculator. */
export const approximateTerm = ({ polynomial }: FormulaOfTerms, index: number): number =>
  approximately(polynomialNotation(polynomial), { n: index });

/** Each term and each sum may be named on the way. */
export const namedTerms = (one: FormulaOfTerms): TermRule => {
  const [a, b, c] = coefficientsIn(one);
  if (isLine(one)) return termRule('arithmetic', termOf(one, 1), b);
  const [squared, simple, free] = [a, b, c].map(plain);
  return {
    term: polynomialNotation(one.polynomial),
    sum: `${squared ?? ''} * n * (n + 1) * (2n + 1) / 6 + ${simple ?? ''} * n * (n + 1) / 2 + ${free ?? ''} * n`,
    letters: {},
  };
};
