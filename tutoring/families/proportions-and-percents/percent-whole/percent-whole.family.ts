import { rationalIn } from '#tutoring/families/answer.rules.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { HUNDRED } from '#tutoring/mathematics/rational.ts';
import { partOf } from '../percent-lines.rules.ts';
import { readPercentWhole } from './percent-whole.reader.ts';
import { solvePercentWhole, wholeOf } from './percent-whole.solver.ts';
import { makePercentWhole } from './percent-whole.stories.ts';
import type { PercentWholeGiven } from './percent-whole.types.ts';

export const percentWholeFamily: Family<PercentWholeGiven> = {
  id: 'percent-whole',
  title: 'Liczba, gdy dany jest jej procent',
  grades: [7, 8],
  read: readPercentWhole,
  tell: ({ text }) => text,
  solve: solvePercentWhole,

  check: ({ percent, part, change }, answer) => {
    const whole = rationalIn(answer);
    if (whole === undefined) return false;
    return change === undefined ? partOf(percent, whole).equals(part) : whole.add(partOf(change, whole)).equals(part);
  },

  make: makePercentWhole,

  mistakes: [
    {
      id: 'percent-of-the-part',
      leadsTo: ({ percent, part, change }) => (change === undefined ? [exact(partOf(percent, part))] : undefined),
      says: 'To procent z podanej liczby, a ona jest dopiero częścią. Całość musi być większa.',
    },
    {
      id: 'change-undone-on-new-value',
      leadsTo: ({ part, change }) => (change === undefined ? undefined : [exact(part.sub(partOf(change, part)))]),
      says: 'Procent został policzony od wartości po zmianie. Liczono go jednak od wartości początkowej, której nie znamy.',
    },
    {
      id: 'change-once-more',
      leadsTo: ({ part, change }) => (change === undefined ? undefined : [exact(part.add(partOf(change, part)))]),
      says: 'Tu wartość zmieniła się jeszcze raz w tę samą stronę. Szukamy tej, która była wcześniej.',
    },
    {
      id: 'whole-of-the-change',
      leadsTo: ({ part, change }) => (change === undefined ? undefined : [exact(part.div(change.abs()).mul(HUNDRED))]),
      says: 'Podana wartość to nie jest sama zmiana. Ile procent początkowej wartości mamy po zmianie?',
    },
    {
      id: 'rest-of-the-whole',
      leadsTo: (given) => (given.change === undefined ? [exact(wholeOf(given).sub(given.part))] : undefined),
      says: 'To pozostała część, a pytanie jest o całość.',
    },
    {
      id: 'sum-with-percent',
      leadsTo: ({ percent, part, change }) => (change === undefined ? [exact(part.add(percent))] : undefined),
      says: 'Procent został dodany jak zwykła liczba. Zacznij od tego, ile to jeden procent.',
    },
  ],

  figure: ({ percent, change }) =>
    change === undefined
      ? {
          kind: 'percent-bar',
          parts: [
            { percent: percent.valueOf(), label: 'część z zadania' },
            { percent: HUNDRED.sub(percent).valueOf() },
          ],
          whole: '?',
        }
      : undefined,
};
