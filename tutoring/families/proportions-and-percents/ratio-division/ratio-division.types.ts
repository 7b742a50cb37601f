import type { Rational } from '#tutoring/mathematics/rational.ts';

/** What is parted: any amount, angles whose sum is known, the way around a triangle or a rectangle. */
export type RatioSubject = 'amount' | 'angles' | 'adjacent' | 'acute' | 'triangle' | 'rectangle';

export interface RatioDivisionGiven {
  readonly subject: RatioSubject;
  /** Of a figure with sides the way around. */
  readonly total: Rational;
  /** An id of `units.ts`; undefined for a bare number. */
  readonly unit: string | undefined;
  /** Two or three whole positive numbers. */
  readonly terms: readonly Rational[];
}
