import type { Rational } from '#tutoring/mathematics/rational.ts';

/** A length with an id of a unit of length. */
export interface Length {
  readonly value: Rational;
  readonly unit: string;
}

/** Drawn to real: 1 : 50 000, or 3 : 1. One of them is 1. */
export interface Ratio {
  readonly drawn: Rational;
  readonly real: Rational;
}

export type ScaleGiven =
  | { readonly asked: 'real' | 'drawn'; readonly ratio: Ratio; readonly length: Length; readonly wanted?: string }
  | { readonly asked: 'scale'; readonly drawn: Length; readonly real: Length };
