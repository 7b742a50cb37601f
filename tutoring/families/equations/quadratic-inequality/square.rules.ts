import { latexOfPolynomial, latexOfRational } from '#tutoring/mathematics/latex.ts';
import { coefficientOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { isNegative, isZero, type Rational } from '#tutoring/mathematics/rational.ts';
import type { QuadraticInequalitySolution } from './quadratic-inequality.solver.ts';

/** „x² ≥ 0, więc x² + 4 ≥ 4 > 0”: where all numbers or none are a solution, single ones prove nothing. */
export const proofBySquare = (
  { polynomial, answer: { intervals } }: QuadraticInequalitySolution,
  unknown: string,
): string | undefined => {
  const [only, ...others] = intervals;
  const isWhole = others.length === 0 && only !== undefined && only.from === undefined && only.to === undefined;
  if (!isWhole && only !== undefined) return undefined;
  const [a, b, c] = [unknown + unknown, unknown, ''].map((letters) => coefficientOf(polynomial, letters));
  if (a === undefined || b === undefined || c === undefined) return undefined;
  const [shift, rest] = [b.div(a.mul(2)), c.sub(b.mul(b).div(a.mul(4)))];
  const [bound, beyond] = isNegative(a) ? ['\\leq', '<'] : ['\\geq', '>'];
  const square = `${factorLatex(a)}${isZero(shift) ? unknown : `(${unknown}${addedLatex(shift)})`}^2`;
  const written = latexOfPolynomial(polynomial);
  const completed = isZero(shift) ? written : `${written} = ${square}${addedLatex(rest)}`;
  const end = isZero(rest) ? '0' : `${latexOfRational(rest)} ${beyond} 0`;
  return `Kwadrat żadnej liczby nie jest ujemny: $${square} ${bound} 0$, więc $${completed} ${bound} ${end}$. ${isWhole ? 'Nierówność spełnia zatem każda liczba.' : 'Nierówność nie ma zatem rozwiązań.'}`;
};

const factorLatex = (a: Rational): string => (a.equals(1) ? '' : a.equals(-1) ? '-' : latexOfRational(a));

const addedLatex = (value: Rational): string =>
  isZero(value) ? '' : isNegative(value) ? ` - ${latexOfRational(value.neg())}` : ` + ${latexOfRational(value)}`;
