import type { Rational } from '#tutoring/mathematics/rational.ts';

/** Sorted letters, as in `Polynomial`, and the number before them. */
export type Term = readonly [letters: string, coefficient: Rational];

/** A term of a line: a monomial, times brackets if there are any. */
export interface Part {
  readonly term: Term;
  readonly brackets: readonly Bracket[];
}

export interface Bracket {
  readonly parts: readonly Part[];
  readonly isSquared: boolean;
}
