import type { Exact } from './exact.ts';
import type { Rational } from './rational.ts';

export type Operator = 'plus' | 'minus' | 'times' | 'over' | 'bar';

/** What a pupil wrote, as a tree that remembers how it was written: `3/4` stays a bar, `3 : 4` a colon, `1 1/2` a mixed number. */
export type Expression =
  | { readonly kind: 'number'; readonly value: Exact }
  | { readonly kind: 'mixed'; readonly whole: Rational; readonly numerator: Rational; readonly denominator: Rational }
  | { readonly kind: 'percent'; readonly value: Rational }
  | { readonly kind: 'unknown'; readonly name: string }
  | { readonly kind: 'negative'; readonly of: Expression }
  | { readonly kind: 'root'; readonly of: Expression }
  | { readonly kind: 'power'; readonly base: Expression; readonly exponent: number }
  | { readonly kind: 'operation'; readonly operator: Operator; readonly left: Expression; readonly right: Expression };

export interface Equation {
  readonly left: Expression;
  readonly right: Expression;
}

export const number = (value: Exact): Expression => ({ kind: 'number', value });

export const operation = (left: Expression, operator: Operator, right: Expression): Expression => ({
  kind: 'operation',
  operator,
  left,
  right,
});
