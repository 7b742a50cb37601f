import { areEqual, exact, type Exact } from '#tutoring/mathematics/exact.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import { valueIfAny } from '#tutoring/mathematics/value.rules.ts';
import { readFormulas } from '#tutoring/reading/formula.reader.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';

/** Whether an expression has this value; one with letters has none, and is not zero. */
export const hasValue = (expression: Expression, value: Exact): boolean => {
  const own = valueIfAny(expression);
  return own !== undefined && areEqual(own, value);
};

const sidesOfLines = ({ steps }: WorkedTask): readonly Expression[] =>
  steps.flatMap(({ shown }) => readFormulas(`$${shown}$`).formulas).flatMap(({ sides }) => sides);

/** Whether a line of the worked solution comes to a number. */
export const isSideOfLine = (value: Exact, worked: WorkedTask): boolean =>
  sidesOfLines(worked).some((side) => hasValue(side, value));

/** The same, and what such a side is made of: 12 of `12 : 4 + 8`, 6 of `3/6 + 2/6`. */
export const isPartOfLine = (value: Exact, worked: WorkedTask): boolean =>
  sidesOfLines(worked)
    .flatMap(partsOf)
    .some((part) => hasValue(part, value));

const partsOf = (expression: Expression): readonly Expression[] => {
  switch (expression.kind) {
    case 'operation':
      return [expression, ...partsOf(expression.left), ...partsOf(expression.right)];
    case 'negative':
    case 'root':
      return [expression, ...partsOf(expression.of)];
    case 'power':
      return [expression, ...partsOf(expression.base), { kind: 'number', value: exact(rational(expression.exponent)) }];
    default:
      return [expression];
  }
};
