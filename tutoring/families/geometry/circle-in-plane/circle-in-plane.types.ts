import type { Rational } from '#tutoring/mathematics/rational.ts';

/** A circle told by its equation; its centre and radius are asked for. */
export interface CircleGiven {
  /** Coordinates of the centre: whole numbers. */
  readonly a: Rational;
  readonly b: Rational;
  readonly radiusSquare: Rational;
  /** Told as x² + y² − 2ax − 2by + c = 0. */
  readonly isExpanded: boolean;
}
