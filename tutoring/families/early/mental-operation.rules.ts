import { calculated, whole } from '#tutoring/families/calculated.rules.ts';
import type { Answer, FamilySolution } from '#tutoring/families/family.types.ts';
import { differenceSides, sumSides } from './mental.rules.ts';
import { numberIn } from './whole.rules.ts';

/** `a` and `b` are what is calculated with; `missing` asks for the number behind the gap of `_ + b = a` or `_ - b = a`. */
export interface MentalGiven {
  readonly sign: '+' | '-';
  readonly a: number;
  readonly b: number;
  readonly isMissing: boolean;
}

/** The gap of an addition is found by subtracting, and the other way round. */
const doneBy = ({ sign, isMissing }: MentalGiven): '+' | '-' => (isMissing ? (sign === '+' ? '-' : '+') : sign);

export const mentalResult = (given: MentalGiven): number =>
  doneBy(given) === '+' ? given.a + given.b : given.a - given.b;

export const solveMental = (given: MentalGiven): FamilySolution => {
  const { a, b, sign, isMissing } = given;
  const result = mentalResult(given);
  const isSum = doneBy(given) === '+';
  const back = isSum ? `${result} - ${b} = ${a}` : `${result} + ${b} = ${a}`;
  return {
    steps: [
      {
        operation: isSum ? 'add' : 'subtract',
        what: isSum ? 'Dodajemy wygodnymi częściami' : 'Odejmujemy wygodnymi częściami',
        todo: isSum ? 'dodaj drugą liczbę po kawałku' : 'odejmij drugą liczbę po kawałku',
        why: isMissing
          ? 'Dodawanie i odejmowanie są działaniami odwrotnymi, więc okienko znajdziemy, cofając działanie.'
          : 'Najłatwiej liczyć przez pełne dziesiątki.',
        ...calculated(isSum ? sumSides(a, b) : differenceSides(a, b)),
      },
    ],
    answer: { kind: 'number', value: whole(result) },
    proof: isMissing
      ? `Wstawiamy w okienko: $${result} ${sign} ${b} = ${a}$. Zgadza się.`
      : `Działanie odwrotne: $${back}$. Zgadza się.`,
    notice: isMissing
      ? 'Której liczby brakuje? Czy jest większa, czy mniejsza od wyniku działania?'
      : 'Ile brakuje do najbliższej pełnej dziesiątki? Jak wygodnie rozłożyć drugą liczbę?',
    nudge: isMissing
      ? 'Cofnij działanie: co dodano, odejmij od wyniku, a co odjęto, dodaj z powrotem.'
      : isSum
        ? 'Rozłóż drugą liczbę na dziesiątki i jedności i dodawaj je po kolei.'
        : 'Rozłóż drugą liczbę na dziesiątki i jedności i odejmuj je po kolei.',
    setup: `Zapisz $${a} ${isSum ? '+' : '-'} ${b}$ i licz po kawałku.`,
  };
};

/** By counting on in tens and ones. */
export const isCounted = (given: MentalGiven, answer: Answer): boolean => {
  const said = numberIn(answer);
  if (said === undefined) return false;
  const [less, more, by] = doneBy(given) === '+' ? [given.a, said, given.b] : [said, given.a, given.b];
  let here = less;
  for (let left = by; left > 0; left -= left >= 10 ? 10 : 1) here += left >= 10 ? 10 : 1;
  return here === more;
};

/** A ten that is not carried, borrowed, or counted twice. */
export const tenLost = (given: MentalGiven): number => mentalResult(given) + (doneBy(given) === '+' ? -10 : 10);

export const isAcrossTen = (given: MentalGiven): boolean =>
  doneBy(given) === '+' ? (given.a % 10) + (given.b % 10) >= 10 : given.a % 10 < given.b % 10;

/** The smaller ones taken from the greater, whichever stands first. */
export const onesReversed = ({ a, b }: MentalGiven): number =>
  Math.floor(a / 10) * 10 - Math.floor(b / 10) * 10 + Math.abs((a % 10) - (b % 10));
