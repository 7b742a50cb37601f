import type { Mistake } from '#tutoring/families/family.types.ts';
import { exact, squareRootOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { ONE, type Rational } from '#tutoring/mathematics/rational.ts';
import { lettersBelow, solvedFor, valueOfLaw, type SolvedLaw } from './law-formula.rules.ts';
import { systemOf, valuesIn } from './law.solver.ts';
import type { Law, LawTask } from './law.types.ts';

type Values = Readonly<Record<string, Rational>>;

const raw = ({ data }: LawTask): Values =>
  Object.fromEntries(Object.entries(data).map(([letter, { value }]) => [letter, value]));
const ownValues = (task: LawTask): Values => valuesIn(task, systemOf(task));
const solvedIn = ({ law, asked }: LawTask): SolvedLaw => solvedFor(law, asked);

/** Undefined for a root that is no fraction. */
const sizeIn = (solved: SolvedLaw, values: Values): readonly Exact[] | undefined => {
  const size = valueOfLaw(solved, values);
  if (!solved.isRoot) return [exact(size)];
  const root = squareRootOf(size);
  return root === undefined ? undefined : [root];
};

/** What the task gives when another law is taken for its own. */
const inLaw = (task: LawTask, law: Law): readonly Exact[] | undefined =>
  sizeIn(solvedFor(law, task.asked), ownValues(task));

const withoutSquares = ({ quantities: [defined, ...others], ...law }: Law): Law => ({
  ...law,
  quantities: [defined, ...others.map((one) => (one.power === 2 ? { ...one, power: 1 as const } : one))],
});

const hasSquare = ({ quantities }: Law): boolean => quantities.some(({ power }) => power === 2);

const UNITS = 'Jednostki do siebie nie pasują. Najpierw zamień je na takie, których wymaga wzór.';

/** One of the values put in as it is given, the others converted. */
const oneUnitLeft = (index: number): Mistake<LawTask> => ({
  id: `unit-${index + 1}-not-converted`,
  leadsTo: (task): readonly Exact[] | undefined => {
    const [letter, given] = Object.entries(task.data)[index] ?? [];
    const own = ownValues(task);
    return letter === undefined || given === undefined || own[letter]?.equals(given.value) === true
      ? undefined
      : sizeIn(solvedIn(task), { ...own, [letter]: given.value });
  },
  says: UNITS,
});

type Reckoning = (values: Values, solved: SolvedLaw, task: LawTask) => Rational | undefined;

/** With the units put right, and with the numbers as the task has them. */
const reckoned = (id: string, says: string, reckoning: Reckoning): readonly Mistake<LawTask>[] =>
  [ownValues, raw].map((valuesOf, index) => ({
    id: index === 0 ? id : `${id}-unconverted`,
    leadsTo: (task): readonly Exact[] | undefined => {
      const size = reckoning(valuesOf(task), solvedIn(task), task);
      return size === undefined ? undefined : [exact(size)];
    },
    says,
  }));

const product = (values: Values): Rational => Object.values(values).reduce((size, one) => size.mul(one), ONE);

/** Each divided by the next one, forwards and backwards. */
const quotient = (values: readonly Rational[]): Rational => values.reduce((size, one) => size.div(one));

const divided = (id: string, says: string, isFor: (task: LawTask) => boolean): readonly Mistake<LawTask>[] =>
  [(values: readonly Rational[]) => values, (values: readonly Rational[]) => values.toReversed()].flatMap(
    (ordered, index) =>
      reckoned(index === 0 ? id : `${id}-backwards`, says, (values, solved, task) =>
        lettersBelow(solved).length === 0 && isFor(task) ? quotient(ordered(Object.values(values))) : undefined,
      ),
  );

const isDefinedAsked = ({ law, asked }: LawTask): boolean => asked === law.quantities[0].letter;

/** What is told most exactly comes first: a number that two of them lead to is answered by the first. */
export const LAW_MISTAKES: readonly Mistake<LawTask>[] = [
  {
    id: 'result-not-converted',
    leadsTo: (task) => sizeIn(solvedIn(task), ownValues(task)),
    says: 'Taka liczba wychodzi w innej jednostce. Zamień ją na tę, w której ma być wynik.',
  },
  {
    id: 'units-not-converted',
    leadsTo: (task) => sizeIn(solvedIn(task), raw(task)),
    says: UNITS,
  },
  oneUnitLeft(0),
  oneUnitLeft(1),
  {
    id: 'root-forgotten',
    leadsTo: (task) => {
      const solved = solvedIn(task);
      return solved.isRoot ? [exact(valueOfLaw(solved, ownValues(task)))] : undefined;
    },
    says: 'To dopiero kwadrat szukanej wielkości. Trzeba jeszcze wyciągnąć pierwiastek.',
  },
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
    id: 'square-and-coefficient-forgotten',
    leadsTo: (task) =>
      task.law.coefficient === undefined || !hasSquare(task.law)
        ? undefined
        : inLaw(task, withoutSquares({ ...task.law, coefficient: ONE })),
    says: 'Tu zabrakło kwadratu i liczby, która stoi we wzorze obok liter. Porównaj swój zapis z całym wzorem.',
  },
  {
    id: 'constant-left-out',
    leadsTo: (task): readonly Exact[] | undefined => {
      const constant = task.law.quantities.find(
        ({ isConstant, letter }) => isConstant === true && letter !== task.asked,
      );
      return constant === undefined
        ? undefined
        : sizeIn(solvedIn(task), { ...ownValues(task), [constant.letter]: ONE });
    },
    says: 'W tym rachunku zabrakło jednej wielkości ze wzoru. Sprawdź, czy każda litera wzoru ma u Ciebie swoją liczbę.',
  },
  {
    id: 'end-instead-of-change',
    leadsTo: (task): readonly Exact[] | undefined => {
      const changed = Object.entries(task.data).find(([, { difference }]) => difference !== undefined);
      if (changed === undefined) return undefined;
      const [letter, { value, difference }] = changed;
      return sizeIn(solvedIn(task), { ...ownValues(task), [letter]: difference?.to ?? value });
    },
    says: 'Do wzoru trafiła wartość końcowa. Liczy się zmiana, czyli różnica między końcem a początkiem.',
  },
  ...reckoned(
    'copied',
    'To liczba przepisana z zadania. We wzorze stoi ona pod kreską ułamkową, a nad kreską jest jedynka.',
    (values, solved) =>
      Object.keys(values).length === 1 && lettersBelow(solved).length === 1 ? product(values) : undefined,
  ),
  ...reckoned(
    'divided-by-the-first-only',
    'Pod kreską ułamkową stoi iloczyn. Trzeba podzielić przez cały iloczyn, a nie tylko przez jedną z liczb.',
    (values, solved) => {
      const [, ...others] = lettersBelow(solved);
      if (others.length === 0 || solved.isRoot) return undefined;
      return others.reduce(
        (size, letter) => size.mul(values[letter] ?? ONE).mul(values[letter] ?? ONE),
        valueOfLaw(solved, values),
      );
    },
  ),
  ...reckoned(
    'upside-down',
    'Dzielenie jest odwrócone. Sprawdź we wzorze, co stoi nad kreską ułamkową, a co pod nią.',
    (values, solved) =>
      lettersBelow(solved).length === 0 || solved.isRoot ? undefined : ONE.div(valueOfLaw(solved, values)),
  ),
  ...reckoned(
    'multiplied',
    'Tu wszystkie dane zostały pomnożone. Sprawdź we wzorze, co stoi nad kreską ułamkową, a co pod nią.',
    (values, solved) => (lettersBelow(solved).length === 0 ? undefined : product(values)),
  ),
  ...divided('divided', 'Dane zostały podzielone, a we wzorze te wielkości są pomnożone.', isDefinedAsked),
  ...divided(
    'divided-after-all',
    'Dane zostały podzielone. Przekształć wzór jeszcze raz, krok po kroku: czy na końcu zostaje dzielenie?',
    (task) => !isDefinedAsked(task),
  ),
];
