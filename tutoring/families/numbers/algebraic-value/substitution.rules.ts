import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { asRational, exact } from '#tutoring/mathematics/exact.ts';
import { number, operation, type Expression } from '#tutoring/mathematics/expression.types.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import { valueOf } from '#tutoring/mathematics/value.rules.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import type { AlgebraicValueGiven } from './algebraic-value.types.ts';

/** The same expression with each part rewritten, from the inside out. */
export const rewritten = (expression: Expression, rewrite: (part: Expression) => Expression): Expression => {
  switch (expression.kind) {
    case 'negative':
    case 'root':
      return rewrite({ ...expression, of: rewritten(expression.of, rewrite) });
    case 'power':
      return rewrite({ ...expression, base: rewritten(expression.base, rewrite) });
    case 'operation':
      return rewrite({
        ...expression,
        left: rewritten(expression.left, rewrite),
        right: rewritten(expression.right, rewrite),
      });
    default:
      return rewrite(expression);
  }
};

export const substituted = ({ expression, letters }: AlgebraicValueGiven): Expression =>
  rewritten(expression, (part) => {
    if (part.kind !== 'unknown') return part;
    const value = letters.find(([letter]) => letter === part.name)?.[1];
    if (value === undefined) throw new BeyondReach('unknowns');
    return number(exact(value));
  });

const isNumber = (expression: Expression): boolean => expression.kind === 'number';

/** Every operation whose parts are numbers is carried out, no other: one line of the calculation. */
export const oneLineFurther = (expression: Expression): Expression => {
  switch (expression.kind) {
    case 'negative':
    case 'root':
      return isNumber(expression.of)
        ? number(valueOf(expression))
        : { ...expression, of: oneLineFurther(expression.of) };
    case 'power':
      return isNumber(expression.base)
        ? number(valueOf(expression))
        : { ...expression, base: oneLineFurther(expression.base) };
    case 'operation':
      return isNumber(expression.left) && isNumber(expression.right)
        ? number(valueOf(expression))
        : operation(oneLineFurther(expression.left), expression.operator, oneLineFurther(expression.right));
    case 'mixed':
    case 'percent':
      return number(valueOf(expression));
    default:
      return expression;
  }
};

type Part = 'bracket' | 'power' | 'root' | 'product' | 'quotient' | 'first' | 'number';

const NAMES: Readonly<Record<Part, string>> = {
  bracket: 'to, co w nawiasach',
  power: 'potęgi',
  root: 'pierwiastki',
  product: 'iloczyny',
  quotient: 'ilorazy',
  first: 'to, co stoi pierwsze z lewej',
  number: 'wartości liczb',
};

const isSum = (expression: Expression): boolean =>
  expression.kind === 'operation' && (expression.operator === 'plus' || expression.operator === 'minus');

/** What `oneLineFurther` does to it; a sum within a product or a power stands in brackets. */
const partsIn = (expression: Expression, isBracketed: boolean): readonly Part[] => {
  switch (expression.kind) {
    case 'negative':
      return isNumber(expression.of) ? [] : partsIn(expression.of, true);
    case 'root':
      return isNumber(expression.of) ? ['root'] : partsIn(expression.of, true);
    case 'power':
      return isNumber(expression.base) ? ['power'] : partsIn(expression.base, true);
    case 'operation': {
      if (isNumber(expression.left) && isNumber(expression.right))
        return isBracketed
          ? ['bracket']
          : [isSum(expression) ? 'first' : expression.operator === 'times' ? 'product' : 'quotient'];
      return [expression.left, expression.right].flatMap((part) =>
        partsIn(part, isBracketed || (isSum(part) && !isSum(expression))),
      );
    }
    case 'mixed':
    case 'percent':
      return ['number'];
    default:
      return [];
  }
};

/** „to, co w nawiasach, potęgi i iloczyny” */
export const partsCalculated = (expression: Expression): string => {
  const found = new Set(partsIn(expression, false));
  const names = Object.entries(NAMES).flatMap(([part, name]) => (found.has(part as Part) ? [name] : []));
  const [last = 'kolejne działanie', ...others] = names.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} i ${last}`;
};

const SIGNS = { plus: '+', minus: '-', times: '*', over: '/', bar: '/' } as const;

/** In the notation of calculators; throws `BeyondReach` where a root is left in a number. */
export const notationOf = (expression: Expression): string => {
  switch (expression.kind) {
    case 'number': {
      const value = asRational(expression.value);
      if (value === undefined) throw new BeyondReach('operation');
      return plain(value);
    }
    case 'unknown':
      return expression.name;
    case 'negative':
      return `(-${notationOf(expression.of)})`;
    case 'root':
      return `sqrt(${notationOf(expression.of)})`;
    case 'power':
      return `(${notationOf(expression.base)})^${expression.exponent < 0 ? `(${expression.exponent})` : expression.exponent}`;
    case 'operation':
      return `(${notationOf(expression.left)} ${SIGNS[expression.operator]} ${notationOf(expression.right)})`;
    case 'mixed':
      return plain(expression.whole.add(expression.numerator.div(expression.denominator)));
    case 'percent':
      return plain(expression.value.div(rational(100)));
  }
};
