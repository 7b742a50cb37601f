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
  const [most, least] = difficulty === 1 ? [9, 3] : difficulty === 2 ? [49, 12] : [390, 110];
  return { sign: '+', a: pick.int(least, most), b: pick.int(least, difficulty === 3 ? 99 : most) };
};

export const mentalAdditionFamily: Family<MentalGiven> = {
  id: 'mental-addition',
  title: 'Dodawanie w pamięci',
  grades: [1, 3],
  read: (message) => readMental(message, '+'),
  tell: ({ a, b }) => `Oblicz w pamięci: $${a} + ${b}$.`,
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
      leadsTo: ({ a, b }) => [whole(Math.abs(a - b))],
      says: 'Tu liczby zostały odjęte. Sprawdź znak działania.',
    },
  ],
};
