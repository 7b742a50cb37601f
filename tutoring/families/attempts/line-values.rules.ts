import { areEqual, exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { operation, type Expression, type Operator } from '#tutoring/mathematics/expression.types.ts';
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

/**
 * Whether a calculation of the task comes to this number before its end, even where the task has the number as well: −3 of −3 · (4 − 7).
 * The factors of a product and the terms of a sum may be taken in any order: 20 of 3 · 4 · 5.
 */
export const isCalculated = (value: Exact, worked: WorkedTask): boolean => {
  const { task } = worked;
  if (task.kind !== 'arithmetic') return false;
  return partsOf(task.expression)
    .filter((part) => part !== task.expression && isCalculation(part))
    .concat(partsOf(task.expression).flatMap(groupsIn))
    .some((part) => hasValue(part, value));
};

const isCalculation = (part: Expression): boolean =>
  part.kind === 'power' || part.kind === 'root' || (part.kind === 'operation' && part.operator !== 'bar');

/** Neighbours of „a · b · c” and „a + b + c” that are taken together first. */
const groupsIn = (expression: Expression): readonly Expression[] => {
  if (expression.kind !== 'operation' || (expression.operator !== 'times' && expression.operator !== 'plus')) return [];
  const { operator } = expression;
  const members = membersOf(expression, operator);
  return members.flatMap((first, from) =>
    members
      .slice(from + 1)
      .map((_last, length) =>
        members.slice(from + 1, from + length + 2).reduce((group, one) => operation(group, operator, one), first),
      )
      .filter((_group, length) => length + 2 < members.length),
  );
};

const membersOf = (expression: Expression, operator: Operator): readonly Expression[] =>
  expression.kind === 'operation' && expression.operator === operator
    ? [...membersOf(expression.left, operator), ...membersOf(expression.right, operator)]
    : [expression];

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
