import type { Rational } from '#tutoring/mathematics/rational.ts';

/** A logarithm, or the sum or difference of two of one base; log_base(x + shift) = value; log_x(argument) = value. */
export type LogarithmGiven =
  | {
      readonly asks: 'value';
      readonly base: Rational;
      readonly argument: Rational;
      readonly second?: { readonly sign: '+' | '-'; readonly argument: Rational };
    }
  | { readonly asks: 'argument'; readonly base: Rational; readonly shift: Rational; readonly value: Rational }
  | { readonly asks: 'base'; readonly argument: Rational; readonly value: Rational };
