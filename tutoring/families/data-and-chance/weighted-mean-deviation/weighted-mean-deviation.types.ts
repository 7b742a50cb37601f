import type { Rational } from '#tutoring/mathematics/rational.ts';

export interface Weighted {
  readonly value: Rational;
  readonly weight: Rational;
}

export type SpreadGiven =
  | { readonly kind: 'weighted'; readonly items: readonly Weighted[] }
  /** Prices in złoty for one kilogram, weights in kilograms. */
  | { readonly kind: 'mixture'; readonly items: readonly Weighted[] }
  | { readonly kind: 'variance' | 'deviation'; readonly numbers: readonly Rational[] };
