import { areEqual } from '#tutoring/mathematics/exact.ts';
import { number, type Equation, type Expression } from '#tutoring/mathematics/expression.types.ts';
import { latexOf, latexOfExact, type NumberStyle } from '#tutoring/mathematics/latex.ts';
import { valueOf, type Values } from '#tutoring/mathematics/value.rules.ts';

/** The school's L = …, P = … for each equation. */
export const checkBySubstitution = (equations: readonly Equation[], values: Values, style: NumberStyle): string =>
  equations
    .map(
      ({ left, right }) =>
        `$L = ${checkedSide(left, values, style)}$ i $P = ${checkedSide(right, values, style)}$, więc $L = P$`,
    )
    .join('; ') + '.';

/** „2 · 3 + 1 = 7”: a side with its values put in, and what comes out. */
export const checkedSide = (side: Expression, values: Values, style: NumberStyle = 'fraction'): string => {
  const result = valueOf(side, values);
  const written = latexOf(withValues(side, values), style);
  const shown = latexOfExact(result, style);
  return written === shown ? shown : `${written} = ${shown}`;
};

export const withValues = (expression: Expression, values: Values): Expression => {
  switch (expression.kind) {
    case 'unknown': {
      const value = values.get(expression.name);
      return value === undefined ? expression : number(value);
    }
    case 'negative':
    case 'root':
      return { ...expression, of: withValues(expression.of, values) };
    case 'power':
      return { ...expression, base: withValues(expression.base, values) };
    case 'operation':
      return { ...expression, left: withValues(expression.left, values), right: withValues(expression.right, values) };
    default:
      return expression;
  }
};

export const satisfies = ({ left, right }: Equation, values: Values): boolean => {
  try {
    return areEqual(valueOf(left, values), valueOf(right, values));
  } catch {
    return false;
  }
};
