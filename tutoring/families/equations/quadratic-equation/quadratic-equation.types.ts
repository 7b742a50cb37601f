import type { AskedEquation } from '../relation/asked-equation.reader.ts';

/** Of the second degree once multiplied out, in one letter. */
export interface QuadraticEquationGiven extends AskedEquation {
  /** Which of its solutions are asked for. */
  readonly wanted: 'all' | 'greater' | 'less';
}
