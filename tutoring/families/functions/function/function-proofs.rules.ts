import { inParentheses, latexOfRational } from '#tutoring/mathematics/latex.ts';
import { isNegative, rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { coefficientsOf } from './asking.rules.ts';
import { fraction, valueAt } from './function-lines.rules.ts';
import type { SchoolFunction } from './function.types.ts';

/** Horner's scheme, written out line by line. */
const hornerLines = (one: SchoolFunction, at: Rational): readonly string[] => {
  let row = ZERO;
  return coefficientsOf(one).map((coefficient, index) => {
    const before = row;
    row = row.mul(at).add(coefficient);
    if (index === 0) return fraction(row);
    const added = `${isNegative(coefficient) ? '-' : '+'} ${fraction(coefficient.abs())}`;
    return `${fraction(before)} \\cdot ${inParentheses(at, 'fraction')} ${added} = ${fraction(row)}`;
  });
};

/** A value or a remainder without any powers. */
export const proofByHorner = (one: SchoolFunction, at: Rational, what: string): string =>
  `Liczymy inaczej, schematem Hornera: zaczynamy od pierwszego współczynnika, mnożymy przez $${fraction(at)}$ i dodajemy następny. ${hornerLines(
    one,
    at,
  )
    .map((line) => `$${line}$`)
    .join(', ')}. Ostatnia z tych liczb to ${what}.`;

/** „$f(1) = 3$, $f(2) = 5$”; „y(1)” of a function without another name. */
export const valuesAt = (one: SchoolFunction, places: readonly Rational[]): string =>
  places.map((at) => `$${one.name.charAt(0)}(${fraction(at)}) = ${fraction(valueAt(one, at))}$`).join(', ');

/** So far from a point that the numbers stay short, and near enough for a slope. */
const STEP = rational(1, 10);

/** What a derivative is near to: the change of the values over the change of x. */
export const proofByQuotient = (one: SchoolFunction, at: Rational, slope: Rational): string => {
  const [left, right] = [at.sub(STEP), at.add(STEP)];
  const [low, high] = [valueAt(one, left), valueAt(one, right)];
  const quotient = high.sub(low).div(STEP.mul(2));
  const letter = one.name.charAt(0);
  const value = (place: Rational): string => `${letter}(${latexOfRational(place)})`;
  return `Porównujemy z ilorazem różnicowym wokół $x = ${latexOfRational(at)}$: $\\frac{${value(right)} - ${value(left)}}{${latexOfRational(STEP.mul(2))}} = \\frac{${latexOfRational(high)} - ${inParentheses(low)}}{${latexOfRational(STEP.mul(2))}} = ${latexOfRational(quotient)}$, a wzór daje $${letter}'(${latexOfRational(at)}) = ${latexOfRational(slope)}$. ${
    quotient.equals(slope) ? 'Obie liczby są równe.' : 'Liczby są bliskie, a im mniejszy krok, tym mniej się różnią.'
  }`;
};
