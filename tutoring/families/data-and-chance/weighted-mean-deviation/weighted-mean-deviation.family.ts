import type { Family, Pick } from '#tutoring/families/family.types.ts';
import {
  approximationOf,
  areEqual,
  asRational,
  exact,
  productOf,
  squareRootOf,
  type Exact,
} from '#tutoring/mathematics/exact.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { meanOf, solveSpread, solveWeighted, sumOf, varianceOf } from './spread.solver.ts';
import { readSpread } from './weighted-mean-deviation.reader.ts';
import type { SpreadGiven } from './weighted-mean-deviation.types.ts';

const tex = (value: Rational): string => `$${latexOfRational(value)}$`;

const tell = (given: SpreadGiven): string => {
  switch (given.kind) {
    case 'weighted':
      return `Oblicz średnią ważoną liczb: ${given.items.map(({ value, weight }) => `${tex(value)} (waga ${tex(weight)})`).join(', ')}.`;
    case 'mixture': {
      const [first, second] = given.items.map(
        ({ value, weight }) =>
          [`$${latexOfRational(weight)}\\ \\text{kg}$`, `$${latexOfRational(value)}\\ \\text{zł}$`] as const,
      );
      return `Kupiono ${first?.[0] ?? ''} cukierków po ${first?.[1] ?? ''} i ${second?.[0] ?? ''} po ${second?.[1] ?? ''}. Jaka jest średnia cena $1\\ \\text{kg}$ mieszanki?`;
    }
    case 'variance':
      return `Oblicz wariancję liczb: ${given.numbers.map(tex).join('; ')}.`;
    case 'deviation':
      return `Oblicz odchylenie standardowe liczb: ${given.numbers.map(tex).join('; ')}.`;
  }
};

/** As half the mean square of all differences between two of the numbers. */
const varianceByPairs = (numbers: readonly Rational[]): Rational => {
  const squares = numbers.flatMap((one) => numbers.map((other) => one.sub(other).mul(one.sub(other))));
  return sumOf(squares).div(rational(2 * numbers.length * numbers.length));
};

/** Numbers about a whole mean. */
const makeNumbers = (pick: Pick, difficulty: number): readonly Rational[] => {
  const mean = pick.int(4, 12);
  const [a, b] = [pick.int(1, 3), pick.int(0, 4)];
  const offsets = difficulty < 3 ? [-a, a, -b, b] : [-a, a + 1, -b, b, -1];
  return offsets.map((offset) => rational(mean + offset));
};

/** With equal weights the mean is the usual one. */
const otherThan = (weight: number, drawn: number): number => (drawn < weight ? drawn : drawn + 1);

const spreadOf = (given: SpreadGiven): readonly Rational[] | undefined =>
  given.kind === 'variance' || given.kind === 'deviation' ? given.numbers : undefined;

const rootOf = (value: Rational): Exact => squareRootOf(value) ?? [];

export const weightedMeanDeviationFamily: Family<SpreadGiven> = {
  id: 'weighted-mean-deviation',
  title: 'Średnia ważona, wariancja i odchylenie standardowe',
  grades: [9, 13],
  read: readSpread,
  tell,
  solve: (given) =>
    'items' in given
      ? solveWeighted(given.items, given.kind === 'mixture')
      : solveSpread(given.numbers, given.kind === 'deviation'),
  check: (given, answer) => {
    if (answer.kind !== 'number') return false;
    if (given.kind === 'deviation')
      return (
        approximationOf(answer.value) >= 0 &&
        areEqual(productOf(answer.value, answer.value), exact(varianceByPairs(given.numbers)))
      );
    const value = asRational(answer.value);
    if (value === undefined) return false;
    if (!('items' in given)) return value.equals(varianceByPairs(given.numbers));
    return sumOf(given.items.map((item) => item.value.sub(value).mul(item.weight))).equals(ZERO);
  },
  make: (pick, difficulty) => {
    if (difficulty > 1 && pick.int(1, 3) > 1)
      return {
        kind: difficulty === 3 ? 'deviation' : pick.oneOf(['variance', 'deviation']),
        numbers: makeNumbers(pick, difficulty),
      };
    if (difficulty > 1 && pick.int(1, 2) === 1) {
      const a = pick.int(1, 4);
      const b = otherThan(a, pick.int(1, 3));
      const price = pick.int(8, 30);
      return {
        kind: 'mixture',
        items: [
          { value: rational(price), weight: rational(a) },
          { value: rational(price + (a + b) * pick.int(1, 3)), weight: rational(b) },
        ],
      };
    }
    const first = pick.int(1, 3);
    const weight = pick.int(1, 4);
    const items = Array.from({ length: difficulty + 1 }, (_one, index) => ({
      value: rational(first + index + pick.int(0, 1) * (index > 0 ? 1 : 0)),
      weight: rational(index === 0 ? weight : index === 1 ? otherThan(weight, pick.int(1, 3)) : pick.int(1, 4)),
    }));
    return { kind: 'weighted', items };
  },
  mistakes: [
    {
      id: 'weights-ignored',
      leadsTo: (given) => ('items' in given ? [exact(meanOf(given.items.map(({ value }) => value)))] : undefined),
      says: 'To zwykła średnia, bez wag. Większa waga znaczy, że liczba liczy się więcej razy.',
    },
    {
      id: 'divided-by-count',
      leadsTo: (given) =>
        'items' in given
          ? [exact(sumOf(given.items.map(({ value, weight }) => value.mul(weight))).div(rational(given.items.length)))]
          : undefined,
      says: 'Suma iloczynów została podzielona przez liczbę składników. Dzielimy ją przez sumę wag.',
    },
    {
      id: 'not-divided',
      leadsTo: (given) => {
        const numbers = spreadOf(given);
        if (numbers !== undefined) {
          const sum = varianceOf(numbers).mul(rational(numbers.length));
          return given.kind === 'deviation' ? [exact(sum), rootOf(sum)] : [exact(sum)];
        }
        return 'items' in given ? [exact(sumOf(given.items.map(({ value, weight }) => value.mul(weight))))] : undefined;
      },
      says: 'Suma nie została tu podzielona, a dopiero dzielenie daje średnią. Przez co trzeba ją podzielić?',
    },
    {
      id: 'variance-for-deviation',
      leadsTo: (given) => (given.kind === 'deviation' ? [exact(varianceOf(given.numbers))] : undefined),
      says: 'To wariancja. Odchylenie standardowe jest jej pierwiastkiem.',
    },
    {
      id: 'deviation-for-variance',
      leadsTo: (given) => (given.kind === 'variance' ? [rootOf(varianceOf(given.numbers))] : undefined),
      says: 'To odchylenie standardowe. Wariancja to liczba pod pierwiastkiem.',
    },
    {
      id: 'one-less',
      leadsTo: (given) => {
        const numbers = spreadOf(given);
        if (numbers === undefined) return undefined;
        const value = varianceOf(numbers).mul(rational(numbers.length, numbers.length - 1));
        return [given.kind === 'deviation' ? rootOf(value) : exact(value)];
      },
      says: 'W szkolnym wzorze sumę kwadratów dzielimy przez liczbę wszystkich danych, a nie o jeden mniejszą.',
    },
    {
      id: 'absolute-differences',
      leadsTo: (given) => {
        const numbers = spreadOf(given);
        const mean = numbers && meanOf(numbers);
        return numbers && mean && [exact(meanOf(numbers.map((number) => number.sub(mean).abs())))];
      },
      says: 'To średnia odległość od średniej. Różnice trzeba najpierw podnieść do kwadratu.',
    },
  ],
};
