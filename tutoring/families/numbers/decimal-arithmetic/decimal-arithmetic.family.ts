import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { isInteger } from '#tutoring/mathematics/rational.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import type { Answer, Family, FamilySolution } from '#tutoring/families/family.types.ts';
import { latexIn } from '#tutoring/families/numbers/worked-calculation.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';
import { makeDecimals } from './decimal-arithmetic.maker.ts';
import { DECIMAL_MISTAKES } from './decimal-arithmetic.mistakes.ts';
import { decimalResult, decimalSteps, shiftOf } from './decimal-arithmetic.solver.ts';
import { readDecimals } from './decimal-arithmetic.templates.ts';
import type { DecimalGiven } from './decimal-arithmetic.types.ts';

const notationOf = ({ a, sign, b }: DecimalGiven): string => `${plain(a)} ${sign} ${plain(b)}`;

const BACK = { '+': '-', '-': '+', '*': ':', ':': '\\cdot' } as const;

const proofOf = (given: DecimalGiven): string =>
  `Działanie odwrotne: $${latexOfRational(decimalResult(given))} ${BACK[given.sign]} ${latexOfRational(given.b)} = ${latexOfRational(given.a)}$. Zgadza się.`;

const NOTICES = {
  '+': 'Które cyfry wolno do siebie dodać? Gdzie musi stać przecinek jednej liczby, a gdzie drugiej?',
  '-': 'Które cyfry wolno od siebie odjąć? Gdzie musi stać przecinek jednej liczby, a gdzie drugiej?',
  '*': 'Oszacuj najpierw: czy wynik będzie większy, czy mniejszy od pierwszej liczby? Ile cyfr jest po przecinku?',
  ':': 'Czy dzielnik jest liczbą całkowitą? Czy wynik będzie większy, czy mniejszy od dzielnej?',
} as const;

const NUDGES = {
  '+': 'Zapisz liczby przecinek pod przecinkiem, brakujące miejsca uzupełnij zerami i dodawaj od prawej.',
  '-': 'Zapisz liczby przecinek pod przecinkiem, brakujące miejsca uzupełnij zerami i odejmuj od prawej.',
  '*': 'Pomnóż bez przecinków, a potem oddziel w wyniku tyle cyfr, ile było ich po przecinku w obu liczbach razem.',
  ':': 'Przesuń przecinek w obu liczbach o tyle samo miejsc, aż dzielnik będzie całkowity, i dopiero wtedy dziel.',
} as const;

const solve = (given: DecimalGiven): FamilySolution => {
  const isShift = shiftOf(given.b) !== undefined && (given.sign === '*' || given.sign === ':');
  return {
    steps: decimalSteps(given),
    answer: { kind: 'number', value: exact(decimalResult(given)) },
    proof: proofOf(given),
    notice: isShift
      ? 'Druga liczba to jedynka z zerami. Czy wynik będzie większy, czy mniejszy od pierwszej?'
      : NOTICES[given.sign],
    nudge: isShift
      ? 'Mnożąc przez taką liczbę, przesuwamy przecinek w prawo, dzieląc – w lewo: o tyle miejsc, ile ona ma zer.'
      : given.sign === ':' && isInteger(given.b)
        ? 'Dziel jak liczby całkowite, a przecinek w wyniku postaw wtedy, gdy skończą się jedności dzielnej.'
        : NUDGES[given.sign],
    setup: `Zapisz $${latexIn(notationOf(given))}$ i zdecyduj, co stanie się z przecinkiem.`,
  };
};

const MILLION = 1_000_000n;

const inMillionths = (value: Rational): bigint => value.s * value.mul(MILLION).n;

/** By the inverse operation, on millionths. */
const leadsBack = ({ a, sign, b }: DecimalGiven, answer: Answer): boolean => {
  const said = rationalIn(answer);
  if (said === undefined) return false;
  const [one, other, result] = [inMillionths(a), inMillionths(b), inMillionths(said)];
  switch (sign) {
    case '+':
      return result - other === one;
    case '-':
      return result + other === one;
    case '*':
      return one * other === result * MILLION;
    case ':':
      return result * other === one * MILLION;
  }
};

export const decimalArithmeticFamily: Family<DecimalGiven> = {
  id: 'decimal-arithmetic',
  title: 'Działania na ułamkach dziesiętnych',
  grades: [4, 6],
  read: readDecimals,
  tell: (given) => `Wykonaj działanie na ułamkach dziesiętnych: $${latexIn(notationOf(given))}$.`,
  solve,
  check: leadsBack,
  make: makeDecimals,
  mistakes: DECIMAL_MISTAKES,
};
