import type { Rational } from '#tutoring/mathematics/rational.ts';
import type { SequenceGiven } from '../sequence/sequence.types.ts';

/** Besides what every sequence has: a term by the formula slope·n + free, and a sum told as `1 + 2 + 3 + … + 100`. */
export type ArithmeticGiven =
  | SequenceGiven
  | {
      readonly asks: { readonly what: 'value'; readonly index: number };
      readonly slope: Rational;
      readonly free: Rational;
    }
  | {
      readonly asks: { readonly what: 'series'; readonly count: number };
      readonly first: Rational;
      readonly step: Rational;
    };
