import { asRational } from '#tutoring/mathematics/exact.ts';
import { number, operation, type Expression, type Operator } from '#tutoring/mathematics/expression.types.ts';
import { latexOf, latexOfExact, type NumberStyle } from '#tutoring/mathematics/latex.ts';
import { isZero } from '#tutoring/mathematics/rational.ts';
import { valueOf } from '#tutoring/mathematics/value.rules.ts';

/** „18 - 7 · 2 = 4, 4 · 9 = 36”: from the result back through all operations to a number of the task, which nobody reaches from a result in the wrong order. */
export const proofByAllUndone = (expression: Expression, style: NumberStyle): string | undefined => {
  const { lines, reached } = undone({ lines: [], reached: expression }, style);
  if (lines.length === 0 || reached.kind === 'operation') return undefined;
  const own = latexOf(reached, style);
  const last = reached.kind === 'number' ? '' : ` $${latexOfExact(valueOf(reached), style)} = ${own}$.`;
  return `Cofamy się od wyniku przez wszystkie działania: $${lines.join('$, $')}$.${last} Doszliśmy do $${own}$ z zadania, więc kolejność się zgadza.`;
};

interface Undone {
  readonly lines: readonly string[];
  readonly reached: Expression;
}

const undone = (from: Undone, style: NumberStyle): Undone => {
  const { reached: part, lines } = from;
  if (part.kind !== 'operation') return from;
  const { left, operator, right } = part;
  const isLeft = operationsIn(left) >= operationsIn(right);
  const [next, other] = isLeft ? [left, right] : [right, left];
  const back = isLeft ? INVERSE[operator] : FROM_THE_LEFT[operator];
  const result = number(valueOf(part));
  const isLost = (operator === 'times' && isNothing(other)) || (operator === 'over' && !isLeft && isNothing(part));
  if (isLost) return from;
  const isFromLeft = !isLeft && (operator === 'minus' || operator === 'over' || operator === 'bar');
  const line = isFromLeft ? operation(other, back, result) : operation(result, back, other);
  return undone(
    { lines: [...lines, `${latexOf(line, style)} = ${latexOfExact(valueOf(next), style)}`], reached: next },
    style,
  );
};

const INVERSE: Readonly<Record<Operator, Operator>> = {
  plus: 'minus',
  minus: 'plus',
  times: 'over',
  over: 'times',
  bar: 'times',
};

/** What is taken away, and what is divided by, come out by the same operation. */
const FROM_THE_LEFT: Readonly<Record<Operator, Operator>> = { ...INVERSE, minus: 'minus', over: 'over', bar: 'over' };

const isNothing = (part: Expression): boolean => {
  const value = asRational(valueOf(part));
  return value === undefined || isZero(value);
};

/** The way back leads to where most is calculated; a power is as good as a number. */
const operationsIn = (part: Expression): number =>
  part.kind === 'operation' ? 1 + operationsIn(part.left) + operationsIn(part.right) : 0;
