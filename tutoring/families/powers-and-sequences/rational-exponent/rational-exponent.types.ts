import type { Rational } from '#tutoring/mathematics/rational.ts';

export interface PowerFactor {
  readonly sign: '*' | ':';
  readonly base: Rational;
  readonly exponent: Rational;
}

/** One power to be calculated, or a product and quotient of powers to be written as one power of `target`. */
export interface RationalExponentGiven {
  readonly factors: readonly [PowerFactor, ...PowerFactor[]];
  readonly target: Rational | undefined;
}
