import type { Rational } from '#tutoring/mathematics/rational.ts';

export interface Compared {
  readonly one: Rational;
  readonly other: Rational;
}

export interface ComparisonGiven extends Compared {
  /** Both are written with a comma. */
  readonly isDecimal: boolean;
}
