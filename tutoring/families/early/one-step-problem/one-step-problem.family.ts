import { whole } from '#tutoring/families/calculated.rules.ts';
import type { Answer, Family } from '#tutoring/families/family.types.ts';
import { isAcrossTen, tenLost } from '#tutoring/families/early/mental-operation.rules.ts';
import { numberIn } from '#tutoring/families/early/whole.rules.ts';
import { readStory } from './one-step-problem.reader.ts';
import { largerFirst, OPERATION, solveStory } from './one-step-problem.solver.ts';
import { makeStory } from './one-step-problem.stories.ts';
import type { OneStepGiven } from './one-step-problem.types.ts';

/** By counting on or back, group by group. */
const isCounted = (given: OneStepGiven, answer: Answer): boolean => {
  const said = numberIn(answer);
  if (said === undefined) return false;
  const [a, b] = largerFirst(given);
  switch (OPERATION[given.situation]) {
    case 'add':
      return said - b === a;
    case 'subtract':
      return said + b === a;
    case 'multiply':
      return said / b === a;
    case 'divide':
      return said * b === a;
  }
};

export const oneStepProblemFamily: Family<OneStepGiven> = {
  id: 'one-step-problem',
  title: 'Zadania z treścią na jedno działanie',
  grades: [1, 3],
  read: readStory,
  tell: ({ text }) => text,
  solve: solveStory,
  check: isCounted,
  make: makeStory,
  mistakes: [
    {
      id: 'added',
      leadsTo: ({ situation, a, b }) => (OPERATION[situation] === 'add' ? undefined : [whole(a + b)]),
      says: 'Tu liczby zostały dodane. Przeczytaj jeszcze raz, co się w zadaniu dzieje: czy na pewno trzeba dodać?',
    },
    {
      id: 'subtracted',
      leadsTo: ({ situation, a, b }) => (OPERATION[situation] === 'subtract' ? undefined : [whole(Math.abs(a - b))]),
      says: 'Tu liczby zostały odjęte. Pomyśl, czy w tym zadaniu czegoś ubywa.',
    },
    {
      id: 'multiplied',
      leadsTo: ({ situation, a, b }) => {
        const operation = OPERATION[situation];
        // Nobody multiplies beyond a hundred where the numbers are to be added.
        const isLikely = operation === 'divide' || (operation !== 'multiply' && a * b <= 100);
        return isLikely ? [whole(a * b)] : undefined;
      },
      says: 'Tu liczby zostały pomnożone. Mnożymy wtedy, gdy ta sama liczba powtarza się kilka razy.',
    },
    {
      id: 'ten-lost',
      leadsTo: (given) => {
        const operation = OPERATION[given.situation];
        if (operation !== 'add' && operation !== 'subtract') return undefined;
        const [a, b] = largerFirst(given);
        const calculation = { sign: operation === 'add' ? '+' : '-', a, b } as const;
        return isAcrossTen(calculation) ? [whole(tenLost(calculation))] : undefined;
      },
      says: 'Działanie jest dobre, tylko dziesiątki się nie zgadzają. Policz jeszcze raz przejście przez pełną dziesiątkę.',
    },
  ],
};
