import { exact, areEqual, type Exact } from '#tutoring/mathematics/exact.ts';
import type { Equation, Expression } from '#tutoring/mathematics/expression.types.ts';
import { latexOf, latexOfRational } from '#tutoring/mathematics/latex.ts';
import { coefficientOf, degreeOf, polynomialOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { quotientOf, type Rational } from '#tutoring/mathematics/rational.ts';
import type { QuadraticMethod } from '#tutoring/families/worked-task.types.ts';

/** For equations already written as factors equal to zero: (x - 2)(x + 3) = 0; undefined for all others. */
export const byZeroProduct = (equation: Equation, unknown: string): QuadraticMethod | undefined => {
  const [one, other] = [equation.left, equation.right];
  const product = isNothing(other) ? one : isNothing(one) ? other : undefined;
  if (product === undefined) return undefined;
  const factors = factorsOf(product).filter((factor) => degreeOf(polynomialOf(factor)) > 0);
  if (!factors.every((factor) => degreeOf(polynomialOf(factor)) === 1) || factors.length !== 2) return undefined;
  const roots = factors.map((factor) => rootOf(factor, unknown));
  const halves = [...new Set(factors.map((factor) => `${latexOf(factor)} = 0`))].join(' \\quad\\text{lub}\\quad ');
  const [first, second] = roots;
  const isDouble = first !== undefined && second !== undefined && first.equals(second);
  return {
    roots: distinct(roots.map((root) => exact(root))),
    notice: `Po jednej stronie równania stoi iloczyn, a po drugiej zero. Kiedy iloczyn dwóch liczb jest równy zero?`,
    nudge: 'Rozwiąż osobno dwa krótkie równania: każdy czynnik przyrównaj do zera.',
    steps: [
      {
        operation: 'equate',
        what: 'Przyrównujemy każdy czynnik do zera',
        todo: 'przyrównaj każdy czynnik do zera; nie wymnażaj nawiasów',
        why: 'Iloczyn jest równy zero tylko wtedy, gdy przynajmniej jeden z czynników jest równy zero.',
        shown: halves,
      },
      {
        operation: 'solve',
        what: isDouble
          ? 'Oba czynniki są takie same, więc jest jedno rozwiązanie (podwójne)'
          : 'Rozwiązujemy każde z tych równań',
        todo: 'rozwiąż każde z tych krótkich równań osobno',
        why: 'Każde z nich daje jedno rozwiązanie.',
        shown: [...new Set(roots.map((root) => `${unknown} = ${latexOfRational(root, 'fraction')}`))].join(
          ' \\quad\\text{lub}\\quad ',
        ),
      },
    ],
  };
};

const isNothing = (side: Expression): boolean => polynomialOf(side).size === 0;

const factorsOf = (side: Expression): readonly Expression[] => {
  if (side.kind === 'operation' && side.operator === 'times')
    return [...factorsOf(side.left), ...factorsOf(side.right)];
  if (side.kind === 'power' && side.exponent === 2 && side.base.kind === 'operation') return [side.base, side.base];
  return side.kind === 'negative' ? factorsOf(side.of) : [side];
};

const rootOf = (factor: Expression, unknown: string): Rational => {
  const polynomial = polynomialOf(factor);
  return quotientOf(coefficientOf(polynomial, '').neg(), coefficientOf(polynomial, unknown));
};

const distinct = (roots: readonly Exact[]): readonly Exact[] =>
  roots.filter((root, index) => roots.findIndex((other) => areEqual(root, other)) === index);
