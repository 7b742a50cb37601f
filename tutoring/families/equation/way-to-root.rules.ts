import { areEqual, type Exact } from '#tutoring/mathematics/exact.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { latexOf } from '#tutoring/mathematics/latex.ts';
import { unknownsOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { valueIfAny } from '#tutoring/mathematics/value.rules.ts';
import { readFormulas } from '#tutoring/reading/formula.reader.ts';
import { hasValue, isSideOfLine } from '#tutoring/families/attempts/line-values.rules.ts';
import { ON_THE_WAY } from '#tutoring/families/attempts/said-verdicts.rules.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';

/** „12 : 2” and „(5 − 1)/2” without the unknown: what leads to a root, or stands in the solution; nothing is said of another (D64). */
export const judgeOperation = (operation: Expression, worked: WorkedTask): Verdict | undefined => {
  const value = valueIfAny(operation);
  if (value === undefined) return undefined;
  if (worked.values.some((root) => areEqual(root, value)))
    return { kind: 'right', praise: 'To działanie prowadzi prosto do rozwiązania.', remaining: undefined };
  return isSideOfLine(value, worked) ? ON_THE_WAY : undefined;
};

/** A number alone that is no root: the discriminant, or what a multiple of the unknown is (D64). */
export const judgeNumberOnTheWay = (
  number: Exact,
  { values, steps }: WorkedTask,
  unknown: string,
  discriminant: Exact | undefined,
): Verdict | undefined => {
  if (values.some((root) => areEqual(root, number))) return undefined;
  if (discriminant !== undefined && areEqual(number, discriminant))
    return { kind: 'partial', praise: 'Tyle wynosi wyróżnik.', missing: 'Co wynika z niego dla rozwiązań równania?' };
  const multiple = steps
    .flatMap(({ shown }) => readFormulas(`$${shown}$`).formulas)
    .find(
      ({ sides: [left, right, ...more] }) =>
        more.length === 0 &&
        right !== undefined &&
        left.kind !== 'unknown' &&
        unknownsOf(left).length > 0 &&
        hasValue(right, number),
    );
  return (
    multiple && {
      kind: 'partial',
      praise: `Tyle wynosi $${latexOf(multiple.sides[0])}$.`,
      missing: `Ile wynosi samo $${unknown}$?`,
    }
  );
};
