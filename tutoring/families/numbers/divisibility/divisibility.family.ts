import { asRational } from '#tutoring/mathematics/exact.ts';
import { whole } from '#tutoring/families/calculated.rules.ts';
import { eitherFamily } from '#tutoring/families/either.family.ts';
import type { Answer, Family } from '#tutoring/families/family.types.ts';
import { listed } from '../whole-numbers.rules.ts';
import { countingDivisorsFamily } from './counting-divisors.family.ts';
import { solveDivisibility, withDigit } from './divisibility.solver.ts';
import { readDivisibility } from './divisibility.templates.ts';
import type { DivisibilityGiven } from './divisibility.types.ts';

/** The remainder as written division finds it, digit by digit. */
const remainderOf = (number: number, by: number): number =>
  [...String(number)].reduce((rest, digit) => (rest * 10 + Number(digit)) % by, 0);

const upTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const isExactly = (answer: Answer, expected: readonly number[]): boolean =>
  answer.kind === 'numbers' &&
  answer.values.map(({ value }) => asRational(value)?.valueOf()).join(' ') === expected.join(' ');

const isSaid = (answer: Answer, isTrue: boolean): boolean =>
  answer.kind === 'choice' && answer.value === (isTrue ? 'tak' : 'nie');

const sumOfDigits = (number: number): number => [...String(number)].reduce((sum, digit) => sum + Number(digit), 0);

const ODD_COMPOSITES = [15, 21, 27, 33, 35, 39, 45, 55, 63, 77] as const;

const rulesFamily: Family<DivisibilityGiven> = {
  id: 'divisibility',
  title: 'Podzielność liczb',
  grades: [4, 6],
  read: readDivisibility,
  tell: (given) => {
    switch (given.asks) {
      case 'divides':
        return `Czy liczba $${given.number}$ jest podzielna przez $${given.by}$?`;
      case 'among':
        return `Które z liczb ${listed(given.numbers)} są podzielne przez $${given.by}$?`;
      case 'divisors':
        return `Wypisz wszystkie dzielniki liczby $${given.number}$.`;
      case 'prime':
        return `Czy $${given.number}$ to liczba pierwsza?`;
      case 'digit':
        return `Jaką cyfrę wstawić w liczbie ${given.pattern.replace('_', '\\_')}, żeby była podzielna przez $${given.by}$?`.replace(
          '\\_',
          '_',
        );
    }
  },
  solve: (given) => solveDivisibility(given),

  check: (given, answer) => {
    switch (given.asks) {
      case 'divides':
        return isSaid(answer, remainderOf(given.number, given.by) === 0);
      case 'among':
        return isExactly(
          answer,
          given.numbers.filter((number) => remainderOf(number, given.by) === 0),
        );
      case 'divisors':
        return isExactly(
          answer,
          upTo(1, given.number).filter((divisor) => remainderOf(given.number, divisor) === 0),
        );
      case 'prime':
        return isSaid(
          answer,
          upTo(2, given.number - 1).every((divisor) => remainderOf(given.number, divisor) > 0),
        );
      case 'digit':
        return isExactly(
          answer,
          upTo(given.pattern.startsWith('_') ? 1 : 0, 9).filter(
            (digit) => remainderOf(withDigit(given.pattern, digit), given.by) === 0,
          ),
        );
    }
  },

  make: (pick, difficulty) => {
    const by = difficulty === 1 ? pick.oneOf([2, 5, 10]) : pick.oneOf([3, 4, 9]);
    switch (
      pick.oneOf(
        difficulty === 3 ? ['among', 'digit', 'prime', 'divisors'] : ['divides', 'divides', 'among', 'divisors'],
      )
    ) {
      case 'divides':
        return { asks: 'divides', number: by * pick.int(20, 300 * difficulty) + pick.oneOf([0, 0, 1]), by };
      case 'among': {
        const start = by * pick.int(5, 30);
        return { asks: 'among', numbers: [start + 1, start + by, start + 3 * by, start + 4 * by + 1], by };
      }
      case 'divisors':
        // Odd ones too: even ones have the two in common, which would give a divisor away in an example.
        return {
          asks: 'divisors',
          number: pick.oneOf([pick.int(2, 6 + 4 * difficulty) * 2, pick.oneOf(ODD_COMPOSITES)]),
        };
      case 'prime':
        return { asks: 'prime', number: pick.int(5, 60) * 2 + 1 };
      case 'digit':
        return { asks: 'digit', pattern: `${pick.int(11, 98)}_`, by: pick.oneOf([3, 9, 5, 4]) };
    }
  },

  mistakes: [
    {
      id: 'last-digit-for-sum',
      leadsTo: (given) =>
        given.asks === 'divides' && (given.by === 3 || given.by === 9)
          ? [(given.number % 10) % given.by === 0 ? 'tak' : 'nie']
          : undefined,
      says: 'Przy tej liczbie ostatnia cyfra nie decyduje. Trzeba dodać wszystkie cyfry.',
    },
    {
      id: 'sum-for-last-digit',
      leadsTo: (given) =>
        given.asks === 'divides' && given.by !== 3 && given.by !== 9
          ? [sumOfDigits(given.number) % given.by === 0 ? 'tak' : 'nie']
          : undefined,
      says: 'Suma cyfr decyduje tylko o podzielności przez trzy i przez dziewięć. Tu spójrz na końcówkę liczby albo podziel.',
    },
    {
      id: 'without-one-and-itself',
      leadsTo: (given) =>
        given.asks === 'divisors'
          ? upTo(2, given.number - 1)
              .filter((divisor) => given.number % divisor === 0)
              .map(whole)
          : undefined,
      says: 'Brakuje dwóch dzielników, które ma każda liczba większa od jedności: jedynki i jej samej.',
    },
    {
      id: 'odd-is-prime',
      leadsTo: (given) => (given.asks === 'prime' ? [given.number % 2 === 1 ? 'tak' : 'nie'] : undefined),
      says: 'Nie każda liczba nieparzysta jest pierwsza. Sprawdź też inne dzielniki.',
    },
    {
      id: 'those-that-are-not',
      leadsTo: (given) =>
        given.asks === 'among' ? given.numbers.filter((number) => number % given.by !== 0).map(whole) : undefined,
      says: 'Pytanie jest o podzielność, a przy tym dzieleniu zostaje reszta. Przeczytaj pytanie jeszcze raz.',
    },
    {
      id: 'one-digit-forgotten',
      leadsTo: (given) => {
        if (given.asks !== 'digit') return undefined;
        const digits = upTo(0, 9).filter((digit) => withDigit(given.pattern, digit) % given.by === 0);
        return digits.length < 2 ? undefined : digits.slice(0, 1).map(whole);
      },
      says: 'Ta cyfra pasuje, ale nie tylko ona. Sprawdź kolejne cyfry.',
    },
  ],
};

export const divisibilityFamily = eitherFamily({ first: rulesFamily, second: countingDivisorsFamily });
