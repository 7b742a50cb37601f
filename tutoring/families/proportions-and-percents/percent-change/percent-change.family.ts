import { rationalIn } from '#tutoring/families/answer.rules.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { HUNDRED, quotientOf } from '#tutoring/mathematics/rational.ts';
import { partOf, rateOf } from '../percent-lines.rules.ts';
import { readPercentChange } from './percent-change.reader.ts';
import { changedTo, isRise, solvePercentChange } from './percent-change.solver.ts';
import { makePercentChange } from './percent-change.stories.ts';
import type { PercentChangeGiven } from './percent-change.types.ts';

export const percentChangeFamily: Family<PercentChangeGiven> = {
  id: 'percent-change',
  title: 'Zmiana o procent',
  grades: [7, 8],
  read: readPercentChange,
  tell: ({ text }) => text,
  solve: solvePercentChange,

  check: (given, answer) => {
    const said = rationalIn(answer);
    if (said === undefined) return false;
    if (given.asks === 'changed') {
      const rate = quotientOf(said, given.whole).mul(HUNDRED).sub(HUNDRED);
      return rate.equals(given.isUp ? given.percent : given.percent.neg());
    }
    const factor = HUNDRED.add(isRise(given) ? said : said.neg()).div(HUNDRED);
    return given.from.mul(factor).equals(given.to);
  },

  make: makePercentChange,

  mistakes: [
    {
      id: 'new-value-as-whole',
      leadsTo: (given) =>
        given.asks === 'change' ? [exact(rateOf(given.to.sub(given.from).abs(), given.to))] : undefined,
      says: 'Różnica została porównana z niewłaściwą liczbą. Co jest tu całością, czyli stoma procentami?',
    },
    {
      id: 'difference-as-percent',
      leadsTo: (given) => (given.asks === 'change' ? [exact(given.to.sub(given.from).abs())] : undefined),
      says: 'To dopiero różnica, a pytanie jest o procent. Jaką częścią całości jest ta różnica?',
    },
    {
      id: 'ratio-for-change',
      leadsTo: (given) => (given.asks === 'change' ? [exact(rateOf(given.to, given.from))] : undefined),
      says: 'Tyle procent jednej wartości stanowi druga. Pytanie jest o to, o ile procent się różnią.',
    },
    {
      id: 'percent-as-number',
      leadsTo: (given) =>
        given.asks === 'changed'
          ? [exact(given.isUp ? given.whole.add(given.percent) : given.whole.sub(given.percent))]
          : undefined,
      says: 'Procent został potraktowany jak zwykła liczba. Najpierw oblicz, ile to jest ten procent wartości początkowej.',
    },
    {
      id: 'wrong-direction',
      leadsTo: (given) => (given.asks === 'changed' ? [exact(changedTo({ ...given, isUp: !given.isUp }))] : undefined),
      says: 'Zmiana poszła w złą stronę. Sprawdź, czy wartość wzrosła, czy zmalała.',
    },
    {
      id: 'change-for-result',
      leadsTo: (given) => (given.asks === 'changed' ? [exact(partOf(given.percent, given.whole))] : undefined),
      says: 'To sama zmiana. Pytanie jest o wartość po zmianie.',
    },
  ],
};
