import type { Mistake } from '#tutoring/families/family.types.ts';
import { exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { ONE, type Rational } from '#tutoring/mathematics/rational.ts';
import { solvedFor, valueOfLaw } from './law-formula.rules.ts';
import { systemOf, valuesIn } from './law.solver.ts';
import type { Law, LawTask } from './law.types.ts';

const raw = ({ data }: LawTask): readonly Rational[] => Object.values(data).map(({ value }) => value);

/** What the task gives when another law is taken for its own; undefined where the two do not differ. */
const inLaw = (task: LawTask, law: Law): readonly Exact[] | undefined => {
  const solved = solvedFor(law, task.asked);
  return solved.isRoot ? undefined : [exact(valueOfLaw(solved, valuesIn(task, systemOf(task))))];
};

const withoutSquares = ({ quantities: [defined, ...others], ...law }: Law): Law => ({
  ...law,
  quantities: [defined, ...others.map((one) => (one.power === 2 ? { ...one, power: 1 as const } : one))],
});

const hasSquare = ({ quantities }: Law): boolean => quantities.some(({ power }) => power === 2);

/** One of the values put in as it is given, the others converted. */
const oneUnitLeft = (index: number): Mistake<LawTask> => ({
  id: `unit-${index + 1}-not-converted`,
  leadsTo: (task): readonly Exact[] | undefined => {
    const solved = solvedFor(task.law, task.asked);
    const [letter, given] = Object.entries(task.data)[index] ?? [];
    if (letter === undefined || given === undefined || solved.isRoot) return undefined;
    const own = valuesIn(task, systemOf(task));
    return own[letter]?.equals(given.value) === true
      ? undefined
      : [exact(valueOfLaw(solved, { ...own, [letter]: given.value }))];
  },
  says: UNITS,
});

const UNITS = 'Jednostki do siebie nie pasują. Najpierw zamień je na takie, których wymaga wzór.';

export const LAW_MISTAKES: readonly Mistake<LawTask>[] = [
  {
    id: 'square-forgotten',
    leadsTo: (task) => (hasSquare(task.law) ? inLaw(task, withoutSquares(task.law)) : undefined),
    says: 'We wzorze jedna z wielkości jest podniesiona do kwadratu. Sprawdź, która, i policz jeszcze raz.',
  },
  {
    id: 'coefficient-forgotten',
    leadsTo: (task) =>
      task.law.coefficient === undefined ? undefined : inLaw(task, { ...task.law, coefficient: ONE }),
    says: 'We wzorze jest jeszcze liczba obok liter. Porównaj swój zapis z całym wzorem.',
  },
  {
    id: 'constant-left-out',
    leadsTo: (task): readonly Exact[] | undefined => {
      const constant = task.law.quantities.find(
        ({ isConstant, letter }) => isConstant === true && letter !== task.asked,
      );
      if (constant === undefined) return undefined;
      const values = { ...valuesIn(task, systemOf(task)), [constant.letter]: ONE };
      const solved = solvedFor(task.law, task.asked);
      return solved.isRoot ? undefined : [exact(valueOfLaw(solved, values))];
    },
    says: 'W tym rachunku zabrakło jednej wielkości ze wzoru. Sprawdź, czy każda litera wzoru ma u ciebie swoją liczbę.',
  },
  {
    id: 'end-instead-of-change',
    leadsTo: (task): readonly Exact[] | undefined => {
      const changed = Object.entries(task.data).find(([, { difference }]) => difference !== undefined);
      const solved = solvedFor(task.law, task.asked);
      if (changed === undefined || solved.isRoot) return undefined;
      const [letter, { value, difference }] = changed;
      const own = valuesIn(task, systemOf(task));
      const end = difference === undefined ? value : difference.to;
      return [exact(valueOfLaw(solved, { ...own, [letter]: end }))];
    },
    says: 'Do wzoru trafiła wartość końcowa. Liczy się zmiana, czyli różnica między końcem a początkiem.',
  },
  {
    id: 'multiplied',
    leadsTo: (task): readonly Exact[] => [exact(raw(task).reduce((size, one) => size.mul(one)))],
    says: 'Tu wszystkie dane zostały pomnożone. Sprawdź we wzorze, co stoi nad kreską ułamkową, a co pod nią.',
  },
  {
    id: 'divided',
    leadsTo: (task): readonly Exact[] => [exact(raw(task).reduce((size, one) => size.div(one)))],
    says: 'Dane zostały podzielone jedna przez drugą. Sprawdź we wzorze, czy to właśnie dzielenie i w tej kolejności.',
  },
  {
    id: 'divided-upside-down',
    leadsTo: (task): readonly Exact[] => [
      exact(
        raw(task)
          .toReversed()
          .reduce((size, one) => size.div(one)),
      ),
    ],
    says: 'Dzielenie jest odwrócone albo wcale go tu nie ma. Przekształć wzór jeszcze raz, krok po kroku.',
  },
  {
    id: 'units-not-converted',
    leadsTo: (task): readonly Exact[] | undefined => {
      const values = Object.fromEntries(Object.entries(task.data).map(([letter, { value }]) => [letter, value]));
      const solved = solvedFor(task.law, task.asked);
      return solved.isRoot ? undefined : [exact(valueOfLaw(solved, values))];
    },
    says: UNITS,
  },
  oneUnitLeft(0),
  oneUnitLeft(1),
];
