import type { Rational } from '#tutoring/mathematics/rational.ts';

/** As it is written: 2/4 is not 1/2. */
export interface WrittenFraction {
  readonly n: bigint;
  readonly d: bigint;
}

/** Two fractions, or two numbers that are written with a comma. */
export type ComparisonGiven =
  | { readonly isDecimal: true; readonly one: Rational; readonly other: Rational }
  | { readonly isDecimal: false; readonly one: WrittenFraction; readonly other: WrittenFraction };

export type Fractions = Omit<Extract<ComparisonGiven, { isDecimal: false }>, 'isDecimal'>;
export type Decimals = Extract<ComparisonGiven, { isDecimal: true }>;
