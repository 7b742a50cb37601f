import { latexOfPolynomial, latexOfRational } from '#tutoring/mathematics/latex.ts';
import { monomial, sum } from '#tutoring/mathematics/polynomial.rules.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';

/** One equation as a·x + b·y = c. */
export interface Row {
  readonly a: Rational;
  readonly b: Rational;
  readonly c: Rational;
}

export const rowLatex = ({ a, b, c }: Row, [x, y]: readonly [string, string]): string =>
  `${latexOfPolynomial(sum(monomial(a, x), monomial(b, y)))} = ${latexOfRational(c, 'fraction')}`;

export const casesLatex = (lines: readonly string[]): string => `\\begin{cases} ${lines.join(' \\\\ ')} \\end{cases}`;
