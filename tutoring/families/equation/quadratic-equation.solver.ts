import type { Exact } from '#tutoring/mathematics/exact.ts';
import { approximationOf } from '#tutoring/mathematics/exact.ts';
import type { Equation } from '#tutoring/mathematics/expression.types.ts';
import { latexOfEquation, latexOfExact, latexOfPolynomial } from '#tutoring/mathematics/latex.ts';
import { coefficientOf, scaled, zeroForm, type Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import { isNegative, isZero, leastCommonMultiple, rational } from '#tutoring/mathematics/rational.ts';
import { proofOfNoRoot } from './completed-square.rules.ts';
import { byDiscriminant } from './discriminant.rules.ts';
import { byCommonFactor, byRoot } from './incomplete-quadratic.rules.ts';
import { checkBySubstitution } from './substitution.rules.ts';
import type { QuadraticMethod, Step, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { isTidy } from './tidy.rules.ts';
import { byZeroProduct } from './zero-product.rules.ts';

type Worked = Omit<WorkedTask, 'task' | 'statement'>;

/** Picks the way a teacher would: factors if they are there, a root or a common factor if it suffices, the discriminant otherwise. */
export const solveQuadratic = (equation: Equation, unknown: string): Worked => {
  const product = byZeroProduct(equation, unknown);
  if (product !== undefined) return worked(product, equation, unknown);
  const { polynomial, steps } = orderedForm(equation, unknown);
  const [linear, constant] = [coefficientOf(polynomial, unknown), coefficientOf(polynomial, '')];
  const method = isZero(linear) ? byRoot : isZero(constant) ? byCommonFactor : byDiscriminant;
  const { steps: further, ...rest } = method(polynomial, unknown);
  const isDirect = method === byRoot && isTidy(equation.left) && isTidy(equation.right);
  const needed = further.filter(({ shown }) => shown !== latexOfEquation(equation));
  return worked({ ...rest, steps: [...(isDirect ? [] : steps), ...needed] }, equation, unknown);
};

/** Everything on the left, whole coefficients, a positive leading one. */
const orderedForm = (
  equation: Equation,
  unknown: string,
): { readonly polynomial: Polynomial; readonly steps: readonly Step[] } => {
  const zero = zeroForm(equation);
  const denominator = rational([...zero.values()].reduce((common, { d }) => leastCommonMultiple(common, d), 1n));
  const polynomial = scaled(zero, isNegative(coefficientOf(zero, unknown + unknown)) ? denominator.neg() : denominator);
  const shown = `${latexOfPolynomial(polynomial)} = 0`;
  if (shown === latexOfEquation(equation)) return { polynomial, steps: [] };
  return {
    polynomial,
    steps: [
      {
        operation: 'tidy',
        what: 'Porządkujemy równanie: wszystko na lewą stronę, po prawej zostaje zero',
        todo: 'uporządkuj równanie: opuść nawiasy, przenieś wszystko na lewą stronę (ze zmianą znaków) i zredukuj wyrazy podobne',
        why: 'Równanie kwadratowe najłatwiej rozpoznać w postaci uporządkowanej, z zerem po prawej stronie.',
        shown,
        move: { action: 'tidy', by: '' },
      },
    ],
  };
};

const worked = ({ steps, roots, notice, nudge }: QuadraticMethod, equation: Equation, unknown: string): Worked => ({
  steps,
  notice,
  nudge,
  values: roots,
  result: resultOf(roots, unknown),
  check:
    roots.length === 0
      ? proofOfNoRoot(orderedForm(equation, unknown).polynomial, unknown)
      : roots
          .map(
            (root) =>
              `Dla $${unknown} = ${latexOfExact(root, 'fraction')}$: ${checkBySubstitution([equation], new Map([[unknown, root]]), 'fraction')}`,
          )
          .join('\n\n'),
});

const resultOf = (roots: readonly Exact[], unknown: string): string => {
  const [first, second] = roots.toSorted((one, other) => approximationOf(one) - approximationOf(other));
  if (first === undefined) return '**brak rozwiązań** w liczbach rzeczywistych';
  if (second === undefined) return `$${unknown} = ${latexOfExact(first, 'fraction')}$`;
  return `$${unknown}_1 = ${latexOfExact(first, 'fraction')}$ oraz $${unknown}_2 = ${latexOfExact(second, 'fraction')}$`;
};
