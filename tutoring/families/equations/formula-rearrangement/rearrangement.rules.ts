import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { areEqual, asRational, exact } from '#tutoring/mathematics/exact.ts';
import { number, operation, type Equation, type Expression } from '#tutoring/mathematics/expression.types.ts';
import { ONE, rational } from '#tutoring/mathematics/rational.ts';
import { valueIfAny } from '#tutoring/mathematics/value.rules.ts';
import { lettersOf } from './formula-rearrangement.reader.ts';

/** What was done to both sides, with the expression it was done with. */
export interface Rearranged {
  readonly action: 'swap' | 'add' | 'subtract' | 'multiply' | 'divide' | 'opposite' | 'root' | 'square';
  readonly by: Expression;
  readonly equation: Equation;
}

interface Fraction {
  readonly above: readonly Expression[];
  readonly below: readonly Expression[];
}

const UNIT = number(exact(ONE));

/** Until the letter, which stands in the equation once, is alone on the left. */
export const rearranged = (given: Equation, letter: string): readonly Rearranged[] => {
  const has = (expression: Expression): boolean => lettersOf(expression).includes(letter);
  const done: Rearranged[] = [];
  let { left, right } = given;
  const goOn = (action: Rearranged['action'], by: Expression, next: Equation): void => {
    ({ left, right } = next);
    done.push({ action, by, equation: next });
  };
  if (has(right)) goOn('swap', UNIT, { left: right, right: left });
  while (left.kind !== 'unknown') {
    if (done.length > 8) throw new BeyondReach('size');
    if (left.kind === 'power' && left.exponent === 2)
      goOn('root', UNIT, { left: left.base, right: { kind: 'root', of: right } });
    else if (left.kind === 'root')
      goOn('square', UNIT, { left: left.of, right: { kind: 'power', base: right, exponent: 2 } });
    else if (left.kind === 'negative') goOn('opposite', UNIT, { left: left.of, right: oppositeOf(right) });
    else if (left.kind === 'operation' && (left.operator === 'plus' || left.operator === 'minus')) {
      const isFirst = has(left.left);
      const [own, other] = isFirst ? [left.left, left.right] : [left.right, left.left];
      const isMinus = left.operator === 'minus';
      if (isFirst)
        goOn(isMinus ? 'add' : 'subtract', other, {
          left: own,
          right: operation(right, isMinus ? 'plus' : 'minus', other),
        });
      else if (!isMinus) goOn('subtract', other, { left: own, right: operation(right, 'minus', other) });
      else goOn('add', own, { left: operation(right, 'plus', own), right: other });
    } else if (left.kind === 'operation') {
      const fraction = fractionOf(left);
      const below = fraction.below.filter((factor) => !isOne(factor));
      const rest = fraction.above.filter((factor) => !has(factor));
      const own = fraction.above.find(has);
      if (below.length > 0) {
        const by = productOf(below);
        const [one, other] = [productOf(fraction.above), productOf([...below, right])];
        goOn('multiply', by, own === undefined ? { left: other, right: one } : { left: one, right: other });
      } else if (own !== undefined && rest.length > 0) {
        const by = productOf(rest);
        goOn('divide', by, { left: own, right: quotient(right, by) });
      } else throw new BeyondReach('operation');
    } else throw new BeyondReach('operation');
  }
  return done;
};

const oppositeOf = (expression: Expression): Expression =>
  expression.kind === 'operation' && expression.operator === 'minus'
    ? operation(expression.right, 'minus', expression.left)
    : { kind: 'negative', of: expression };

const isOne = (expression: Expression): boolean => {
  const value = expression.kind === 'number' ? expression.value : undefined;
  return value !== undefined && areEqual(value, exact(ONE));
};

/** A product with its bars: 1/2 · a · h is a · h over 2. */
export const fractionOf = (expression: Expression): Fraction => {
  if (expression.kind === 'number') {
    const value = asRational(expression.value);
    if (value !== undefined && value.d !== 1n)
      return { above: [number(exact(rational(value.s * value.n)))], below: [number(exact(rational(value.d)))] };
  }
  if (expression.kind !== 'operation' || expression.operator === 'plus' || expression.operator === 'minus')
    return { above: [expression], below: [] };
  const [one, other] = [fractionOf(expression.left), fractionOf(expression.right)];
  return expression.operator === 'times'
    ? { above: [...one.above, ...other.above], below: [...one.below, ...other.below] }
    : { above: [...one.above, ...other.below], below: [...one.below, ...other.above] };
};

/** Numbers first and multiplied, then letters, then brackets. */
const productOf = (factors: readonly Expression[]): Expression => {
  const flat = factors.flatMap((factor) => (isProduct(factor) ? fractionOf(factor).above : [factor]));
  const numbers = flat.filter((factor) => lettersOf(factor).length === 0);
  const size = numbers.reduce<Expression>((product, factor) => operation(product, 'times', factor), UNIT);
  const value = valueIfAny(size) ?? exact(ONE);
  const others = flat.filter((factor) => lettersOf(factor).length > 0);
  const ordered = [...others.filter((one) => !isSum(one)), ...others.filter(isSum)];
  const opening = areEqual(value, exact(ONE)) ? [] : [number(value)];
  const [first = UNIT, ...more] = [...opening, ...ordered];
  return more.reduce<Expression>((product, factor) => operation(product, 'times', factor), first);
};

const isSum = (factor: Expression): boolean =>
  factor.kind === 'operation' && (factor.operator === 'plus' || factor.operator === 'minus');

const isProduct = (expression: Expression): boolean =>
  expression.kind === 'operation' && expression.operator === 'times' && fractionOf(expression).below.length === 0;

const quotient = (top: Expression, bottom: Expression): Expression => operation(top, 'bar', bottom);
