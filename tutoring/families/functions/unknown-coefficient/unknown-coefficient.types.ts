import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';

/** A formula of x with one more letter, and a number that settles it. */
export type UnknownCoefficient = {
  /** The letter that is sought, of the first degree. */
  readonly letter: string;
  readonly x: Rational;
} & (
  | {
      /** A point of the graph, or a zero. */
      readonly kind: 'point' | 'zero';
      readonly name: 'f(x)' | 'y';
      readonly left: Expression;
      /** The value there. */
      readonly right: Expression;
    }
  | { readonly kind: 'root'; readonly left: Expression; readonly right: Expression }
);
