import { areEqual, asRational, exact } from '#tutoring/mathematics/exact.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { latexOf, latexOfExact } from '#tutoring/mathematics/latex.ts';
import { coefficientOf, polynomialOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { isZero, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { valueOf } from '#tutoring/mathematics/value.rules.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import { solveEquation } from '#tutoring/families/equation/equation.solver.ts';
import type { ChoiceAnswer, FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { notationOf, substituted } from '#tutoring/families/numbers/algebraic-value/substitution.rules.ts';
import type { LinearEquationGiven } from './linear-equation.types.ts';

const CHOICES = { tak: ['tak'], nie: ['nie'] } as const;

const choice = (isSolution: boolean): ChoiceAnswer => ({
  kind: 'choice',
  value: isSolution ? 'tak' : 'nie',
  choices: CHOICES,
  shown: isSolution ? '**tak**, obie strony są równe' : '**nie**, strony nie są równe',
});

const sideStep = (name: 'L' | 'P', side: Expression, { unknown }: LinearEquationGiven, value: Rational): FamilyStep => {
  const written = substituted({ expression: side, letters: [[unknown, value]] });
  const result = valueOf(written);
  const [shown, end] = [latexOf(written, 'fraction'), latexOfExact(result, 'fraction')];
  const sides = [notationOf(written), plain(asRational(result) ?? ZERO)];
  return {
    operation: 'substitute',
    what: `Wstawiamy liczbę w miejsce $${unknown}$ po ${name === 'L' ? 'lewej' : 'prawej'} stronie`,
    todo: `wstaw liczbę w miejsce $${unknown}$ po ${name === 'L' ? 'lewej' : 'prawej'} stronie i policz`,
    why: 'Liczba spełnia równanie, gdy po jej wstawieniu obie strony są równe.',
    shown: shown === end ? `${name} = ${end}` : `${name} = ${shown} = ${end}`,
    claims: [{ sides }],
  };
};

/** Nothing is to be put in there. */
const isConstant = (side: Expression, { unknown }: LinearEquationGiven): boolean =>
  isZero(coefficientOf(polynomialOf(side), unknown));

/** The equation solved: which number it has to be. */
const proofOf = ({ equation, unknown }: LinearEquationGiven): string => {
  const { steps, result } = solveEquation({ kind: 'equation', equation, unknown }, 'high');
  return `Rozwiązujemy równanie: ${steps.map(({ shown }) => `$${shown}$`).join(', ')}. Wynik: ${result}.`;
};

/** Whether a number is a solution: both sides with it put in. */
export const testSolution = (given: LinearEquationGiven, value: Rational): FamilySolution => {
  const { equation, unknown } = given;
  const at = new Map([[unknown, exact(value)]]);
  const [left, right] = [valueOf(equation.left, at), valueOf(equation.right, at)];
  const isSolution = areEqual(left, right);
  const [one, other] = [left, right].map((side) => asRational(side) ?? ZERO);
  return {
    steps: [
      ...(isConstant(equation.left, given) ? [] : [sideStep('L', equation.left, given, value)]),
      ...(isConstant(equation.right, given) ? [] : [sideStep('P', equation.right, given, value)]),
      {
        operation: 'compare',
        what: 'Porównujemy obie strony',
        todo: 'porównaj lewą stronę z prawą',
        why: '',
        shown: `${latexOfExact(left, 'fraction')} ${isSolution ? '=' : '\\neq'} ${latexOfExact(right, 'fraction')}`,
        claims: [{ sides: [plain(one ?? ZERO), plain(other ?? ZERO)], relation: isSolution ? '=' : '≠' }],
      },
    ],
    answer: choice(isSolution),
    proof: proofOf(given),
    notice: `Co to znaczy, że liczba jest rozwiązaniem równania? Nie trzeba go rozwiązywać.`,
    nudge: `Wstaw liczbę w miejsce $${unknown}$ osobno po lewej i po prawej stronie, a potem porównaj to, co wyszło.`,
  };
};
