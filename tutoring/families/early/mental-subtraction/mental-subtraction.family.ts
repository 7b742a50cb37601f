import { whole } from '#tutoring/families/calculated.rules.ts';
import { readMental } from '#tutoring/families/early/mental-operation.reader.ts';
import {
  isAcrossTen,
  isCounted,
  mentalResult,
  onesReversed,
  tenLost,
} from '#tutoring/families/early/mental-operation.rules.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { makeSubtraction } from './mental-subtraction.maker.ts';
import { solveSubtraction, wayOf } from './mental-subtraction.solver.ts';
import type { SubtractionGiven } from './mental-subtraction.types.ts';

export const mentalSubtractionFamily: Family<SubtractionGiven> = {
  id: 'mental-subtraction',
  title: 'Odejmowanie w pamięci',
  grades: [1, 3],
  read: (message) => {
    const given = readMental(message, '-');
    return given && { ...given, way: wayOf(given.a, given.b) };
  },
  tell: ({ a, b }) => `Oblicz w pamięci: $${a} - ${b}$.`,
  solve: solveSubtraction,
  check: isCounted,
  make: makeSubtraction,
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
      says: 'To pomyłka o jeden. Policz jeszcze raz jedności.',
    },
    {
      id: 'added',
      leadsTo: ({ a, b }) => [whole(a + b)],
      says: 'Tu liczby zostały dodane. Sprawdź znak działania.',
    },
  ],
};
