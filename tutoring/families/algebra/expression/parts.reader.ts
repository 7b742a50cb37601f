import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { polynomialOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { ONE } from '#tutoring/mathematics/rational.ts';
import type { Bracket, Part, Term } from './part.types.ts';

/** The terms of an expression with their brackets, as they were written. Throws `BeyondReach` for what is no polynomial. */
export const partsOf = (expression: Expression): readonly Part[] => {
  if (expression.kind === 'operation' && isSum(expression)) {
    const { left, operator, right } = expression;
    return [...partsOf(left), signedPart(right, operator === 'minus')];
  }
  return [signedPart(expression, false)];
};

const isSum = (expression: Expression): boolean =>
  expression.kind === 'operation' && (expression.operator === 'plus' || expression.operator === 'minus');

const signedPart = (expression: Expression, isTurned: boolean): Part => {
  const { term, brackets } = partOf(expression);
  return { term: isTurned ? [term[0], term[1].neg()] : term, brackets };
};

const partOf = (expression: Expression): Part => {
  if (isSum(expression)) return inBracket(expression, false);
  switch (expression.kind) {
    case 'negative':
      return signedPart(expression.of, true);
    case 'power':
      return powerOf(expression);
    case 'operation':
      return expression.operator === 'times'
        ? times(partOf(expression.left), partOf(expression.right))
        : times(partOf(expression.left), { term: quotient(expression.right), brackets: [] });
    default:
      return { term: termOf(expression), brackets: [] };
  }
};

const inBracket = (sum: Expression, isSquared: boolean): Part => ({
  term: ['', ONE],
  brackets: [{ parts: partsOf(sum), isSquared }],
});

const powerOf = ({ base, exponent }: Extract<Expression, { kind: 'power' }>): Part => {
  if (!isSum(base)) return { term: termOf({ kind: 'power', base, exponent }), brackets: [] };
  if (exponent < 1 || exponent > 3) throw new BeyondReach('degree');
  const plain: readonly Bracket[] = exponent === 2 ? [] : inBracket(base, false).brackets;
  const squared: readonly Bracket[] = exponent === 1 ? [] : inBracket(base, true).brackets;
  return { term: ['', ONE], brackets: [...squared, ...plain] };
};

/** Of a product of numbers and powers of letters. */
const termOf = (expression: Expression): Term => {
  const [term, ...others] = polynomialOf(expression);
  if (others.length > 0) throw new BeyondReach('operation');
  return term ?? ['', ONE.sub(ONE)];
};

const quotient = (divisor: Expression): Term => {
  const [letters, value] = termOf(divisor);
  if (letters !== '' || value.equals(0)) throw new BeyondReach('operation');
  return ['', ONE.div(value)];
};

const times = (left: Part, right: Part): Part => ({
  term: productOfTerms(left.term, right.term),
  brackets: [...left.brackets, ...right.brackets],
});

export const productOfTerms = ([one, first]: Term, [other, second]: Term): Term => [
  [...one, ...other].sort().join(''),
  first.mul(second),
];
