import { rationalIn } from '#tutoring/families/answer.rules.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { HUNDRED, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { partOf, rateOf } from '../percent-lines.rules.ts';
import { readPercentRate } from './percent-rate.reader.ts';
import { percentIn, solvePercentRate } from './percent-rate.solver.ts';
import { makePercentRate } from './percent-rate.stories.ts';
import type { PercentRateGiven } from './percent-rate.types.ts';

/** Of a fraction what stands above its bar. */
const asWritten = (given: PercentRateGiven): Rational => {
  if (given.asks === 'share') return given.part;
  return given.style === 'decimal' ? given.value : rational(given.value.n);
};

export const percentRateFamily: Family<PercentRateGiven> = {
  id: 'percent-rate',
  title: 'Jaki to procent',
  grades: [6, 8],
  read: readPercentRate,
  tell: (given) =>
    given.asks === 'share'
      ? given.text
      : `Zamień ${given.style === 'fraction' ? 'ułamek' : 'liczbę'} $${latexOfRational(given.value, given.style)}$ na procent.`,
  solve: solvePercentRate,

  check: (given, answer) => {
    const percent = rationalIn(answer);
    if (percent === undefined) return false;
    return given.asks === 'share'
      ? partOf(percent, given.whole).equals(given.part)
      : percent.div(HUNDRED).equals(given.value);
  },

  make: makePercentRate,

  mistakes: [
    {
      id: 'divided-upside-down',
      leadsTo: (given) => (given.asks === 'share' ? [exact(rateOf(given.whole, given.part))] : undefined),
      says: 'Ułamek jest odwrócony: w mianowniku stoi część zamiast całości.',
    },
    {
      id: 'number-as-percent',
      leadsTo: (given) => [exact(asWritten(given))],
      says: 'Ta liczba nie jest jeszcze procentem. Procent mówi, ile byłoby tego na sto.',
    },
    {
      id: 'compared-with-the-rest',
      leadsTo: (given) =>
        given.asks === 'share' && !given.part.equals(given.whole)
          ? [exact(rateOf(given.part, given.whole.sub(given.part)))]
          : undefined,
      says: 'Część została porównana z resztą. Całością jest wszystko razem.',
    },
    {
      id: 'rest-for-part',
      leadsTo: (given) => (given.asks === 'share' ? [exact(HUNDRED.sub(percentIn(given)))] : undefined),
      says: 'To procent reszty. Sprawdź jeszcze raz, o którą część pyta zadanie.',
    },
    {
      id: 'times-ten',
      leadsTo: (given) => (given.asks === 'written' ? [exact(given.value.mul(10))] : undefined),
      says: 'Procent to jedna setna, a nie dziesiąta. Przez ile trzeba pomnożyć?',
    },
    {
      id: 'digits-as-percent',
      leadsTo: (given) =>
        given.asks === 'written' && given.style === 'fraction'
          ? [exact(rational(BigInt(`${given.value.n}${given.value.d}`)))]
          : undefined,
      says: 'Cyfry licznika i mianownika to nie procent. Zamień ułamek na setne.',
    },
  ],
};
