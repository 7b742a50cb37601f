import type { Rational } from '#tutoring/mathematics/rational.ts';

/** A part or what is left after a change is known with its percent; the whole is asked for. */
export interface PercentWholeGiven {
  /** How many percent of the whole `part` is; after a change 100 ± `change`. */
  readonly percent: Rational;
  readonly part: Rational;
  /** By how many percent the whole changed before `part` was left; negative for a fall, undefined where nothing changed. */
  readonly change: Rational | undefined;
  /** An id of `units.ts`. */
  readonly unit: string | undefined;
  /** As the pupil or the book words it, in Markdown. */
  readonly text: string;
}
