import type { Rational } from '#tutoring/mathematics/rational.ts';

export interface RoundingGiven {
  /** Positive, with at most six decimal places. */
  readonly value: Rational;
  /** The power of ten to which it is rounded: 2 for hundreds, -1 for tenths. */
  readonly place: number;
}
