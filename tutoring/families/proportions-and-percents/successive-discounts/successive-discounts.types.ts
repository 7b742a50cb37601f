import type { Rational } from '#tutoring/mathematics/rational.ts';

export interface Change {
  readonly percent: Rational;
  readonly isUp: boolean;
}

/** Two changes one after another: each counts from what the one before has left. */
export interface SuccessiveGiven {
  /** Undefined where the question is by how many percent both change a value. */
  readonly start: Rational | undefined;
  readonly changes: readonly [Change, Change];
  /** An id of `units.ts`. */
  readonly unit: string | undefined;
  /** As the pupil or the book words it, in Markdown. */
  readonly text: string;
}
