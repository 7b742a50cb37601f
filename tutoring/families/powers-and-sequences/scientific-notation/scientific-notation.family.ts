import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { asRational, exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import type { Family, Pick } from '#tutoring/families/family.types.ts';
import {
  digitsOf,
  normalOf,
  scientificLatex,
  scientificNotation,
  valueOfScientific,
  type Scientific,
} from './scientific.rules.ts';
import { readScientific } from './scientific-notation.reader.ts';
import { solveScientific } from './scientific-notation.solver.ts';
import type { ScientificGiven } from './scientific-notation.types.ts';

const mantissaOf = (pick: Pick): Scientific['mantissa'] => rational(10 * pick.int(1, 9) + pick.int(1, 9), 10);

const valueOf = (given: ScientificGiven): number => {
  switch (given.asks) {
    case 'scientific':
      return given.value.valueOf();
    case 'digits':
      return given.number.mantissa.valueOf() * 10 ** given.number.exponent;
    case 'product':
      return valueOfScientific(given.left).valueOf() * valueOfScientific(given.right).valueOf();
    case 'quotient':
      return valueOfScientific(given.left).valueOf() / valueOfScientific(given.right).valueOf();
  }
};

const resultOf = (given: ScientificGiven): Scientific => {
  switch (given.asks) {
    case 'scientific':
      return normalOf({ mantissa: given.value, exponent: 0 });
    case 'digits':
      return given.number;
    case 'product':
      return {
        mantissa: given.left.mantissa.mul(given.right.mantissa),
        exponent: given.left.exponent + given.right.exponent,
      };
    case 'quotient':
      return {
        mantissa: given.left.mantissa.div(given.right.mantissa),
        exponent: given.left.exponent - given.right.exponent,
      };
  }
};

/** With another exponent, written as the answer is. */
const scaled = (given: ScientificGiven, exponent: number): readonly (Exact | string)[] | undefined => {
  const result = resultOf(given);
  if (Math.abs(exponent) > 20 || exponent === result.exponent) return undefined;
  const wrong: Scientific = { ...result, exponent };
  return [given.asks === 'digits' ? exact(valueOfScientific(wrong)) : scientificNotation(normalOf(wrong))];
};

export const scientificNotationFamily: Family<ScientificGiven> = {
  id: 'scientific-notation',
  title: 'Notacja wykładnicza',
  grades: [7, 8],
  read: readScientific,

  tell: (given) => {
    switch (given.asks) {
      case 'scientific':
        return `Zapisz w notacji wykładniczej liczbę $${digitsOf(given.value)}$.`;
      case 'digits':
        return `Zapisz bez użycia potęgi liczbę $${scientificLatex(given.number)}$.`;
      case 'product':
      case 'quotient':
        return `Oblicz $(${scientificLatex(given.left)}) ${given.asks === 'product' ? '\\cdot' : ':'} (${scientificLatex(given.right)})$ i zapisz wynik w notacji wykładniczej.`;
    }
  },

  solve: solveScientific,

  check: (given, answer) => {
    const said =
      answer.kind === 'number'
        ? asRational(answer.value)?.valueOf()
        : answer.kind === 'expression'
          ? approximately(answer.notation)
          : undefined;
    const expected = valueOf(given);
    return said !== undefined && Math.abs(said - expected) <= 1e-12 * Math.abs(expected);
  },

  make: (pick, difficulty) => {
    if (difficulty === 3) {
      const isProduct = pick.int(0, 1) === 1;
      const [one, other] = [rational(pick.int(2, 9)), rational(pick.int(2, 4))];
      const [m, n] = [pick.int(4, 9), pick.int(-5, 3)];
      return isProduct
        ? {
            asks: 'product',
            left: { mantissa: one, exponent: m },
            right: { mantissa: other, exponent: n === 0 ? 2 : n },
          }
        : {
            asks: 'quotient',
            left: { mantissa: one.mul(other), exponent: m },
            right: { mantissa: other, exponent: n === 0 ? 2 : n },
          };
    }
    const exponent = difficulty === 1 ? pick.int(3, 7) : pick.oneOf([-5, -4, -3, -2, 6, 8, 9]);
    const number: Scientific = { mantissa: mantissaOf(pick), exponent };
    return pick.int(0, 1) === 1 ? { asks: 'scientific', value: valueOfScientific(number) } : { asks: 'digits', number };
  },

  mistakes: [
    {
      id: 'sign-of-exponent',
      leadsTo: (given) =>
        given.asks === 'scientific' || given.asks === 'digits' ? scaled(given, -resultOf(given).exponent) : undefined,
      says: 'Sprawdź znak wykładnika: liczby mniejsze od 1 mają wykładnik ujemny, duże liczby dodatni.',
    },
    {
      id: 'one-place-more',
      leadsTo: (given) => scaled(given, resultOf(given).exponent + 1),
      says: 'Wynik jest dziesięć razy za duży: przecinek stoi o jedno miejsce za daleko.',
    },
    {
      id: 'one-place-less',
      leadsTo: (given) => scaled(given, resultOf(given).exponent - 1),
      says: 'Wynik jest dziesięć razy za mały: policz jeszcze raz miejsca, o które przesuwa się przecinek.',
    },
    {
      id: 'exponents-multiplied',
      leadsTo: (given) =>
        given.asks === 'product' ? scaled(given, given.left.exponent * given.right.exponent) : undefined,
      says: 'Wykładniki zostały pomnożone. Przy mnożeniu potęg dziesiątki wykładniki dodajemy.',
    },
    {
      id: 'exponents-added',
      leadsTo: (given) =>
        given.asks === 'quotient' ? scaled(given, given.left.exponent + given.right.exponent) : undefined,
      says: 'Wykładniki zostały dodane. Przy dzieleniu potęg dziesiątki wykładniki odejmujemy.',
    },
  ],
};
