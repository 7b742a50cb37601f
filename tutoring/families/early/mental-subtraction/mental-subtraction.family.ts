import { whole } from '#tutoring/families/calculated.rules.ts';
import { readMental } from '#tutoring/families/early/mental-operation.reader.ts';
import {
  isAcrossTen,
  isCounted,
  mentalResult,
  onesReversed,
  tenLost,
} from '#tutoring/families/early/mental-operation.rules.ts';
import type { Difficulty, Family, Pick } from '#tutoring/families/family.types.ts';
import { solveSubtraction, wayOf } from './mental-subtraction.solver.ts';
import type { SubtractionGiven, Way } from './mental-subtraction.types.ts';

const WAYS: Readonly<Record<Difficulty, readonly [Way, ...Way[]]>> = {
  1: ['ones', 'ones-across-ten'],
  2: ['ones-across-ten', 'tens', 'full-ten', 'places', 'places-across-ten'],
  3: ['tens-across-hundred', 'full-hundred', 'places-across-ten'],
};

const firstNumber = (pick: Pick, way: Way, difficulty: Difficulty): number => {
  if (way === 'full-hundred') return 100 * pick.int(1, 5);
  if (way === 'full-ten') return 10 * pick.int(3, 9);
  if (way === 'tens-across-hundred') return 10 * pick.int(11, 18);
  return difficulty === 1 ? pick.int(6, 18) : difficulty === 2 ? pick.int(21, 98) : pick.int(121, 390);
};

const secondNumber = (pick: Pick, way: Way, a: number): number => {
  if (way.startsWith('ones')) return pick.int(2, 9);
  return way.startsWith('tens') ? 10 * pick.int(1, 9) : pick.int(11, Math.min(a - 1, 98));
};

const make = (pick: Pick, difficulty: Difficulty): SubtractionGiven => {
  const way = pick.oneOf(WAYS[difficulty]);
  for (;;) {
    const a = firstNumber(pick, way, difficulty);
    const b = secondNumber(pick, way, a);
    if (b < a && wayOf(a, b) === way) return { sign: '-', a, b, way };
  }
};

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
      says: 'To pomyłka o jeden. Policz jeszcze raz jedności.',
    },
    {
      id: 'added',
      leadsTo: ({ a, b }) => [whole(a + b)],
      says: 'Tu liczby zostały dodane. Sprawdź znak działania.',
    },
  ],
};
