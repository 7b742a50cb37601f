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
import { sumSides } from '#tutoring/families/early/mental.rules.ts';
import type { Family, FamilySolution } from '#tutoring/families/family.types.ts';
import { makeAddition } from './mental-addition.maker.ts';

interface Way {
  readonly what: string;
  readonly todo: string;
  readonly why: string;
  readonly notice: string;
  readonly nudge: string;
}

/** As `sumSides` goes. */
const wayOf = (given: MentalGiven): Way => {
  const { a, b } = given;
  const [ones, tens] = [b % 10, b - (b % 10)];
  if (tens > 0 && ones > 0 && a >= 10)
    return {
      what: `Dodajemy najpierw dziesiątki drugiej liczby, potem jedności${isAcrossTen(given) ? ', przechodząc przez pełną dziesiątkę' : ''}`,
      todo: 'dodaj najpierw dziesiątki drugiej liczby, potem jedności',
      why: 'Najłatwiej dodaje się pełne dziesiątki.',
      notice: 'Ile dziesiątek i ile jedności ma druga liczba?',
      nudge: 'Rozłóż drugą liczbę na dziesiątki i jedności i dodawaj je po kolei.',
    };
  if (tens === 0 && (a % 10) + ones > 10)
    return {
      what: 'Dopełniamy pierwszą liczbę do pełnej dziesiątki i dodajemy resztę',
      todo: 'dopełnij pierwszą liczbę do pełnej dziesiątki i dodaj resztę',
      why: 'Do pełnej dziesiątki łatwo dodać kilka jedności.',
      notice: 'Ile brakuje pierwszej liczbie do pełnej dziesiątki?',
      nudge: 'Dopełnij pierwszą liczbę do pełnej dziesiątki, a potem dodaj to, co zostało z drugiej.',
    };
  if (ones === 0)
    return {
      what: 'Dodajemy pełne dziesiątki',
      todo: 'dodaj pełne dziesiątki',
      why: 'Jedności pierwszej liczby się nie zmieniają.',
      notice: 'Druga liczba kończy się zerem. Co stanie się z jednościami pierwszej?',
      nudge: 'Dodaj dziesiątki do dziesiątek. Cyfra jedności pierwszej liczby się nie zmieni.',
    };
  return {
    what: 'Dodajemy mniejszą liczbę do większej',
    todo: 'dodaj mniejszą liczbę do większej',
    why: 'Kolejność dodawania nie zmienia sumy.',
    notice: 'Od której liczby wygodniej zacząć liczenie?',
    nudge: 'Zacznij od większej liczby i dodawaj do niej mniejszą.',
  };
};

const solve = (given: MentalGiven): FamilySolution => {
  const solution = solveMental(given);
  const { notice, nudge, ...step } = wayOf(given);
  const sum = `$${given.a} + ${given.b}$`;
  const setup = sumSides(given.a, given.b).length > 2 ? `Zapisz ${sum} i licz po kawałku.` : `Zapisz ${sum} i policz.`;
  return { ...solution, steps: solution.steps.map((one) => ({ ...one, ...step })), notice, nudge, setup };
};

export const mentalAdditionFamily: Family<MentalGiven> = {
  id: 'mental-addition',
  title: 'Dodawanie w pamięci',
  grades: [1, 3],
  read: (message) => readMental(message, '+'),
  tell: ({ a, b }) => `Oblicz w pamięci: $${a} + ${b}$.`,
  solve,
  check: isCounted,
  make: makeAddition,
  mistakes: [
    {
      id: 'ten-lost',
      leadsTo: (given) => (isAcrossTen(given) ? [whole(tenLost(given))] : undefined),
      says: 'Dziesiątki się nie zgadzają: po drodze była jeszcze jedna pełna dziesiątka.',
    },
    {
      id: 'one-off',
      leadsTo: (given) => [whole(mentalResult(given) - 1)],
      says: 'Blisko! Licząc po jednym, zacznij od liczby następnej, a nie od tej, którą już masz.',
    },
    {
      id: 'subtracted',
      leadsTo: ({ a, b }) => [whole(Math.abs(a - b))],
      says: 'Tu liczby zostały odjęte. Sprawdź znak działania.',
    },
  ],
};
