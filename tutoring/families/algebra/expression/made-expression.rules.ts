import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { readLetters } from '#tutoring/families/letters.reader.ts';

/** Of notation that a maker of tasks has written. */
export const expressionFrom = (notation: string): Expression => {
  const expression = readLetters(notation);
  if (expression === undefined) throw new RangeError(notation);
  return expression;
};
