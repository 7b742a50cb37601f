import type { Rational } from '#tutoring/mathematics/rational.ts';

export type PlaneFigure = 'square' | 'rectangle' | 'parallelogram' | 'triangle' | 'rhombus' | 'trapezium';

/** Lengths in one unit, in the order in which the formula has them: the height last, for a rhombus the two diagonals. */
export interface AreaGiven {
  readonly figure: PlaneFigure;
  readonly lengths: readonly Rational[];
  /** An id of a unit of length; undefined where the task has none. */
  readonly unit: string | undefined;
}
