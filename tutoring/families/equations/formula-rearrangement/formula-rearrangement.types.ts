import type { Equation } from '#tutoring/mathematics/expression.types.ts';

/** A formula and the letter to be found from it; it stands in the formula once. `Δ` stands for π, which the reader of expressions has not. */
export interface FormulaGiven {
  readonly equation: Equation;
  readonly letter: string;
}
