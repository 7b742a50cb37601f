import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { approximationOf, type Exact } from '#tutoring/mathematics/exact.ts';
import type { Equation, Expression } from '#tutoring/mathematics/expression.types.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { holds } from './claims.rules.ts';
import type { Solutions } from './equation-steps.rules.ts';
import { notationOf } from './numbers/algebraic-value/substitution.rules.ts';
import type { EquationTask, PercentQuestion, SystemTask } from './task.types.ts';

/** What follows calculates each task once more as it is written, in floating numbers; what it does not confirm is undefined or false. */

export const isCalculationConfirmed = (expression: Expression, [result]: readonly Exact[]): boolean =>
  result !== undefined && areClose(approximately(notationOf(expression)), approximationOf(result));

/** By the definition of a percent: a hundredfold part is the whole, taken so many times as there are percents. */
export const isPercentConfirmed = (question: PercentQuestion, [result]: readonly Exact[]): boolean =>
  areClose(...hundredfoldsOf(question, result === undefined ? Number.NaN : approximationOf(result)));

const hundredfoldsOf = (question: PercentQuestion, result: number): readonly [part: number, ofWhole: number] => {
  switch (question.asks) {
    case 'part':
      return [100 * result, question.percent.valueOf() * question.whole.valueOf()];
    case 'rate':
      return [100 * question.part.valueOf(), result * question.whole.valueOf()];
    case 'whole':
      return [100 * question.part.valueOf(), question.percent.valueOf() * result];
    case 'original':
      return [100 * question.after.valueOf(), (100 + (question.isUp ? 1 : -1) * question.percent.valueOf()) * result];
    case 'increased':
      return [100 * result, (100 + question.percent.valueOf()) * question.whole.valueOf()];
    case 'decreased':
      return [100 * result, (100 - question.percent.valueOf()) * question.whole.valueOf()];
    case 'change':
      return [100 * Math.abs(question.to.valueOf() - question.from.valueOf()), result * question.from.valueOf()];
  }
};

/** Of a degree up to the second: so many roots as its coefficients allow, and each fulfils it. */
export const equationSolutions = (
  { equation, unknown }: EquationTask,
  results: readonly Exact[],
): Solutions | undefined => {
  const [below = 0, c = 0, above = 0] = [-1, 0, 1].map((value) => gapAt(equation, { [unknown]: value }));
  const size = largest(below, c, above);
  const [a, b] = [(above + below) / 2 - c, (above - below) / 2].map((value) => (isNothing(value, size) ? 0 : value));
  const roots = new Set(results.map(approximationOf));
  if (roots.size !== countOfRoots(a ?? 0, b ?? 0, c)) return undefined;
  if (roots.size === 0) return a === 0 && isNothing(c, size) ? 'anywhere' : 'none';
  return fulfilling(
    [equation],
    [...roots].map((root) => ({ [unknown]: root })),
  );
};

/** Of ax² + bx + c; of what holds anywhere there is none to be told. */
const countOfRoots = (a: number, b: number, c: number): number => {
  if (a === 0) return b === 0 ? 0 : 1;
  if (areClose(b * b, 4 * a * c, PRECISION)) return 1;
  return b * b < 4 * a * c ? 0 : 2;
};

/** Of two linear equations: the pair that fulfils them, some pairs where many do, or none. */
export const systemSolutions = (
  { equations, unknowns: [x, y] }: SystemTask,
  results: readonly Exact[],
): Solutions | undefined => {
  const [first, second] = equations.map((equation) => {
    const [c = 0, atX = 0, atY = 0] = [
      { [x]: 0, [y]: 0 },
      { [x]: 1, [y]: 0 },
      { [x]: 0, [y]: 1 },
    ].map((point) => gapAt(equation, point));
    return { a: atX - c, b: atY - c, c };
  });
  if (first === undefined || second === undefined) return undefined;
  const isSingular = areClose(first.a * second.b, second.a * first.b);
  if (isSingular !== (results.length === 0)) return undefined;
  if (!isSingular) {
    const [one, other] = results.map(approximationOf);
    return one === undefined || other === undefined ? undefined : fulfilling(equations, [{ [x]: one, [y]: other }]);
  }
  return fulfilling(equations, pointsOf(first.a === 0 && first.b === 0 ? second : first, [x, y])) ?? 'none';
};

interface Row {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** Some pairs that fulfil ax + by + c = 0, where any does. */
const pointsOf = ({ a, b, c }: Row, [x, y]: SystemTask['unknowns']): readonly Readonly<Record<string, number>>[] =>
  [0.5, 2].map((value) => {
    if (b !== 0) return { [x]: value, [y]: -(a * value + c) / b };
    return { [x]: a === 0 ? value : -c / a, [y]: value };
  });

const fulfilling = <Point extends Readonly<Record<string, number>>>(
  equations: readonly Equation[],
  points: readonly Point[],
): readonly Point[] | undefined =>
  equations.every(({ left, right }) => holds({ sides: [notationOf(left), notationOf(right)], at: points }))
    ? points
    : undefined;

/** Left minus right. */
const gapAt = ({ left, right }: Equation, letters: Readonly<Record<string, number>>): number =>
  approximately(notationOf(left), letters) - approximately(notationOf(right), letters);

const largest = (...values: readonly number[]): number => Math.max(1, ...values.map(Math.abs));

const PRECISION = 1e-12;

/** What remains of rounded numbers of this size. */
const isNothing = (value: number, size: number): boolean => Math.abs(value) <= PRECISION * size;
