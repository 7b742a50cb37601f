import type { Rational } from '#tutoring/mathematics/rational.ts';

/** Different numbers, to be written from the least or from the greatest. */
export interface OrderGiven {
  readonly isRising: boolean;
  readonly numbers: readonly Rational[];
  readonly kind: Kind;
}

/** By what they are compared: each kind has hints of its own. */
export type Kind = 'fractions' | 'fractions-of-one-bottom' | 'decimals' | 'whole' | 'below-zero';
