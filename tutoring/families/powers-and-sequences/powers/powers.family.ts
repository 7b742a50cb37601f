import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { asRational, exact } from '#tutoring/mathematics/exact.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { powerOf, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import type { Difficulty, Family, Pick } from '#tutoring/families/family.types.ts';
import { readPowers } from './powers.reader.ts';
import {
  baseLatex,
  exponentOf,
  powerNotation,
  shapeOf,
  solvePowers,
  termsLatex,
  valueByTerms,
} from './powers.solver.ts';
import type { PowersGiven, PowerTerm } from './powers.types.ts';

const GREATEST_MISTAKE = 20;

/** The power that a wrong exponent leads to, unless it happens to be the right one. */
const mistakenPower = (given: PowersGiven, exponent: number): string | undefined =>
  given.asks === 'power' && exponent !== exponentOf(given) && Math.abs(exponent) <= GREATEST_MISTAKE
    ? powerNotation(given.base, exponent)
    : undefined;

const totals = ({ terms }: PowersGiven): readonly number[] =>
  terms.map(({ exponents }) => exponents.reduce((product, one) => product * one, 1));

const inList = (power: string | undefined): readonly string[] | undefined =>
  power === undefined ? undefined : [power];

const madeOf = (base: Rational, terms: readonly PowerTerm[], asks: PowersGiven['asks']): PowersGiven => ({
  base,
  terms,
  asks,
  shape: shapeOf(terms),
  isBaseTold: false,
});

const makeValue = (pick: Pick, difficulty: Difficulty): PowersGiven => {
  const base =
    difficulty === 1
      ? rational(pick.int(2, 9))
      : pick.oneOf([rational(-pick.int(2, 6)), rational(pick.int(2, 5)), rational(pick.int(1, 2), 3)]);
  return madeOf(base, [{ sign: '*', exponents: [pick.int(2, difficulty === 1 ? 3 : 4)] }], 'value');
};

const makePower = (pick: Pick, difficulty: Difficulty): PowersGiven => {
  const base = rational(pick.int(2, 9));
  const [one, other, third] = [pick.int(4, 9), pick.int(2, 3), pick.int(2, 4)];
  const first: PowerTerm = { sign: '*', exponents: [one] };
  if (difficulty === 1) return madeOf(base, [first, { sign: '*', exponents: [third] }], 'power');
  if (difficulty === 2)
    return madeOf(
      base,
      [first, { sign: '*', exponents: [other + third - 1] }, { sign: ':', exponents: [other] }],
      'power',
    );
  const powerOfPower: PowerTerm = { sign: '*', exponents: [third, other] };
  const small = pick.int(2, 3);
  const sign = pick.oneOf(['*', ':']);
  const ofSquare = (joint: PowerTerm['sign']): PowerTerm => ({
    sign: joint,
    exponents: [2, other],
    of: rational(small * small),
  });
  return pick.oneOf([
    madeOf(rational(small), [first, ofSquare(sign)], 'power'),
    madeOf(rational(small), [powerOfPower, ofSquare('*')], 'power'),
    madeOf(base, [powerOfPower, { sign, exponents: [sign === '*' ? one : pick.int(2, third * other - 2)] }], 'power'),
    madeOf(base, [powerOfPower, first, { sign: ':', exponents: [third] }], 'power'),
  ]);
};

const make = (pick: Pick, difficulty: Difficulty): PowersGiven =>
  difficulty === 3 || pick.int(0, 1) === 1 ? makePower(pick, difficulty) : makeValue(pick, difficulty);

export const powersFamily: Family<PowersGiven> = {
  id: 'powers',
  title: 'Potęgi o wykładniku całkowitym',
  grades: [7, 8],
  read: readPowers,

  tell: (given) =>
    given.asks === 'value'
      ? `Oblicz wartość potęgi $${baseLatex(given.base)}^{${exponentOf(given)}}$.`
      : given.isBaseTold
        ? `Zapisz $${termsLatex(given)}$ jako potęgę liczby $${latexOfRational(given.base)}$.`
        : `Zapisz w postaci jednej potęgi: $${termsLatex(given)}$.`,

  solve: solvePowers,

  check: (given, answer) => {
    if (answer.kind === 'number') {
      let rest = asRational(answer.value);
      for (let count = exponentOf(given); count > 0; count -= 1) rest = rest?.div(given.base);
      return rest?.equals(1) ?? false;
    }
    if (answer.kind !== 'expression') return false;
    const value = valueByTerms(given).valueOf();
    return Math.abs(approximately(answer.notation) - value) <= 1e-9 * Math.abs(value);
  },

  make,

  mistakes: [
    {
      id: 'exponents-multiplied',
      leadsTo: (given) =>
        given.terms.length > 1 && given.terms.every(({ sign }) => sign === '*')
          ? inList(
              mistakenPower(
                given,
                totals(given).reduce((product, one) => product * one, 1),
              ),
            )
          : undefined,
      says: 'Wykładniki zostały pomnożone. Tak jest w potędze potęgi, a przy mnożeniu potęg wykładniki dodajemy.',
    },
    {
      id: 'power-of-power-added',
      leadsTo: (given) =>
        given.terms.some(({ exponents }) => exponents.length > 1)
          ? inList(
              mistakenPower(
                given,
                given.terms.reduce((sum, { sign, exponents }) => {
                  const own = exponents.reduce((one, other) => one + other, 0);
                  return sign === '*' ? sum + own : sum - own;
                }, 0),
              ),
            )
          : undefined,
      says: 'W potędze potęgi wykładniki zostały dodane. Nawias powtarza się jako czynnik, więc wykładniki się mnoży.',
    },
    {
      id: 'quotient-added',
      leadsTo: (given) =>
        given.terms.some(({ sign }) => sign === ':')
          ? inList(
              mistakenPower(
                given,
                totals(given).reduce((sum, one) => sum + one, 0),
              ),
            )
          : undefined,
      says: 'Przy dzieleniu wykładniki zostały dodane. Dzielenie skraca czynniki, więc wykładniki odejmujemy.',
    },
    {
      id: 'base-times-exponent',
      leadsTo: (given) => (given.asks === 'value' ? [exact(given.base.mul(exponentOf(given)))] : undefined),
      says: 'To iloczyn podstawy i wykładnika. Wykładnik mówi, ile razy podstawa jest czynnikiem.',
    },
    {
      id: 'sign-of-power',
      leadsTo: (given) =>
        given.asks === 'value' && given.base.s < 0n ? [exact(powerOf(given.base, exponentOf(given)).neg())] : undefined,
      says: 'Sprawdź znak: policz, ile jest ujemnych czynników. Parzysta liczba minusów daje plus, nieparzysta – minus.',
    },
  ],
};
