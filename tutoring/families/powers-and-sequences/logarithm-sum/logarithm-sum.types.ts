import type { Rational } from '#tutoring/mathematics/rational.ts';

/** A logarithm with a rational value, and whether a minus stands before it. */
export interface Term {
  readonly isTakenAway: boolean;
  readonly base: Rational;
  readonly argument: Rational;
}

/** Two or three logarithms, not all of one base. */
export interface LogarithmSumGiven {
  readonly terms: readonly Term[];
}
