import { calculated, whole } from '#tutoring/families/calculated.rules.ts';
import type { Answer, FamilySolution } from '#tutoring/families/family.types.ts';
import { differenceSides, sumSides } from './mental.rules.ts';
import { numberIn } from './whole.rules.ts';

export interface MentalGiven {
  readonly sign: '+' | '-';
  readonly a: number;
  readonly b: number;
}

export const mentalResult = ({ sign, a, b }: MentalGiven): number => (sign === '+' ? a + b : a - b);

export const solveMental = (given: MentalGiven): FamilySolution => {
  const { a, b, sign } = given;
  const result = mentalResult(given);
  const isSum = sign === '+';
  return {
    steps: [
      {
        operation: isSum ? 'add' : 'subtract',
        what: isSum ? 'Dodajemy wygodnymi częściami' : 'Odejmujemy wygodnymi częściami',
        todo: isSum ? 'dodaj drugą liczbę po kawałku' : 'odejmij drugą liczbę po kawałku',
        why: 'Najłatwiej liczyć przez pełne dziesiątki.',
        ...calculated(isSum ? sumSides(a, b) : differenceSides(a, b)),
      },
    ],
    answer: { kind: 'number', value: whole(result) },
    proof: `Działanie odwrotne: $${result} ${isSum ? '-' : '+'} ${b} = ${a}$. Zgadza się.`,
    notice: 'Ile brakuje do najbliższej pełnej dziesiątki? Jak wygodnie rozłożyć drugą liczbę?',
    nudge: isSum
      ? 'Rozłóż drugą liczbę na dziesiątki i jedności i dodawaj je po kolei.'
      : 'Rozłóż drugą liczbę na dziesiątki i jedności i odejmuj je po kolei.',
    setup: `Zapisz $${a} ${sign} ${b}$ i licz po kawałku.`,
  };
};

/** By counting on in tens and ones. */
export const isCounted = (given: MentalGiven, answer: Answer): boolean => {
  const said = numberIn(answer);
  if (said === undefined) return false;
  const [less, more, by] = given.sign === '+' ? [given.a, said, given.b] : [said, given.a, given.b];
  let here = less;
  for (let left = by; left > 0; left -= left >= 10 ? 10 : 1) here += left >= 10 ? 10 : 1;
  return here === more;
};

/** A ten that is not carried, borrowed, or counted twice. */
export const tenLost = (given: MentalGiven): number => mentalResult(given) + (given.sign === '+' ? -10 : 10);

export const isAcrossTen = (given: MentalGiven): boolean =>
  given.sign === '+' ? (given.a % 10) + (given.b % 10) >= 10 : given.a % 10 < given.b % 10;

/** The smaller ones taken from the greater, whichever stands first. */
export const onesReversed = ({ a, b }: MentalGiven): number =>
  Math.floor(a / 10) * 10 - Math.floor(b / 10) * 10 + Math.abs((a % 10) - (b % 10));
