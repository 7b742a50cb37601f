import {
  approximationOf,
  areEqual,
  asRational,
  exact,
  negationOf,
  productOf,
  type Exact,
} from '#tutoring/mathematics/exact.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { latexOfEquation, latexOfExact } from '#tutoring/mathematics/latex.ts';
import { coefficientOf, zeroForm } from '#tutoring/mathematics/polynomial.rules.ts';
import { isZero, rational } from '#tutoring/mathematics/rational.ts';
import { valueOf } from '#tutoring/mathematics/value.rules.ts';
import { plain, whole } from '#tutoring/families/calculated.rules.ts';
import { discriminantOf } from '#tutoring/families/equation/discriminant.rules.ts';
import { solveEquation } from '#tutoring/families/equation/equation.solver.ts';
import type { Answer, Family, FamilyStep } from '#tutoring/families/family.types.ts';
import { equationSteps, type Solutions } from '#tutoring/families/equation-steps.rules.ts';
import { setOf } from '../relation/solution-set.rules.ts';
import { readQuadraticEquation } from './quadratic-equation.reader.ts';
import type { QuadraticEquationGiven } from './quadratic-equation.types.ts';
import { makeQuadraticEquation } from './quadratic-equation.maker.ts';

const ASKS = {
  all: 'Rozwiąż równanie',
  greater: 'Wyznacz większe z rozwiązań równania',
  less: 'Wyznacz mniejsze z rozwiązań równania',
} as const;

/** Only these have a decimal or a fraction that can be told. */
const isOfTwoRationals = (roots: readonly Exact[]): boolean =>
  roots.length === 2 && roots.every((root) => asRational(root) !== undefined);

const workedOf = ({ equation, unknown }: QuadraticEquationGiven) => {
  const worked = solveEquation({ kind: 'equation', equation, unknown }, 'high');
  return {
    worked,
    roots: worked.values.toSorted((one, other) => approximationOf(one) - approximationOf(other)),
  };
};

const rootsOf = (given: QuadraticEquationGiven): readonly Exact[] => workedOf(given).roots;

/** The first is the wanted one, where one is wanted. */
const inWantedOrder = (roots: readonly Exact[], { wanted }: QuadraticEquationGiven): readonly Exact[] =>
  wanted === 'greater' ? roots.toReversed() : roots;

const answerOf = (roots: readonly Exact[], { unknown }: QuadraticEquationGiven): Answer => {
  const [first, second] = roots;
  if (first === undefined) return setOf(unknown, []);
  if (second === undefined) return { kind: 'number', value: first, symbol: unknown, style: 'fraction' };
  const [one, other] = [first, second].map((root) => latexOfExact(root, 'fraction'));
  return {
    kind: 'numbers',
    values: [first, second].map((value, index) => ({ symbol: `${unknown}_${String(index + 1)}`, value })),
    isOrdered: false,
    shown: `${unknown}_1 = ${one ?? ''},\\ ${unknown}_2 = ${other ?? ''}`,
  };
};

const choosing = ([first, second]: readonly Exact[], { wanted }: QuadraticEquationGiven): FamilyStep => {
  const sides = [first, second].map((root) => asRational(root ?? []) ?? rational(0));
  const [one = '', other = ''] = [first, second].map((root) => latexOfExact(root ?? [], 'fraction'));
  const [relation, name] = wanted === 'greater' ? (['>', 'większe'] as const) : (['<', 'mniejsze'] as const);
  return {
    operation: 'choose',
    what: `Wybieramy ${name} z rozwiązań`,
    todo: `porównaj oba rozwiązania i wybierz ${name}`,
    why: '',
    shown: `${one} ${relation} ${other}`,
    claims: [{ sides: sides.map(plain), relation }],
  };
};

/** What a mistake makes of the roots, in their order; of all where all are asked for, else of the wanted one. */
const mistaken = (
  given: QuadraticEquationGiven,
  mistake: (root: Exact, other: Exact) => Exact | undefined,
): readonly Exact[] | undefined => {
  const [first, second] = inWantedOrder(rootsOf(given), given);
  if (first === undefined || second === undefined) return undefined;
  const values = [mistake(first, second), ...(given.wanted === 'all' ? [mistake(second, first)] : [])];
  return values.every((value) => value !== undefined) ? values : undefined;
};

/** Where the discriminant is taken; elsewhere a root or a bracket is enough. */
const isByFormulas = ({ shape }: QuadraticEquationGiven): boolean => shape.isWithLinear && shape.constant !== 'none';

/** With +b in the formulas all roots change their signs, and the greater becomes the less. */
const oppositeOfOther = (_root: Exact, other: Exact): Exact => negationOf(other);

export const quadraticEquationFamily: Family<QuadraticEquationGiven> = {
  id: 'quadratic-equation',
  title: 'Równania kwadratowe',
  grades: [10, 11],

  read: readQuadraticEquation,

  tell: ({ equation, wanted }) =>
    `${ASKS[wanted]} $${latexOfEquation(equation)}$${wanted === 'all' ? ' i wykonaj sprawdzenie' : ''}.`,

  solve: (given) => {
    const { worked, roots } = workedOf(given);
    const solutions: Solutions =
      roots.length === 0 ? 'none' : roots.map((root) => ({ [given.unknown]: approximationOf(root) }));
    const steps = equationSteps(worked.steps, solutions);
    const shared = {
      notice: worked.notice,
      nudge: worked.nudge,
      proof: worked.check,
    };
    if (given.wanted === 'all') return { ...shared, steps, answer: answerOf(roots, given) };
    if (!isOfTwoRationals(roots)) throw new BeyondReach('operation');
    const inOrder = inWantedOrder(roots, given);
    return {
      ...shared,
      steps: [...steps, choosing(inOrder, given)],
      answer: answerOf(inOrder.slice(0, 1), given),
    };
  },

  check: (given, answer) => {
    const { equation, unknown, wanted } = given;
    const holdsAt = (value: Exact): boolean =>
      areEqual(
        valueOf(equation.left, new Map([[unknown, value]])),
        valueOf(equation.right, new Map([[unknown, value]])),
      );
    const discriminant = discriminantOf(zeroForm(equation), unknown).valueOf();
    if (answer.kind === 'set') return answer.intervals.length === 0 && discriminant < 0;
    if (answer.kind === 'numbers')
      return discriminant > 0 && answer.values.length === 2 && answer.values.every(({ value }) => holdsAt(value));
    if (answer.kind !== 'number' || !holdsAt(answer.value)) return false;
    if (wanted === 'all') return discriminant === 0;
    // The axis lies between the two.
    const [a, b] = [`${unknown}${unknown}`, unknown].map((letters) =>
      coefficientOf(zeroForm(equation), letters).valueOf(),
    );
    const side = approximationOf(answer.value) + (b ?? 0) / (2 * (a ?? 1));
    return wanted === 'greater' ? side > 0 : side < 0;
  },

  make: makeQuadraticEquation,

  mistakes: [
    {
      id: 'signs-of-roots',
      leadsTo: (given) => (isByFormulas(given) ? mistaken(given, oppositeOfOther) : undefined),
      says: 'Sprawdź znaki: we wzorach na rozwiązania stoi $-b$. Wstaw swoją liczbę do równania i zobacz, czy strony są równe.',
    },
    {
      id: 'sign-of-factor',
      leadsTo: (given) => (given.shape.constant === 'none' ? mistaken(given, oppositeOfOther) : undefined),
      says: 'Sprawdź znak: dla jakiej liczby wyrażenie w nawiasie jest równe zeru?',
    },
    {
      id: 'less-for-greater',
      leadsTo: (given) => (given.wanted === 'greater' ? mistaken(given, (_root, other) => other) : undefined),
      says: 'To mniejsze z rozwiązań, a pytanie jest o większe. Większa jest ta liczba, która na osi liczbowej leży bardziej na prawo.',
    },
    {
      id: 'greater-for-less',
      leadsTo: (given) => (given.wanted === 'less' ? mistaken(given, (_root, other) => other) : undefined),
      says: 'To większe z rozwiązań, a pytanie jest o mniejsze. Mniejsza jest ta liczba, która na osi liczbowej leży bardziej na lewo.',
    },
    {
      id: 'not-halved',
      leadsTo: (given) => (isByFormulas(given) ? mistaken(given, (root) => productOf(root, whole(2))) : undefined),
      says: 'Sprawdź mianownik we wzorach na rozwiązania: stoi w nim podwojone $a$.',
    },
    {
      id: 'square-for-root',
      leadsTo: (given) =>
        given.shape.isWithLinear
          ? undefined
          : mistaken(given, (root) =>
              approximationOf(root) < 0 ? negationOf(productOf(root, root)) : productOf(root, root),
            ),
      says: 'Tyle ma być równy kwadrat niewiadomej. Jaka liczba pomnożona przez siebie go daje?',
    },
    {
      id: 'root-lost',
      leadsTo: (given) => {
        const [first, second] = rootsOf(given);
        if (given.wanted !== 'all' || first === undefined || second === undefined) return undefined;
        if (isZero(coefficientOf(zeroForm(given.equation), given.unknown))) return [second];
        const kept = [first, second].find((root) => !areEqual(root, exact(rational(0))));
        return isZero(coefficientOf(zeroForm(given.equation), '')) && kept !== undefined ? [kept] : undefined;
      },
      says: 'Zginęło jedno rozwiązanie. Kwadrat liczby dodatniej i przeciwnej do niej jest ten sam, a przez niewiadomą nie wolno dzielić, bo może być zerem.',
    },
  ],
};
