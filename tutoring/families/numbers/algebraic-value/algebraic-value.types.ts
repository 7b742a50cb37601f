import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';

export interface AlgebraicValueGiven {
  readonly expression: Expression;
  /** A value for each letter of the expression, in the order of the task. */
  readonly letters: readonly (readonly [letter: string, value: Rational])[];
}
