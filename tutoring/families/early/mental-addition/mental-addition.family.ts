import { whole } from '#tutoring/families/calculated.rules.ts';
import { readMental } from '#tutoring/families/early/mental-operation.reader.ts';
import {
  isAcrossTen,
  isCounted,
  mentalResult,
  solveMental,
  tenLost,
  type MentalGiven,
} from '#tutoring/families/early/mental-operation.rules.ts';
import type { Difficulty, Family, Pick } from '#tutoring/families/family.types.ts';

const make = (pick: Pick, difficulty: Difficulty): MentalGiven => {
  const isMissing = difficulty > 1 && pick.int(0, 3) === 0;
  const [most, least] = difficulty === 1 ? [9, 3] : difficulty === 2 ? [49, 12] : [390, 110];
  const [a, b] = [pick.int(least, most), pick.int(least, difficulty === 3 ? 99 : most)];
  return isMissing ? { sign: '+', a: a + b, b: a, isMissing } : { sign: '+', a, b, isMissing };
};

export const mentalAdditionFamily: Family<MentalGiven> = {
  id: 'mental-addition',
  title: 'Dodawanie w pamięci',
  grades: [1, 3],
  read: (message) => readMental(message, '+'),
  tell: ({ a, b, isMissing }) =>
    isMissing ? `Ile trzeba dodać do ${b}, żeby otrzymać ${a}?` : `Oblicz w pamięci: $${a} + ${b}$.`,
  solve: solveMental,
  check: isCounted,
  make,
  mistakes: [
    {
      id: 'ten-lost',
      leadsTo: (given) => (isAcrossTen(given) ? [whole(tenLost(given))] : undefined),
      says: 'Dziesiątki się nie zgadzają: po drodze była jeszcze jedna pełna dziesiątka.',
    },
    {
      id: 'one-off',
      leadsTo: (given) => [whole(mentalResult(given) - 1)],
      says: 'Brakuje jednego. Licząc na palcach, zacznij od liczby następnej, a nie od tej, którą już masz.',
    },
    {
      id: 'subtracted',
      leadsTo: ({ a, b, isMissing }) => (isMissing ? undefined : [whole(Math.abs(a - b))]),
      says: 'Tu liczby zostały odjęte. Sprawdź znak działania.',
    },
    {
      id: 'gap-overlooked',
      leadsTo: ({ a, b, isMissing }) => (isMissing ? [whole(a + b)] : undefined),
      says: 'Liczby zostały dodane, a jedna z nich jest już wynikiem. Czego brakuje w okienku?',
    },
  ],
};
