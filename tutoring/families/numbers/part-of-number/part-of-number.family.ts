import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { greatestCommonDivisor, ONE, rational } from '#tutoring/mathematics/rational.ts';
import { withUnit } from '#tutoring/families/calculated.rules.ts';
import type { Family, Pick } from '#tutoring/families/family.types.ts';
import { fractionLatex, resultOf, solvePart } from './part-of-number.solver.ts';
import { PART_STORIES } from './part-of-number.stories.ts';
import { readPart } from './part-of-number.templates.ts';
import { PART_OF } from './part-of-unit.reader.ts';
import type { PartGiven } from './part-of-number.types.ts';

const told = ({ asks, amount, by, unit, ofUnit, story }: PartGiven): string => {
  const chosen = story === undefined ? undefined : PART_STORIES[story];
  const [whole, fraction] = [`$${withUnit(amount, unit)}$`, `$${fractionLatex(by)}$`];
  if (chosen !== undefined) return chosen.tell(amount.valueOf(), fraction);
  switch (asks) {
    case 'part':
      return `Oblicz ${fraction} z ${whole}.`;
    case 'rest':
      return `Z ${whole} zabrano ${fraction}. Ile zostało?`;
    case 'whole':
      return unit === undefined
        ? `${fraction} pewnej liczby to ${whole}. Jaka to liczba?`
        : `${fraction} całości to ${whole}. Ile wynosi całość?`;
    case 'share':
      if (ofUnit !== undefined) return `Jaką częścią ${PART_OF[ofUnit] ?? ''} jest $${withUnit(by, unit)}$?`;
      return `Jaka to część: $${latexOfRational(by)}$ z $${latexOfRational(amount)}$?`;
  }
};

interface UnitOfUnits {
  readonly ofUnit: string;
  readonly unit: string;
  readonly size: number;
  /** Parts are so many of the smaller unit, once or more. */
  readonly step: number;
}

const UNITS: readonly [UnitOfUnits, ...UnitOfUnits[]] = [
  { ofUnit: 'h', unit: 'min', size: 60, step: 5 },
  { ofUnit: 'day', unit: 'h', size: 24, step: 2 },
  { ofUnit: 'kg', unit: 'dag', size: 100, step: 5 },
  { ofUnit: 'm', unit: 'cm', size: 100, step: 10 },
];

const madePartOfUnit = (pick: Pick): PartGiven => {
  const { ofUnit, unit, size, step } = pick.oneOf(UNITS);
  const by = rational(step * pick.int(1, size / step - 1));
  return { asks: 'share', amount: rational(size), by, unit, ofUnit, story: undefined };
};

export const partOfNumberFamily: Family<PartGiven> = {
  id: 'part-of-number',
  title: 'Ułamek liczby i liczba z jej ułamka',
  grades: [4, 6],
  read: readPart,
  tell: told,
  solve: (given) => solvePart(given),

  check: ({ asks, amount, by }, answer) => {
    const value = rationalIn(answer);
    if (value === undefined) return false;
    switch (asks) {
      case 'part':
        return value.mul(rational(by.d)).equals(amount.mul(rational(by.n)));
      case 'rest':
        return value.equals(amount.mul(ONE.sub(by)));
      case 'whole':
        return value.mul(rational(by.n)).equals(amount.mul(rational(by.d)));
      case 'share':
        return value.mul(amount).equals(by);
    }
  },

  make: (pick, difficulty) => {
    if (difficulty === 2 && pick.int(0, 3) === 0) return madePartOfUnit(pick);
    const bottom = pick.int(difficulty === 1 ? 2 : 3, 4 + 2 * difficulty);
    const top = difficulty === 1 ? 1 : pick.int(2, bottom - 1);
    const common = Number(greatestCommonDivisor(BigInt(top), BigInt(bottom)));
    const by = rational(top, bottom);
    const one = pick.int(2, 4 + 3 * difficulty) * common;
    const story = difficulty === 1 || pick.int(0, 3) === 0 ? undefined : pick.int(0, PART_STORIES.length - 1);
    const chosen = story === undefined ? undefined : PART_STORIES[story];
    const asks = chosen?.asks ?? 'part';
    const amount = rational(one * (asks === 'whole' ? top : bottom));
    return { asks, amount, by, unit: chosen?.unit, story };
  },

  mistakes: [
    {
      id: 'part-for-rest',
      leadsTo: ({ asks, amount, by }) => (asks === 'rest' ? [exact(amount.mul(by))] : undefined),
      says: 'To część, którą zabrano. Pytanie jest o to, co zostało.',
    },
    {
      id: 'only-one-part',
      leadsTo: ({ asks, amount, by }) =>
        asks === 'part' && by.n > 1n ? [exact(amount.div(rational(by.d)))] : undefined,
      says: 'To dopiero jedna część. Licznik mówi, ile takich części trzeba wziąć.',
    },
    {
      id: 'rest-for-part',
      leadsTo: ({ asks, amount, by }) => (asks === 'part' && by.lt(ONE) ? [exact(amount.mul(ONE.sub(by)))] : undefined),
      says: 'To reszta, a pytanie jest o samą część. Przeczytaj pytanie jeszcze raz.',
    },
    {
      id: 'divided-by-numerator',
      leadsTo: ({ asks, amount, by }) =>
        (asks === 'part' || asks === 'rest') && by.n > 1n ? [exact(amount.div(rational(by.n)))] : undefined,
      says: 'Liczba została podzielona przez licznik. Na ile równych części dzielimy, mówi mianownik.',
    },
    {
      id: 'fraction-subtracted',
      leadsTo: ({ asks, amount, by }) => (asks === 'rest' ? [exact(amount.sub(by))] : undefined),
      says: 'Odjęty został sam ułamek, jakby był liczbą sztuk. Najpierw trzeba obliczyć, ile to jest: ułamek od całości.',
    },
    {
      id: 'part-of-part',
      leadsTo: ({ asks, amount, by }) => (asks === 'whole' && by.lt(ONE) ? [exact(amount.mul(by))] : undefined),
      says: 'To część z części. Dana liczba jest częścią, więc całość musi być od niej większa.',
    },
    {
      id: 'unit-of-a-hundred',
      leadsTo: ({ ofUnit, amount, by }) =>
        ofUnit !== undefined && !amount.equals(100) ? [exact(by.div(100))] : undefined,
      says: 'Ta jednostka nie ma stu części. Ile mniejszych jednostek mieści się w jednej większej?',
    },
    {
      id: 'unit-of-ten',
      leadsTo: ({ ofUnit, amount, by }) =>
        ofUnit !== undefined && !amount.equals(10) && by.lt(10) ? [exact(by.div(10))] : undefined,
      says: 'Ta jednostka nie ma dziesięciu części. Ile mniejszych jednostek mieści się w jednej większej?',
    },
    {
      id: 'upside-down',
      leadsTo: ({ asks, amount, by }) => (asks === 'share' ? [exact(amount.div(by))] : undefined),
      says: 'Ułamek stoi do góry nogami: całość zapisujemy w mianowniku.',
    },
  ],

  figure: (given) => {
    const share = given.asks === 'share' ? resultOf(given) : given.by;
    const [parts, filled] = [Number(share.d), Number(share.n)];
    if (parts > 24 || filled > parts || given.asks === 'share') return undefined;
    return { kind: 'fraction-bar', bars: [{ parts, filled }] };
  },
};
