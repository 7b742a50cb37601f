import type { AskedEquation } from '../relation/asked-equation.reader.ts';

/** Of the second degree once multiplied out, in one letter. */
export interface QuadraticEquationGiven extends AskedEquation {
  /** Which of its solutions are asked for. */
  readonly wanted: 'all' | 'greater' | 'less';
  readonly shape: QuadraticShape;
}

/** What a similar equation has in common with it. */
export interface QuadraticShape {
  readonly isMonic: boolean;
  readonly isWithLinear: boolean;
  readonly constant: 'above-zero' | 'none' | 'below-zero';
  readonly discriminant: 'square' | 'none-square' | 'zero' | 'below-zero';
}
