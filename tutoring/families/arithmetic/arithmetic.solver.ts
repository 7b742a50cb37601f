import { asRational, type Exact } from '#tutoring/mathematics/exact.ts';
import { number, type Expression } from '#tutoring/mathematics/expression.types.ts';
import { latexOf, latexOfExact, latexOfRational, type NumberStyle } from '#tutoring/mathematics/latex.ts';
import { isInteger, isTerminating } from '#tutoring/mathematics/rational.ts';
import { valueOf } from '#tutoring/mathematics/value.rules.ts';
import type { ArithmeticTask } from '#tutoring/families/task.types.ts';
import { noticeOf, nudgeOf, setupOf, wayOf } from './arithmetic-hints.rules.ts';
import { nextOperation } from './operations.rules.ts';
import { preparationsOf } from '#tutoring/families/equation/preparations.rules.ts';
import { stepsOfOperation } from './operation-steps.rules.ts';
import type { Step, WorkedTask } from '#tutoring/families/worked-task.types.ts';

const MOST_OPERATIONS = 24;

/** Throws `BeyondReach` or `DivisionByZero`. */
export const solveArithmetic = (task: ArithmeticTask): WorkedTask => {
  const value = valueOf(task.expression);
  const style = styleOf(task.expression, value);
  const steps = reductionOf(task.expression, style);
  return {
    task,
    statement: `Oblicz: $${latexOf(task.expression)}$.`,
    steps,
    result: `$${resultLatex(value, style)}$`,
    check: checkOf(task.expression, value, style),
    values: [value],
    notice: noticeOf(task.expression, style),
    nudge: nudgeOf(task.expression, style),
    ...(steps.length === 1 ? setupOf(task.expression) : {}),
  };
};

/** Common fractions once one occurs; otherwise decimals, as long as the result has an end. */
const styleOf = (expression: Expression, value: Exact): NumberStyle => {
  const result = asRational(value);
  const isWholeOrDecimal = result === undefined || isTerminating(result);
  return JSON.stringify(expression, shapeOnly).includes('fraction') || !isWholeOrDecimal ? 'fraction' : 'decimal';
};

const shapeOnly = (_key: string, part: unknown): unknown => {
  if (typeof part === 'bigint') return '';
  if (typeof part !== 'object' || part === null) return part;
  if ('kind' in part && part.kind === 'mixed') return 'fraction';
  return 'operator' in part && part.operator === 'bar' ? 'fraction' : part;
};

const reductionOf = (expression: Expression, style: NumberStyle): readonly Step[] => {
  const prepared = preparationsOf(expression, style);
  const steps: Step[] = [...prepared.steps];
  let current = prepared.expression;
  for (let count = 0; count < MOST_OPERATIONS; count += 1) {
    const operation = nextOperation(current);
    if (operation === undefined) break;
    const done = stepsOfOperation(current, operation, style);
    steps.push(...done.steps);
    current = done.expression;
  }
  const [only, ...more] = steps;
  return only !== undefined && more.length === 0 ? [{ ...only, why: wayOf(expression) }] : steps;
};

const resultLatex = (value: Exact, style: NumberStyle): string => {
  const plain = asRational(value);
  if (plain === undefined || isInteger(plain)) return latexOfExact(value);
  const forms =
    style === 'decimal'
      ? [latexOfRational(plain, 'decimal')]
      : [latexOfRational(plain, 'fraction'), latexOfRational(plain, 'mixed'), latexOfRational(plain, 'decimal')];
  return [...new Set(forms)].join(' = ');
};

/** The inverse operation of the outermost one: what a pupil can do to trust the result. */
const checkOf = (expression: Expression, value: Exact, style: NumberStyle): string | undefined => {
  if (expression.kind !== 'operation' || expression.operator === 'bar') return undefined;
  const back = INVERSE[expression.operator];
  const [left, right, result] = [valueOf(expression.left), valueOf(expression.right), value];
  if ((expression.operator === 'times' || expression.operator === 'over') && right.length !== 1) return undefined;
  const inverse = latexOf({ kind: 'operation', operator: back, left: number(result), right: number(right) }, style);
  return `Działanie odwrotne: $${inverse} = ${latexOfExact(left, style)}$. Zgadza się.`;
};

const INVERSE = { plus: 'minus', minus: 'plus', times: 'over', over: 'times' } as const;
