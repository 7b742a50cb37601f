import { coefficientOf, degreeOf, type Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import { isZero, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';

/** Highest power first, zeros included. */
export const coefficientsDown = (polynomial: Polynomial): readonly Rational[] =>
  Array.from({ length: degreeOf(polynomial) + 1 }, (_none, index) =>
    coefficientOf(polynomial, 'x'.repeat(degreeOf(polynomial) - index)),
  );

export const polynomialOfCoefficients = (coefficients: readonly Rational[]): Polynomial =>
  new Map(
    coefficients
      .map((value, index) => ['x'.repeat(coefficients.length - 1 - index), value] as const)
      .filter(([, value]) => !isZero(value)),
  );

interface Division {
  readonly quotient: Polynomial;
  readonly remainder: Rational;
  /** The lower row of Horner's scheme. */
  readonly row: readonly Rational[];
}

/** By x − a, with Horner's scheme. */
export const dividedByBinomial = (polynomial: Polynomial, a: Rational): Division => {
  const row: Rational[] = [];
  for (const coefficient of coefficientsDown(polynomial)) row.push((row.at(-1) ?? ZERO).mul(a).add(coefficient));
  return { quotient: polynomialOfCoefficients(row.slice(0, -1)), remainder: row.at(-1) ?? ZERO, row };
};

export const valueOfPolynomial = (polynomial: Polynomial, at: Rational): Rational =>
  [...polynomial].reduce((total, [letters, value]) => {
    let power = value;
    for (let count = 0; count < letters.length; count += 1) power = power.mul(at);
    return total.add(power);
  }, ZERO);
