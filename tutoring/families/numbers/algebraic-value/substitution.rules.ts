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
