import type { Rational } from '#tutoring/mathematics/rational.ts';

/** A logarithm with a rational value, and the sign before it. */
export interface Term {
  readonly sign: 1 | -1;
  readonly base: Rational;
  readonly argument: Rational;
}

/** Two or three logarithms, not all of one base. */
export interface LogarithmSumGiven {
  readonly terms: readonly Term[];
}
