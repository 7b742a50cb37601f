import { rationalIn } from '#tutoring/families/answer.rules.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { HUNDRED, isNegative, quotientOf, type Rational } from '#tutoring/mathematics/rational.ts';
import { readSuccessive } from './successive-discounts.reader.ts';
import { factorOf, solveSuccessive } from './successive-discounts.solver.ts';
import { makeSuccessive } from './successive-discounts.stories.ts';
import type { Change, SuccessiveGiven } from './successive-discounts.types.ts';

const signed = ({ percent, isUp }: Change): Rational => (isUp ? percent : percent.neg());

/** As if both percents counted from the start. */
const added = ({ start, changes: [first, second] }: SuccessiveGiven): Rational => {
  const sum = signed(first).add(signed(second));
  return start === undefined ? sum.abs() : start.add(start.mul(sum).div(HUNDRED));
};

export const successiveDiscountsFamily: Family<SuccessiveGiven> = {
  id: 'successive-discounts',
  title: 'Podwyżki i obniżki jedna po drugiej',
  grades: [7, 9],
  read: readSuccessive,
  tell: ({ text }) => text,
  solve: solveSuccessive,

  check: ({ start, changes: [first, second] }, answer) => {
    const said = rationalIn(answer);
    if (said === undefined || isNegative(said)) return false;
    if (start !== undefined) return quotientOf(quotientOf(said, factorOf(second)), factorOf(first)).equals(start);
    const middle = HUNDRED.add(signed(first));
    const end = middle.add(middle.mul(signed(second)).div(HUNDRED));
    return end.equals(HUNDRED.add(said)) || end.equals(HUNDRED.sub(said));
  },

  make: makeSuccessive,

  mistakes: [
    {
      id: 'percents-added',
      leadsTo: (given) => [exact(added(given))],
      says: 'Procenty zostały po prostu dodane albo odjęte, a każdy liczy się od innej wartości. Od czego liczymy drugi?',
    },
    {
      id: 'percents-as-numbers',
      leadsTo: ({ start, changes: [first, second] }) =>
        start === undefined ? undefined : [exact(start.add(signed(first)).add(signed(second)).abs())],
      says: 'Procenty zostały potraktowane jak zwykłe liczby. Oblicz najpierw, ile to jest pierwszy procent.',
    },
    {
      id: 'what-is-left',
      leadsTo: ({ start, changes: [first, second] }) =>
        start === undefined ? [exact(factorOf(first).mul(factorOf(second)).mul(HUNDRED))] : undefined,
      says: 'Tyle procent wartości początkowej jest na końcu. O ile różni się to od początkowych stu?',
    },
    {
      id: 'second-the-other-way',
      leadsTo: ({ start, changes: [first, second] }) =>
        start === undefined
          ? undefined
          : [exact(start.mul(factorOf(first)).mul(factorOf({ ...second, isUp: !second.isUp })))],
      says: 'Druga zmiana poszła w złą stronę. Przeczytaj jeszcze raz, czy to podwyżka, czy obniżka.',
    },
  ],
};
