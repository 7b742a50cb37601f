import type { Equation, Expression } from '#tutoring/mathematics/expression.types.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';

export type PercentQuestion =
  | { readonly asks: 'part'; readonly percent: Rational; readonly whole: Rational }
  | { readonly asks: 'rate'; readonly part: Rational; readonly whole: Rational }
  | { readonly asks: 'whole'; readonly percent: Rational; readonly part: Rational }
  | { readonly asks: 'original'; readonly percent: Rational; readonly after: Rational; readonly isUp: boolean }
  | { readonly asks: 'increased' | 'decreased'; readonly percent: Rational; readonly whole: Rational }
  | { readonly asks: 'change'; readonly from: Rational; readonly to: Rational };

export interface PercentTask {
  readonly kind: 'percent';
  readonly question: PercentQuestion;
  /** „zł”, „kg”, or empty. */
  readonly unit: string;
}

export interface ArithmeticTask {
  readonly kind: 'arithmetic';
  readonly expression: Expression;
}

export interface EquationTask {
  readonly kind: 'equation';
  readonly equation: Equation;
  readonly unknown: string;
}

export interface SystemTask {
  readonly kind: 'system';
  readonly equations: readonly [Equation, Equation];
  readonly unknowns: readonly [string, string];
}

/** What the general engines solve. */
export type EngineTask = ArithmeticTask | PercentTask | EquationTask | SystemTask;
