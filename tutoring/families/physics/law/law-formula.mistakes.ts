import { exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { ONE, quotientOf, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { lettersBelow, solvedFor, valueOfLaw, type SolvedLaw } from './law-formula.rules.ts';
import type { FormulaMistake, Values } from './law-mistake.types.ts';
import { sizeIn, sizeInLaw, solvedIn } from './law-size.rules.ts';
import type { Law, LawQuantity, LawTask } from './law.types.ts';

const TWO = rational(2);

const isDefinedAsked = ({ law, asked }: LawTask): boolean => asked === law.quantities[0].letter;

const withoutSquares = ({ quantities: [defined, ...others], ...law }: Law): Law => ({
  ...law,
  quantities: [defined, ...others.map((one) => (one.power === 2 ? { ...one, power: 1 as const } : one))],
});

const withCoefficient = (law: Law, coefficient: Rational): Law => ({ ...law, coefficient });

/** Of a law with `E = m · v² / 2`: each by the name of what is squared. */
const squareMistakes = (law: Law, { letter, accusative }: LawQuantity): readonly FormulaMistake[] => {
  const unsquared = withoutSquares(law);
  const isAsked = ({ asked }: LawTask): boolean => asked === letter;
  return [
    {
      id: 'root-forgotten',
      leadsTo: (task, values) => (isAsked(task) ? exact(valueOfLaw(solvedIn(task), values)) : undefined),
      says: `To dopiero kwadrat szukanej wielkości. Żeby otrzymać ${accusative}, trzeba jeszcze wyciągnąć pierwiastek.`,
    },
    {
      id: 'half-for-the-root',
      leadsTo: (task, values) => (isAsked(task) ? exact(valueOfLaw(solvedIn(task), values).div(TWO)) : undefined),
      says: 'Pierwiastek to nie połowa. Jaka liczba pomnożona przez siebie daje to, co stoi pod pierwiastkiem?',
    },
    {
      id: 'square-forgotten',
      leadsTo: (task, values) => (isAsked(task) ? undefined : sizeInLaw(unsquared, task, values)),
      says: `We wzorze ${accusative} podnosi się do kwadratu. Porównaj z nim swój zapis i policz jeszcze raz.`,
    },
  ];
};

/** What a square is taken for; behind what is left out, which may lead to the same number. */
const misreadSquareMistakes = (law: Law, { letter, accusative }: LawQuantity): readonly FormulaMistake[] => {
  const unsquared = withoutSquares(law);
  return [
    {
      id: 'doubled-for-the-square',
      leadsTo: (task, values) =>
        letter === task.asked
          ? undefined
          : sizeInLaw(unsquared, task, { ...values, [letter]: (values[letter] ?? ONE).mul(TWO) }),
      says: `Kwadrat to nie podwojenie: ${accusative} trzeba pomnożyć przez tę samą liczbę.`,
    },
    {
      id: 'all-squared',
      leadsTo: (task, values) => {
        if (!isDefinedAsked(task)) return undefined;
        const size = valueOfLaw(solvedFor(withCoefficient(unsquared, ONE), task.asked), values);
        return exact(size.mul(size).mul(law.coefficient ?? ONE));
      },
      says: `Do kwadratu podnosi się tylko ${accusative}, a nie wszystko naraz.`,
    },
  ];
};

/** Of a law with a half in it. */
const coefficientMistakes = (law: Law, coefficient: Rational): readonly FormulaMistake[] => [
  {
    id: 'coefficient-forgotten',
    leadsTo: (task, values) => (isDefinedAsked(task) ? sizeInLaw(withCoefficient(law, ONE), task, values) : undefined),
    says: 'We wzorze jest jeszcze liczba obok liter, „jedna druga”. Czy iloczyn jest u Ciebie podzielony przez dwa?',
  },
  {
    id: 'coefficient-forgotten-in-the-rearranged',
    leadsTo: (task, values) => (isDefinedAsked(task) ? undefined : sizeInLaw(withCoefficient(law, ONE), task, values)),
    says: 'We wzorze jest jeszcze liczba obok liter, „jedna druga”. Po przekształceniu mnoży się przez dwa: czy u Ciebie też?',
  },
  {
    id: 'coefficient-upside-down',
    leadsTo: (task, values) => sizeInLaw(withCoefficient(law, quotientOf(ONE, coefficient)), task, values),
    says: 'Dwójka trafiła na złą stronę kreski ułamkowej. Przez dwa trzeba tu mnożyć czy dzielić?',
  },
];

const bothMistakes = (law: Law): readonly FormulaMistake[] => [
  {
    id: 'square-and-coefficient-forgotten',
    leadsTo: (task, values) =>
      solvedIn(task).isRoot ? undefined : sizeInLaw(withCoefficient(withoutSquares(law), ONE), task, values),
    says: 'Tu zabrakło kwadratu i liczby, która stoi we wzorze obok liter, albo kwadrat policzony jest jak podwojenie. Porównaj swój zapis z całym wzorem.',
  },
  {
    id: 'root-and-coefficient-forgotten',
    leadsTo: (task, values) =>
      solvedIn(task).isRoot ? exact(valueOfLaw(solvedFor(withCoefficient(law, ONE), task.asked), values)) : undefined,
    says: 'Tu zabrakło pierwiastka i liczby, która stoi we wzorze obok liter. Porównaj swój zapis z całym wzorem.',
  },
];

const constantMistake = (letter: string): FormulaMistake => ({
  id: 'constant-left-out',
  leadsTo: (task, values) => (letter === task.asked ? undefined : sizeIn(solvedIn(task), { ...values, [letter]: ONE })),
  says: 'W tym rachunku zabrakło jednej wielkości ze wzoru. Sprawdź, czy każda litera wzoru ma u Ciebie swoją liczbę.',
});

type Reckoning = (values: Values, solved: SolvedLaw, task: LawTask) => Rational | undefined;

const reckoned = (id: string, says: string, reckoning: Reckoning): FormulaMistake => ({
  id,
  leadsTo: (task, values): Exact | undefined => {
    const size = reckoning(values, solvedIn(task), task);
    return size === undefined ? undefined : exact(size);
  },
  says,
});

const product = (values: Values): Rational => Object.values(values).reduce((size, one) => size.mul(one), ONE);

/** Each divided by the next one. */
const quotient = (values: readonly Rational[]): Rational => values.reduce((size, one) => size.div(one));

const divided = (id: string, says: string, isFor: (task: LawTask) => boolean): readonly FormulaMistake[] =>
  [(values: readonly Rational[]) => values, (values: readonly Rational[]) => values.toReversed()].map(
    (ordered, index) =>
      reckoned(index === 0 ? id : `${id}-backwards`, says, (values, solved, task) =>
        lettersBelow(solved).length === 0 && isFor(task) ? quotient(ordered(Object.values(values))) : undefined,
      ),
  );

const OPERATION_MISTAKES: readonly FormulaMistake[] = [
  reckoned(
    'copied',
    'To liczba przepisana z zadania. We wzorze stoi ona pod kreską ułamkową, a nad kreską jest jedynka.',
    (values, solved) =>
      Object.keys(values).length === 1 && lettersBelow(solved).length === 1 ? product(values) : undefined,
  ),
  reckoned(
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
  reckoned(
    'upside-down',
    'Dzielenie jest odwrócone. Sprawdź we wzorze, co stoi nad kreską ułamkową, a co pod nią.',
    (values, solved) =>
      lettersBelow(solved).length === 0 || solved.isRoot ? undefined : ONE.div(valueOfLaw(solved, values)),
  ),
  reckoned(
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
  reckoned(
    'added',
    'Dane zostały dodane, a to różne wielkości w różnych jednostkach: takich liczb się nie dodaje.',
    (values) => (Object.keys(values).length > 1 ? Object.values(values).reduce((sum, one) => sum.add(one)) : undefined),
  ),
];

/** What is told most exactly comes first. */
export const formulaMistakes = (law: Law): readonly FormulaMistake[] => {
  const { coefficient, quantities } = law;
  const squared = quantities.find(({ power }) => power === 2);
  const constant = quantities.find(({ isConstant }) => isConstant === true);
  return [
    ...(squared === undefined ? [] : squareMistakes(law, squared)),
    ...(coefficient === undefined ? [] : coefficientMistakes(law, coefficient)),
    ...(squared === undefined || coefficient === undefined ? [] : bothMistakes(law)),
    ...(squared === undefined ? [] : misreadSquareMistakes(law, squared)),
    ...(constant === undefined ? [] : [constantMistake(constant.letter)]),
    ...OPERATION_MISTAKES,
  ];
};

const TEN = rational(10);

/** Right but for a place: whatever else leads there is likelier. */
export const POINT_MISTAKES: readonly FormulaMistake[] = [TEN, quotientOf(ONE, TEN)].map((by, index) => ({
  id: index === 0 ? 'a-place-too-far' : 'a-place-too-near',
  leadsTo: (task, values) =>
    sizeIn(solvedIn(task), values)?.map((term) => ({ ...term, coefficient: term.coefficient.mul(by) })),
  says: 'Przecinek stoi o jedno miejsce za daleko albo za blisko. Policz jeszcze raz zera i miejsca po przecinku.',
}));
