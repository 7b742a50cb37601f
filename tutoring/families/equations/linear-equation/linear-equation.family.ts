import { areEqual, asRational, exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { latexOfEquation, latexOfRational } from '#tutoring/mathematics/latex.ts';
import { coefficientOf, polynomialOf, zeroForm } from '#tutoring/mathematics/polynomial.rules.ts';
import { isZero, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { valueOf } from '#tutoring/mathematics/value.rules.ts';
import { solveEquation } from '#tutoring/families/equation/equation.solver.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { equationSteps, type Solutions } from '#tutoring/families/equation-steps.rules.ts';
import { EVERYTHING, setOf } from '../relation/solution-set.rules.ts';
import { readLinearEquation } from './linear-equation.reader.ts';
import type { LinearEquationGiven } from './linear-equation.types.ts';
import { testSolution } from './solution-test.solver.ts';
import { makeLinearEquation } from './linear-equation.maker.ts';

const isSolved = (given: LinearEquationGiven, value: Rational): boolean => {
  const { answer } = testSolution(given, value);
  return answer.kind === 'choice' && answer.value === 'tak';
};

const solutionsOf = (values: readonly Exact[], given: LinearEquationGiven): Solutions => {
  const root = values[0] && asRational(values[0]);
  if (root !== undefined) return [{ [given.unknown]: root.valueOf() }];
  return zeroForm(given.equation).size === 0 ? 'anywhere' : 'none';
};

/** a·x + b = c·x + d */
const coefficientsOf = ({
  equation,
  unknown,
}: LinearEquationGiven): readonly [Rational, Rational, Rational, Rational] => {
  const [left, right] = [polynomialOf(equation.left), polynomialOf(equation.right)];
  return [
    coefficientOf(left, unknown),
    coefficientOf(left, ''),
    coefficientOf(right, unknown),
    coefficientOf(right, ''),
  ];
};

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const quotient = (given: LinearEquationGiven, top: Rational, bottom: Rational): readonly Exact[] | undefined =>
  given.tested !== undefined || isZero(bottom) ? undefined : [exact(top.div(bottom))];

export const linearEquationFamily: Family<LinearEquationGiven> = {
  id: 'linear-equation',
  title: 'Równania liniowe',
  grades: [7, 9],

  read: readLinearEquation,

  tell: ({ equation, tested }) =>
    tested === undefined
      ? `Rozwiąż równanie $${latexOfEquation(equation)}$ i wykonaj sprawdzenie.`
      : `Czy liczba $${latexOfRational(tested, 'fraction')}$ jest rozwiązaniem równania $${latexOfEquation(equation)}$?`,

  solve: (given, grade) => {
    if (given.tested !== undefined) return testSolution(given, given.tested);
    const { equation, unknown } = given;
    const isPrimary = grade === undefined || grade < 9;
    const worked = solveEquation({ kind: 'equation', equation, unknown }, isPrimary ? 'primary' : 'high');
    const solutions = solutionsOf(worked.values, given);
    const [value] = worked.values;
    const [first, ...others] = worked.steps;
    return {
      steps: equationSteps(worked.steps, solutions),
      answer:
        value === undefined
          ? setOf(unknown, solutions === 'anywhere' ? [EVERYTHING] : [])
          : { kind: 'number', value, symbol: unknown, style: 'fraction' },
      proof: worked.check,
      notice: worked.notice,
      // Of a single step the hint says which it is.
      nudge: first === undefined || others.length > 0 ? worked.nudge : `${capitalised(first.todo)}. ${worked.nudge}`,
      setup: worked.setup,
    };
  },

  check: (given, answer) => {
    const { equation, unknown, tested } = given;
    const holdsAt = (value: Exact): boolean =>
      areEqual(
        valueOf(equation.left, new Map([[unknown, value]])),
        valueOf(equation.right, new Map([[unknown, value]])),
      );
    if (answer.kind === 'number') return holdsAt(answer.value);
    if (answer.kind === 'set')
      return [-2, 0, 1, 5].every((value) => holdsAt(exact(rational(value))) === answer.intervals.length > 0);
    if (answer.kind !== 'choice' || tested === undefined) return false;
    const [a, b, c, d] = coefficientsOf(given);
    return a.sub(c).mul(tested).equals(d.sub(b)) === (answer.value === 'tak');
  },

  make: makeLinearEquation,

  mistakes: [
    {
      id: 'moved-without-changing-sign',
      leadsTo: (given) => {
        const [a, b, c, d] = coefficientsOf(given);
        return quotient(given, d.add(b), a.sub(c));
      },
      says: 'Sprawdź znak liczby przenoszonej na drugą stronę: działanie, które usuwa ją z jednej strony, trzeba wykonać i po drugiej.',
    },
    {
      id: 'moved-unknown-without-changing-sign',
      leadsTo: (given) => {
        const [a, b, c, d] = coefficientsOf(given);
        return quotient(given, d.sub(b), a.add(c));
      },
      says: 'Sprawdź znak wyrazu z niewiadomą po przeniesieniu na drugą stronę: zmienia się na przeciwny.',
    },
    {
      id: 'opposite-root',
      leadsTo: (given) => {
        const [a, b, c, d] = coefficientsOf(given);
        return quotient(given, b.sub(d), a.sub(c));
      },
      says: 'Zwróć uwagę na znak: wstaw swoją liczbę do równania i zobacz, czy strony są równe.',
    },
    {
      id: 'subtracted-the-factor',
      leadsTo: (given) => {
        const [a, b, c, d] = coefficientsOf(given);
        const factor = a.sub(c);
        return isZero(factor) || factor.abs().equals(1)
          ? undefined
          : quotient(given, d.sub(b).sub(factor), rational(1));
      },
      says: 'Liczba przy niewiadomej ją mnoży. Działaniem odwrotnym do mnożenia jest dzielenie, a nie odejmowanie.',
    },
    {
      id: 'only-one-side-looked-at',
      leadsTo: (given) => (given.tested === undefined ? undefined : [isSolved(given, given.tested) ? 'nie' : 'tak']),
      says: 'Wstaw liczbę po obu stronach równania i porównaj to, co wyszło.',
    },
  ],
};
