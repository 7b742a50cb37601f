import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { readExpression } from '#tutoring/mathematics/expression.reader.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { unknownsOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { mathjsNotation } from '#tutoring/reading/formula.reader.ts';
import type { Inequality, InequalitySign, Relation, RelationSign } from './relation.types.ts';

const isSign = (written: string | undefined): written is RelationSign =>
  written === '=' || written === '<' || written === '>' || written === '≤' || written === '≥';

export const isInequalitySign = (sign: RelationSign): sign is InequalitySign => sign !== '=';

/** A formula of exactly two sides; undefined for what is no school algebra. */
export const readRelation = (formula: string): Relation | undefined => {
  const [left, sign, right, ...more] = formula.split(/([<>=≤≥])/).map((part) => part.trim());
  if (!isSign(sign) || more.length > 0) return undefined;
  const [one, other] = [expressionIn(left ?? ''), expressionIn(right ?? '')];
  return one && other && { left: one, sign, right: other };
};

/** Undefined for what is no school algebra. */
export const expressionIn = (notation: string): Expression | undefined => {
  if (notation === '' || notation.includes('|')) return undefined;
  try {
    return readExpression(mathjsNotation(notation));
  } catch (thrown) {
    if (thrown instanceof BeyondReach) return undefined;
    throw thrown;
  }
};

/** Of notation that the code has written itself: what cannot be read throws. */
export const ownExpression = (notation: string): Expression => {
  const expression = expressionIn(notation);
  if (expression === undefined) throw new RangeError(notation);
  return expression;
};

/** An inequality with one letter, read from a formula. */
export const readInequality = (formula: string): Inequality | undefined => {
  const relation = readRelation(formula);
  if (relation === undefined) return undefined;
  const { left, sign, right } = relation;
  const [unknown, ...others] = [...new Set([...unknownsOf(left), ...unknownsOf(right)])];
  if (!isInequalitySign(sign) || unknown === undefined || others.length > 0) return undefined;
  return { left, sign, right, unknown };
};
