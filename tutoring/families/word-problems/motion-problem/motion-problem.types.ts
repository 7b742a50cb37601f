import type { Rational } from '#tutoring/mathematics/rational.ts';

interface TwoSpeeds {
  /** In km/h. */
  readonly first: Rational;
  readonly second: Rational;
  /** As the pupil or the book words it, in Markdown. */
  readonly text: string;
}

/** Kilometres and hours. */
export type MotionProblemGiven =
  /** Towards each other, or one behind the other (`first` is the faster): when they meet. */
  | (TwoSpeeds & { readonly kind: 'towards' | 'chase'; readonly distance: Rational })
  /** From one place in opposite directions: how far from each other. */
  | (TwoSpeeds & { readonly kind: 'apart'; readonly time: Rational })
  /** A boat of the speed `first` on a river of the speed `second`: how long. */
  | (TwoSpeeds & { readonly kind: 'withCurrent' | 'againstCurrent'; readonly distance: Rational })
  /** The mean speed of two times. */
  | (TwoSpeeds & { readonly kind: 'twoTimes'; readonly times: readonly [Rational, Rational] })
  /** The mean speed of one way there and back. */
  | (TwoSpeeds & { readonly kind: 'thereAndBack'; readonly distance: Rational });

export type OfKind<Kind extends MotionProblemGiven['kind']> = Extract<MotionProblemGiven, { kind: Kind }>;
