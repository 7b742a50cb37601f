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
  const isMissing = difficulty > 1 && pick.int(0, 3) === 0;
  const [least, most] = difficulty === 1 ? [3, 9] : difficulty === 2 ? [12, 49] : [110, 390];
  const [a, b] = [pick.int(least, most), pick.int(least, difficulty === 3 ? 99 + least : most)];
  const less = difficulty === 3 ? b - least + 12 : b;
  return isMissing ? { sign: '-', a, b: less, isMissing } : { sign: '-', a: a + less, b: less, isMissing };
};

export const mentalSubtractionFamily: Family<MentalGiven> = {
  id: 'mental-subtraction',
  title: 'Odejmowanie w pamięci',
  grades: [1, 3],
  read: (message) => readMental(message, '-'),
  tell: ({ a, b, isMissing }) =>
    isMissing ? `Od jakiej liczby odjęto ${b} i wyszło ${a}?` : `Oblicz w pamięci: $${a} - ${b}$.`,
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
      leadsTo: (given) => (!given.isMissing && isAcrossTen(given) ? [whole(onesReversed(given))] : undefined),
      says: 'Jedności zostały odjęte w odwrotnej kolejności: mniejsze od większych. Kolejność w odejmowaniu jest ważna.',
    },
    {
      id: 'one-off',
      leadsTo: (given) => [whole(mentalResult(given) + 1)],
      says: 'Różnica o jeden. Licząc wstecz na palcach, zacznij od liczby poprzedniej, a nie od tej, którą już masz.',
    },
    {
      id: 'added',
      leadsTo: ({ a, b, isMissing }) => (isMissing ? undefined : [whole(a + b)]),
      says: 'Tu liczby zostały dodane. Sprawdź znak działania.',
    },
    {
      id: 'subtracted-again',
      leadsTo: ({ a, b, isMissing }) => (isMissing ? [whole(Math.abs(a - b))] : undefined),
      says: 'Szukana liczba jest na początku, przed odejmowaniem. Czy może być mniejsza od tego, co wyszło?',
    },
  ],
};
