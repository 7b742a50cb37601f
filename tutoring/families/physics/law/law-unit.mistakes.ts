import { asRational, squareRootOf } from '#tutoring/mathematics/exact.ts';
import { HUNDRED, ONE, quotientOf, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { unitOf } from '#tutoring/reading/units.ts';
import { systemOf } from './law.solver.ts';
import type { UnitMistake } from './law-mistake.types.ts';
import { ownValues } from './law-size.rules.ts';
import type { Law, LawQuantity, LawTask } from './law.types.ts';

const DO_NOT_FIT = 'Jednostki do siebie nie pasują.';

interface Conversion {
  readonly from: string;
  readonly to: string;
  /** How many of the second one of the first is. */
  readonly ratio: Rational;
}

/** Undefined where nothing is to be converted. */
const conversionOf = (task: LawTask, letter: string): Conversion | undefined => {
  const from = task.data[letter]?.unit;
  const to = systemOf(task)[letter];
  if (from === undefined || to === undefined || from === to) return undefined;
  const ratio = quotientOf(unitOf(from).factor, unitOf(to).factor);
  return ratio.equals(ONE) ? undefined : { from, to, ratio };
};

/** One of the values converted by another number, the others as they should be. */
const convertedBy =
  (letter: string, factorOf: (conversion: Conversion) => Rational | undefined): UnitMistake['valuesOf'] =>
  (task) => {
    const conversion = conversionOf(task, letter);
    const factor = conversion && factorOf(conversion);
    const value = task.data[letter]?.value;
    return factor === undefined || value === undefined
      ? undefined
      : { ...ownValues(task), [letter]: value.mul(factor) };
  };

const mistakesWith = ({ letter, accusative, dimension }: LawQuantity): readonly UnitMistake[] => [
  {
    id: `${letter}-not-converted`,
    valuesOf: convertedBy(letter, () => ONE),
    says: `${DO_NOT_FIT} Zanim podstawisz dane, zamień ${accusative} na taką jednostkę, jakiej wymaga wzór.`,
  },
  {
    id: `${letter}-converted-backwards`,
    valuesOf: convertedBy(letter, ({ ratio }) => quotientOf(ONE, ratio)),
    says: `Zamiana jednostek poszła w drugą stronę. Kiedy zamieniasz ${accusative}, ma wyjść większa liczba czy mniejsza?`,
  },
  ...(dimension === 'area' || dimension === 'volume'
    ? [
        {
          id: `${letter}-converted-as-a-length`,
          valuesOf: convertedBy(letter, ({ ratio }) => ratioOfLengths(ratio, dimension)),
          says: `Tak zamienia się jednostki długości. Gdy zamieniasz ${accusative}, przelicznik jest inny: ile małych ${dimension === 'area' ? 'kwadratów mieści się w dużym' : 'sześcianów mieści się w dużym'}?`,
        },
      ]
    : []),
  ...(dimension === 'time'
    ? [
        {
          id: `${letter}-in-hundreds`,
          valuesOf: convertedBy(letter, ({ ratio }) => (ratio.equals(SIXTY) ? HUNDRED : undefined)),
          says: 'Minuta ma sześćdziesiąt sekund, a godzina sześćdziesiąt minut. Żadna z nich nie ma stu.',
        },
      ]
    : []),
  ...(dimension === 'speed'
    ? [
        {
          id: `${letter}-converted-by-its-distance`,
          valuesOf: convertedBy(letter, ({ from, to }) =>
            from === 'km/h' && to === 'm/s' ? rational(1000) : undefined,
          ),
          says: 'W prędkości zamieniona jest tylko droga. Trzeba jeszcze zamienić godzinę na sekundy.',
        },
      ]
    : []),
  {
    id: `${letter}-converted-by-another-power`,
    valuesOf: convertedBy(letter, ({ ratio }) => ANOTHER_POWER.find(([right]) => ratio.equals(right))?.[1]),
    says: `Przelicznik jest inny. Przypomnij sobie, co znaczą „kilo” i „mili”, i jeszcze raz zamień ${accusative}.`,
  },
];

const SIXTY = rational(60);
/** A hundred for a thousand. */
const ANOTHER_POWER = [
  [rational(1000), HUNDRED],
  [rational(1, 1000), rational(1, 100)],
] as const;

/** Undefined where no length has such squares or cubes. */
const ratioOfLengths = (ratio: Rational, dimension: 'area' | 'volume'): Rational | undefined => {
  if (dimension === 'area') return asRational(squareRootOf(ratio) ?? []);
  const root = rational(Math.round(Math.cbrt(Number(ratio.n))), Math.round(Math.cbrt(Number(ratio.d))));
  return root.mul(root).mul(root).equals(ratio) ? root : undefined;
};

/** All of them as the task has them, where more than one should have been converted. */
const ALL_AS_GIVEN: UnitMistake = {
  id: 'units-not-converted',
  valuesOf: (task) =>
    Object.keys(task.data).filter((letter) => conversionOf(task, letter) !== undefined).length > 1
      ? Object.fromEntries(Object.entries(task.data).map(([letter, { value }]) => [letter, value]))
      : undefined,
  says: `${DO_NOT_FIT} Najpierw zamień je na takie, których wymaga wzór.`,
};

/** The value put in that the change ends with. */
const END_INSTEAD_OF_CHANGE: UnitMistake = {
  id: 'end-instead-of-change',
  valuesOf: (task) => {
    const changed = Object.entries(task.data).find(([, { difference }]) => difference !== undefined);
    if (changed === undefined) return undefined;
    const [letter, { value, difference }] = changed;
    return { ...ownValues(task), [letter]: difference?.to ?? value };
  },
  says: 'Do wzoru trafiła wartość końcowa. Liczy się zmiana, czyli różnica między końcem a początkiem.',
};

/** What is told most exactly comes first. */
export const unitMistakes = ({ quantities }: Law): readonly UnitMistake[] => [
  ALL_AS_GIVEN,
  ...quantities.filter(({ dimension }) => dimension !== undefined).flatMap(mistakesWith),
  ...(quantities.some(({ isChange }) => isChange === true) ? [END_INSTEAD_OF_CHANGE] : []),
];
