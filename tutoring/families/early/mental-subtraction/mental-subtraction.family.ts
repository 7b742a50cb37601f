import { whole } from '#tutoring/families/calculated.rules.ts';
import { readMental } from '#tutoring/families/early/mental-operation.reader.ts';
import {
  isAcrossTen,
  isCounted,
  mentalResult,
  onesReversed,
  solveMental,
  tenLost,
  type MentalGiven,
} from '#tutoring/families/early/mental-operation.rules.ts';
import type { Difficulty, Family, Pick } from '#tutoring/families/family.types.ts';

const make = (pick: Pick, difficulty: Difficulty): MentalGiven => {
  const [least, most] = difficulty === 1 ? [3, 9] : difficulty === 2 ? [12, 49] : [110, 390];
  const [a, b] = [pick.int(least, most), pick.int(least, difficulty === 3 ? 99 + least : most)];
  const less = difficulty === 3 ? b - least + 12 : b;
  return { sign: '-', a: a + less, b: less };
};

export const mentalSubtractionFamily: Family<MentalGiven> = {
  id: 'mental-subtraction',
  title: 'Odejmowanie w pamięci',
  grades: [1, 3],
  read: (message) => readMental(message, '-'),
  tell: ({ a, b }) => `Oblicz w pamięci: $${a} - ${b}$.`,
  solve: solveMental,
  check: isCounted,
  make,
  mistakes: [
    {
      id: 'ten-lost',
      leadsTo: (given) => (isAcrossTen(given) ? [whole(tenLost(given))] : undefined),
      says: 'Dziesiątki się nie zgadzają: po drodze przechodzimy przez pełną dziesiątkę.',
    },
    {
      id: 'ones-reversed',
      leadsTo: (given) => (isAcrossTen(given) ? [whole(onesReversed(given))] : undefined),
      says: 'Jedności zostały odjęte w odwrotnej kolejności: mniejsze od większych. Kolejność w odejmowaniu jest ważna.',
    },
    {
      id: 'one-off',
      leadsTo: (given) => [whole(mentalResult(given) + 1)],
      says: 'Różnica o jeden. Licząc wstecz na palcach, zacznij od liczby poprzedniej, a nie od tej, którą już masz.',
    },
    {
      id: 'added',
      leadsTo: ({ a, b }) => [whole(a + b)],
      says: 'Tu liczby zostały dodane. Sprawdź znak działania.',
    },
  ],
};
