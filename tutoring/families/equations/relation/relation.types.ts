import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import type { Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';

export type InequalitySign = '<' | '>' | '≤' | '≥';

export type RelationSign = InequalitySign | '=';

/** Two sides of a formula as it was written. */
export interface Relation<Sign extends RelationSign = RelationSign> {
  readonly left: Expression;
  readonly sign: Sign;
  readonly right: Expression;
}

/** An inequality in one letter. */
export interface Inequality extends Relation<InequalitySign> {
  readonly unknown: string;
}

/** A line of a solution: both sides multiplied out. */
export interface Line {
  readonly left: Polynomial;
  readonly sign: InequalitySign;
  readonly right: Polynomial;
}
