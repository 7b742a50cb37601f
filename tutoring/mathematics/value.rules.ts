import { BeyondReach, type BeyondReachReason } from './beyond-reach.ts';
import {
  areEqual,
  asRational,
  differenceOf,
  exact,
  negationOf,
  productOf,
  ratioOf,
  squareRootOf,
  sumOf,
  type Exact,
} from './exact.ts';
import type { Expression, Operator } from './expression.types.ts';
import { HUNDRED, isZero, ONE, powerOf, quotientOf } from './rational.ts';

export type Values = ReadonlyMap<string, Exact>;

const NONE: Values = new Map();

/** The exact value; throws `DivisionByZero`, or `BeyondReach` for an unknown without a value and for a root of a negative number. */
export const valueOf = (expression: Expression, values: Values = NONE): Exact => {
  switch (expression.kind) {
    case 'number':
      return expression.value;
    case 'mixed':
      return exact(expression.whole.add(quotientOf(expression.numerator, expression.denominator)));
    case 'percent':
      return exact(expression.value.div(HUNDRED));
    case 'unknown':
      return values.get(expression.name) ?? beyond('unknowns');
    case 'negative':
      return negationOf(valueOf(expression.of, values));
    case 'root':
      return rootOf(valueOf(expression.of, values));
    case 'power':
      return raised(valueOf(expression.base, values), expression.exponent);
    case 'operation':
      return combined(valueOf(expression.left, values), expression.operator, valueOf(expression.right, values));
  }
};

/** The value where there is one; undefined where `valueOf` would throw. */
export const valueIfAny = (expression: Expression, values: Values = NONE): Exact | undefined => {
  try {
    return valueOf(expression, values);
  } catch {
    return undefined;
  }
};

export const combined = (left: Exact, operator: Operator, right: Exact): Exact => {
  switch (operator) {
    case 'plus':
      return sumOf(left, right);
    case 'minus':
      return differenceOf(left, right);
    case 'times':
      return productOf(left, right);
    case 'over':
    case 'bar':
      return ratioOf(left, right);
  }
};

export const raised = (base: Exact, exponent: number): Exact => {
  const rationalBase = asRational(base);
  if (exponent === 0 && rationalBase !== undefined && isZero(rationalBase)) return beyond('zeroToZero');
  if (rationalBase !== undefined) return exact(powerOf(rationalBase, exponent));
  let power = exact(ONE);
  for (let count = 0; count < Math.abs(exponent); count += 1) power = productOf(power, base);
  return exponent < 0 ? ratioOf(exact(ONE), power) : power;
};

export const rootOf = (value: Exact): Exact => {
  const radicand = asRational(value);
  return (radicand && squareRootOf(radicand)) ?? beyond('operation');
};

const beyond = (reason: BeyondReachReason): never => {
  throw new BeyondReach(reason);
};

export const haveEqualValues = (left: Expression, right: Expression): boolean => {
  const [one, other] = [valueIfAny(left), valueIfAny(right)];
  return one !== undefined && other !== undefined && areEqual(one, other);
};
