import type { Rational } from '#tutoring/mathematics/rational.ts';

export interface MedianGiven {
  /** In the order of the task. */
  readonly numbers: readonly Rational[];
  /** An id of `units.ts`. */
  readonly unit: string | undefined;
  /** What the numbers are, in the genitive plural. */
  readonly of: MedianThing;
}

export type MedianThing = 'liczb' | 'ocen' | 'wyników' | 'temperatur';
