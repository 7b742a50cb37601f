import { operation, type Expression } from '#tutoring/mathematics/expression.types.ts';
import { unknownsOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { expressionIn } from './equations/relation/relation.reader.ts';
import { rewritten } from './numbers/algebraic-value/substitution.rules.ts';

/** „3xy” is 3 · x · y, and a product of more factors leans to the left. Undefined for what is no school algebra: `i` is the unit of complex numbers. */
export const readLetters = (formula: string): Expression | undefined => {
  const read = expressionIn(
    formula
      .replace(/sqrt|[a-z](?=[a-z])/gi, (run) => (run.length > 1 ? run : `${run}*`))
      .replace(/(\d),(?=\d)/g, '$1.'),
  );
  return read === undefined || unknownsOf(read).includes('i') ? undefined : rewritten(read, leaningLeft);
};

/** The same of notation that the code has written itself: what cannot be read throws. */
export const ownLetters = (notation: string): Expression => {
  const expression = readLetters(notation);
  if (expression === undefined) throw new RangeError(notation);
  return expression;
};

const leaningLeft = (part: Expression): Expression =>
  part.kind === 'operation' &&
  part.operator === 'times' &&
  part.right.kind === 'operation' &&
  part.right.operator === 'times'
    ? operation(leaningLeft(operation(part.left, 'times', part.right.left)), 'times', part.right.right)
    : part;
