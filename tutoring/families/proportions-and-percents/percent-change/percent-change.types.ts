import type { Rational } from '#tutoring/mathematics/rational.ts';

interface Story {
  /** An id of `units.ts`. */
  readonly unit: string | undefined;
  /** As the pupil or the book words it, in Markdown. */
  readonly text: string;
}

/** By how many percent a value changed, or by how many one number differs from another (`from`, the one after „od”). */
interface ChangeGiven extends Story {
  readonly asks: 'change';
  readonly from: Rational;
  readonly to: Rational;
}

/** What a value is after a change. */
interface ChangedGiven extends Story {
  readonly asks: 'changed';
  readonly whole: Rational;
  readonly percent: Rational;
  readonly isUp: boolean;
}

export type PercentChangeGiven = ChangeGiven | ChangedGiven;
