import { exact } from '#tutoring/mathematics/exact.ts';
import { HUNDRED, quotientOf } from '#tutoring/mathematics/rational.ts';
import { factorLatex, withUnit, written, type Asking, type Worked } from './percent.rules.ts';

/** The whole from a part of it, by way of one percent. */
export const whole = ({ percent, part: piece }: Asking<'whole'>, unit: string): Worked => {
  const onePercent = quotientOf(piece, percent);
  const result = onePercent.mul(HUNDRED);
  return {
    statement: `Znajdź liczbę, której $${written(percent)}\\%$ wynosi ${withUnit(piece, unit)}.`,
    steps: [
      {
        operation: 'divide',
        what: `Obliczamy, ile to jeden procent: dzielimy przez $${written(percent)}$`,
        todo: `oblicz jeden procent szukanej liczby: podziel $${written(piece)}$ przez $${written(percent)}$`,
        why: `$${written(percent)}\\%$ to ${withUnit(piece, unit)}, więc jeden procent jest odpowiednio mniejszy.`,
        prepared: `1\\% \\to ${written(piece)} : ${written(percent)}`,
        shown: `1\\% \\to ${written(piece)} : ${written(percent)} = ${written(onePercent)}`,
      },
      {
        operation: 'multiply',
        what: 'Mnożymy przez $100$',
        todo: 'pomnóż otrzymaną liczbę przez sto',
        why: 'Szukana liczba jest całością, czyli ma $100\\%$.',
        shown: `100\\% \\to ${written(onePercent)} \\cdot 100 = ${written(result)}`,
      },
    ],
    result: withUnit(result, unit),
    check: `$${written(percent)}\\%$ z $${written(result)}$ to $${factorLatex(percent)} \\cdot ${written(result)} = ${written(piece)}$. Zgadza się.`,
    values: [exact(result)],
    notice: `Tym razem znamy część (${withUnit(piece, unit)} to $${written(percent)}\\%$), a szukamy całości, czyli stu procent. Czy szukana liczba będzie większa, czy mniejsza od $${written(piece)}$?`,
    nudge: 'Najpierw ustal, ile to jeden procent, a potem weź sto takich części.',
  };
};
