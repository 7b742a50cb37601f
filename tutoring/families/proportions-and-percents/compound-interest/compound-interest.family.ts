import type { Difficulty, Family, Pick } from '#tutoring/families/family.types.ts';
import { approximationOf, exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { HUNDRED, ONE, powerOf, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { readDeposit } from './compound-interest.reader.ts';
import { finalAmount, inGrosze, periodsOf, simpleInterest, solveDeposit, yearsOf } from './compound-interest.solver.ts';
import { tellDeposit } from './compound-interest.texts.ts';
import type { DepositGiven, TimesAYear } from './compound-interest.types.ts';

const OPENINGS = [
  'Wpłacono',
  'Pani Anna wpłaciła',
  'Pan Marek wpłacił',
  'Rodzice Oli wpłacili',
  'Kuba wpłacił',
] as const;

/** Rates of a year that end in a decimal for each period. */
const RATES: Readonly<Record<TimesAYear, readonly [number, ...number[]]>> = {
  1: [2, 3, 4, 5, 6, 8, 10],
  2: [2, 4, 5, 6, 8, 10],
  4: [2, 4, 6, 8],
  12: [3, 6, 12],
};

const inAsked = ({ asks, principal }: DepositGiven, total: Rational): readonly Exact[] => [
  exact(inGrosze(asks === 'amount' ? total : total.sub(principal))),
];

const grown = (principal: Rational, percent: Rational, periods: number): Rational =>
  principal.mul(powerOf(ONE.add(percent.div(HUNDRED)), periods));

/** Period by period, the interest of each added to what there is. */
const addedUp = (given: DepositGiven): number => {
  const { principal, rate, months, timesAYear } = given;
  const [part, start] = [rate.valueOf() / 100, principal.valueOf()];
  if (timesAYear === undefined) return start + (start * part * months) / 12;
  let total = start;
  for (let month = 12 / timesAYear; month <= months; month += 12 / timesAYear) total += (total * part) / timesAYear;
  return total;
};

export const compoundInterestFamily: Family<DepositGiven> = {
  id: 'compound-interest',
  title: 'Procent składany i lokaty',
  grades: [11, 13],
  read: readDeposit,
  tell: tellDeposit,
  solve: solveDeposit,

  check: (given, answer) => {
    if (answer.kind !== 'number') return false;
    const expected = addedUp(given) - (given.asks === 'amount' ? 0 : given.principal.valueOf());
    return Math.abs(approximationOf(answer.value) - expected) < 0.0051;
  },

  make: (pick, difficulty) => ({
    ...madeDeposit(pick, difficulty),
    opening: pick.oneOf(OPENINGS),
    asks: pick.int(1, 3) === 1 ? 'interest' : 'amount',
  }),

  mistakes: [
    {
      id: 'simple-interest',
      leadsTo: (given) =>
        given.timesAYear === undefined ? undefined : inAsked(given, given.principal.add(simpleInterest(given))),
      says: 'Tak byłoby na lokacie prostej. Odsetki dopisane do lokaty też zarabiają: w następnym okresie liczymy je od większej kwoty.',
    },
    {
      id: 'compound-interest',
      leadsTo: (given) =>
        given.timesAYear === undefined && given.months % 12 === 0
          ? inAsked(given, grown(given.principal, given.rate, yearsOf(given).valueOf()))
          : undefined,
      says: 'Na lokacie prostej odsetki liczy się zawsze od wpłaconej kwoty, a nie od kwoty z odsetkami.',
    },
    {
      id: 'yearly-rate-in-each-period',
      leadsTo: (given) =>
        given.timesAYear === undefined || given.timesAYear === 1 || periodsOf(given) > 12
          ? undefined
          : inAsked(given, grown(given.principal, given.rate, periodsOf(given))),
      says: 'Podane oprocentowanie dotyczy całego roku. Jaka jego część przypada na jeden okres?',
    },
    {
      id: 'years-for-periods',
      leadsTo: (given) =>
        given.timesAYear === undefined || given.timesAYear === 1 || given.months % 12 !== 0
          ? undefined
          : inAsked(given, grown(given.principal, given.rate.div(given.timesAYear), yearsOf(given).valueOf())),
      says: 'Sprawdź wykładnik: odsetki są dopisywane częściej niż raz w roku.',
    },
    {
      id: 'the-other-quantity',
      leadsTo: (given) => {
        const total = inGrosze(finalAmount(given));
        return [exact(given.asks === 'amount' ? total.sub(given.principal) : total)];
      },
      says: 'Przeczytaj pytanie jeszcze raz: chodzi o całą kwotę czy o same odsetki?',
    },
  ],
};

const madeDeposit = (pick: Pick, difficulty: Difficulty): Omit<DepositGiven, 'opening' | 'asks'> => {
  const principal = rational(1000 * pick.int(1, 12));
  if (difficulty === 1 || pick.int(1, 5) === 1) {
    const years = pick.int(2, 4);
    const timesAYear = pick.int(0, 1) === 0 ? undefined : 1;
    return { principal, rate: rational(pick.oneOf(RATES[1])), months: 12 * years, timesAYear };
  }
  const timesAYear = difficulty === 2 ? pick.oneOf([1, 2]) : pick.oneOf([2, 4, 12]);
  const periods = difficulty === 2 ? 2 * pick.int(1, 2) : pick.int(3, 5);
  const months = (12 / timesAYear) * periods;
  return { principal, rate: rational(pick.oneOf(RATES[timesAYear])), months, timesAYear };
};
