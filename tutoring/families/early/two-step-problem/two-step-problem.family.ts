import { whole } from '#tutoring/families/calculated.rules.ts';
import { numberIn } from '#tutoring/families/early/whole.rules.ts';
import type { Answer, Family } from '#tutoring/families/family.types.ts';
import { readTwoSteps } from './two-step-problem.reader.ts';
import { afterChange, otherIn, solveTwoSteps } from './two-step-problem.solver.ts';
import { makeTwoSteps } from './two-step-problem.stories.ts';
import type { TwoStepGiven } from './two-step-problem.types.ts';

/** By going back from the result to the first number. */
const leadsBack = (given: TwoStepGiven, answer: Answer): boolean => {
  const said = numberIn(answer);
  if (said === undefined) return false;
  if (given.kind === 'changed')
    return given.changes.reduceRight((left, { isGain, by }) => (isGain ? left - by : left + by), said) === given.a;
  const { comparison, a, b } = given;
  switch (comparison) {
    case 'more':
      return (said - b) / 2 === a;
    case 'less':
      return (said + b) / 2 === a;
    case 'times':
      return said / (b + 1) === a;
    case 'part':
      return (said / (b + 1)) * b === a;
  }
};

export const twoStepProblemFamily: Family<TwoStepGiven> = {
  id: 'two-step-problem',
  title: 'Zadania z treścią na dwa działania',
  grades: [2, 4],
  read: readTwoSteps,
  tell: ({ text }) => text,
  solve: solveTwoSteps,
  check: leadsBack,
  make: makeTwoSteps,
  mistakes: [
    {
      id: 'second-number-for-all',
      leadsTo: (given) => (given.kind === 'compared' ? [whole(otherIn(given))] : undefined),
      says: 'To dopiero druga liczba. Pytanie jest o obie razem.',
    },
    {
      id: 'given-numbers-added',
      leadsTo: (given) =>
        given.kind === 'compared' && given.comparison !== 'more' ? [whole(given.a + given.b)] : undefined,
      says: 'Dodane zostały liczby z zadania. Jedna z nich mówi tylko, jak porównać: najpierw oblicz drugą liczbę.',
    },
    {
      id: 'by-for-times',
      leadsTo: (given) => {
        if (given.kind !== 'compared') return undefined;
        const { comparison, a, b } = given;
        if (comparison === 'times') return [whole(2 * a + b)];
        return comparison === 'part' && a > b ? [whole(2 * a - b)] : undefined;
      },
      says: '„Tyle razy” to co innego niż „o tyle”. Przeczytaj porównanie jeszcze raz.',
    },
    {
      id: 'compared-the-other-way',
      leadsTo: (given) => {
        if (given.kind !== 'compared') return undefined;
        const { comparison, a, b } = given;
        if (comparison === 'less') return [whole(2 * a + b)];
        return comparison === 'more' && a > b ? [whole(2 * a - b)] : undefined;
      },
      says: 'Porównanie zostało odwrócone. Kto ma więcej, a kto mniej?',
    },
    {
      id: 'one-change-only',
      leadsTo: (given) => (given.kind === 'changed' ? [whole(afterChange(given.a, given.changes[0]))] : undefined),
      says: 'To liczba po pierwszej zmianie. Potem stało się coś jeszcze.',
    },
    {
      id: 'last-change-reversed',
      leadsTo: ({ kind, ...given }) => {
        if (kind !== 'changed' || !('changes' in given)) return undefined;
        const [first, { isGain, by }] = given.changes;
        const wrong = afterChange(afterChange(given.a, first), { isGain: !isGain, by });
        return wrong < 0 ? undefined : [whole(wrong)];
      },
      says: 'Przy drugiej zmianie pomylone jest działanie. Czy wtedy przybyło, czy ubyło?',
    },
  ],
};
