import type { Rational } from '#tutoring/mathematics/rational.ts';

/** slope·x + free */
export interface Line {
  readonly slope: Rational;
  readonly free: Rational;
}

/** A power whose exponent holds x, or a plain number: then the exponent is 1. */
export interface Side {
  readonly base: Rational;
  readonly exponent: Line;
}

export interface ExponentialGiven {
  readonly left: Side;
  readonly right: Side;
}
