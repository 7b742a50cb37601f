import type { Equation } from '#tutoring/mathematics/expression.types.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';

/** Of the first degree once multiplied out, in one letter. */
export interface LinearEquationGiven {
  readonly equation: Equation;
  readonly unknown: string;
  /** A number of which the task asks whether it is a solution; undefined where the equation is to be solved. */
  readonly tested: Rational | undefined;
}
