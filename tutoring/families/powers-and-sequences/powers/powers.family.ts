import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { asRational, exact } from '#tutoring/mathematics/exact.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { powerOf } from '#tutoring/mathematics/rational.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { readPowers } from './powers.reader.ts';
import { baseLatex, exponentOf, powerNotation, solvePowers, termsLatex, valueByTerms } from './powers.solver.ts';
import type { PowersGiven } from './powers.types.ts';
import { makePowers } from './powers.maker.ts';

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
    return areClose(approximately(answer.notation) / valueByTerms(given).valueOf(), 1);
  },

  make: makePowers,

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
