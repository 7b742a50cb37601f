import type { Rational } from '#tutoring/mathematics/rational.ts';

/** `first` goes with `second`; what goes with `other`, of the same kind as `first`, is asked for. */
export interface ProportionGiven {
  readonly kind: 'direct' | 'inverse';
  readonly first: Rational;
  readonly second: Rational;
  readonly other: Rational;
  /** An id of `units.ts` for `first` and `other`. */
  readonly unit: string | undefined;
  /** An id of `units.ts` for `second` and the result. */
  readonly askedUnit: string | undefined;
  /** As the pupil or the book words it, in Markdown. */
  readonly text: string;
}
