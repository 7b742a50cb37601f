import type { Rational } from '#tutoring/mathematics/rational.ts';

export interface RatioDivisionGiven {
  /** What is parted: any amount, or the 180° of a triangle's angles. */
  readonly subject: 'amount' | 'angles';
  readonly total: Rational;
  /** An id of `units.ts`; undefined for a bare number. */
  readonly unit: string | undefined;
  /** Two or three whole positive numbers. */
  readonly terms: readonly Rational[];
}
