import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';
import type { RelationSign } from '../relation/relation.types.ts';

export type AbsoluteValueGiven = ModulusRelation | ModulusCalculation;

/** factor · |inner| + shift (sign) right, with one letter in `inner`, which is of the first degree. */
export interface ModulusRelation {
  readonly kind: 'relation';
  readonly inner: Expression;
  readonly unknown: string;
  /** Not zero. */
  readonly factor: Rational;
  readonly shift: Rational;
  readonly sign: RelationSign;
  readonly right: Rational;
  /** Whether it is enough to know that no distance is negative: another method. */
  readonly isDecidedBySign: boolean;
}

/** `|-7| + |3-5|`: bars and numbers. */
export interface ModulusCalculation {
  readonly kind: 'calculation';
  /** In plain notation, with bars that do not stand in one another. */
  readonly notation: string;
}
