import type { Rational } from '#tutoring/mathematics/rational.ts';

export interface MeanGiven {
  readonly numbers: readonly Rational[];
  /** The mean with one more number, which is asked for; undefined where the mean is asked for. */
  readonly mean: Rational | undefined;
  /** What the missing number is called in the task. */
  readonly letter?: 'x';
  /** An id of `units.ts`. */
  readonly unit: string | undefined;
}
