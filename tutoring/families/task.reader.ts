import type { Equation, Expression } from '#tutoring/mathematics/expression.types.ts';
import { unknownsOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { readFormulas, type Formula } from '#tutoring/reading/formula.reader.ts';
import { countNumbers, saysMoreThanFormulas, saysMoreThanPercents } from '#tutoring/reading/leftover.rules.ts';
import { runsIn } from '#tutoring/reading/formula-runs.rules.ts';
import { plainNotation } from '#tutoring/reading/notation.rules.ts';
import { readPercentTask } from './percent/percent-task.reader.ts';
import type { EngineTask } from './task.types.ts';

export type UntreatedReason =
  | 'nothing'
  | 'story'
  | 'function'
  | 'twoReadings'
  | 'missingSign'
  | 'barePercent'
  | 'inequality'
  | 'oneOfTwo'
  | 'unknowns'
  | 'expression'
  | 'solved'
  | 'unreadable';

type TaskReading =
  | { readonly kind: 'task'; readonly task: EngineTask; readonly isFirstOfMany: boolean }
  | { readonly kind: 'untreated'; readonly reason: UntreatedReason };

/** „f'(x) = 2x + 1” tells a derivative and is no equation for x. */
const PRIMED = /\p{L}\s?['’′]\s?\(/u;

/** The formula of a function is no equation for its letters. */
const OF_FUNCTION = /(?<!\p{L})(?:funkcj|wykres|[fgh]\s?\(\s?x\s?\)\s?=)/iu;

/** „Podaj x1 i x2” */
const ROOTS_BY_NAME = /(?<!\p{L})([a-z])_?1(?: i | oraz |, ?)\1_?2(?![\d=])/giu;

/** Finds the task of a message. Never throws. */
export const readTask = (said: string): TaskReading => {
  const message = said.replace(ROOTS_BY_NAME, ' ');
  if (PRIMED.test(message)) return untreated('expression');
  if (OF_FUNCTION.test(message)) return untreated('function');
  const percent = readPercentTask(message);
  const { formulas, hasUnreadable } = readFormulas(message);
  if (percent !== undefined)
    return formulas.some(({ sides }) => sides.length > 1) || saysMoreThanPercents(message)
      ? untreated('story')
      : { kind: 'task', task: percent, isFirstOfMany: false };
  const reading = taskOf(message, formulas, hasUnreadable);
  // „20% z 50 i 30”
  const hasMore = reading.kind === 'untreated' && reading.reason === 'nothing' && /\d\s*%/.test(message);
  if (hasMore && countNumbers(message) > 2) return untreated('story');
  const isRead = reading.kind === 'task' || reading.reason === 'missingSign';
  return isRead && saysMoreThanFormulas(message) ? untreated('story') : reading;
};

const taskOf = (message: string, formulas: readonly Formula[], hasUnreadable: boolean): TaskReading => {
  if (formulas.some(({ isInequality, sides }) => isInequality && sides.length > 1)) return untreated('inequality');
  const equations = formulas.filter(
    (formula) => formula.sides.length > 1 && namesIn([formula]).length > 0 && !namesIn([formula]).includes('Δ'),
  );
  if (equations.length > 0 && runsIn(plainNotation(message)).some((run) => LOST_SIGN.test(run)))
    return untreated('missingSign');
  if (equations.length > 0) return formulas.some(isExpression) ? untreated('expression') : equationTask(equations);
  const [calculation, ...others] = formulas.filter(
    (formula) => namesIn([formula]).length === 0 && isCalculation(formula.sides[0]),
  );
  if (calculation !== undefined) {
    if (!isMeantAsTask(message)) return untreated('nothing');
    if (HAS_TWO_READINGS.test(plainNotation(message))) return untreated('twoReadings');
    if (hasBarePercent(calculation.sides[0])) return untreated('barePercent');
    return {
      kind: 'task',
      task: { kind: 'arithmetic', expression: calculation.sides[0] },
      isFirstOfMany: others.length > 0,
    };
  }
  if (formulas.some((formula) => namesIn([formula]).length > 0)) return untreated('expression');
  return untreated(hasUnreadable ? 'unreadable' : 'nothing');
};

/** „4x + 3y” beside „x = 1/2”: more is asked than the equation. */
const isExpression = (formula: Formula): boolean =>
  formula.sides.length === 1 && namesIn([formula]).length > 0 && isCalculation(formula.sides[0]);

const untreated = (reason: UntreatedReason): TaskReading => ({ kind: 'untreated', reason });

const equationTask = (formulas: readonly Formula[]): TaskReading => {
  if (formulas.some(({ sides }) => sides.some(hasBarePercent))) return untreated('barePercent');
  const [first, second, ...others] = formulas;
  const equation = first && equationOf(first);
  if (first === undefined || equation === undefined) return untreated('nothing');
  const own = namesIn([first]);
  const [name, ...more] = namesIn(second === undefined || own.length > 2 ? [first] : [first, second]);
  if (own.length > 2 || more.length > 1)
    return own.length === 1 ? single(equation, own[0] ?? 'x', true) : untreated('unknowns');
  if (name === undefined) return untreated('nothing');
  const [other] = more;
  if (other === undefined) return single(equation, name, second !== undefined);
  const partner = second && equationOf(second);
  if (partner === undefined) return untreated('oneOfTwo');
  if (second && own.length === 1 && namesIn([second]).length === 1) return single(equation, own[0] ?? name, true);
  return {
    kind: 'task',
    task: { kind: 'system', equations: [equation, partner], unknowns: [name, other] },
    isFirstOfMany: others.length > 0,
  };
};

const single = (equation: Equation, unknown: string, isFirstOfMany: boolean): TaskReading =>
  isSolvedForm(equation) ? untreated('solved') : task(equation, unknown, isFirstOfMany);

const isSolvedForm = ({ left, right }: Equation): boolean =>
  left.kind === 'unknown' && unknownsOf(right).length === 0 && !isCalculation(right);

const task = (equation: Equation, unknown: string, isFirstOfMany: boolean): TaskReading => ({
  kind: 'task',
  task: { kind: 'equation', equation, unknown },
  isFirstOfMany,
});

const equationOf = ({ sides: [left, right] }: Formula): Equation | undefined =>
  right === undefined ? undefined : { left, right };

export const namesIn = (formulas: readonly Formula[]): readonly string[] =>
  [...new Set(formulas.flatMap(({ sides }) => sides.flatMap(unknownsOf)))].sort();

/** „x 2 - 4 = 0” has lost a power, or a sign. */
const LOST_SIGN = /[a-z] \d/i;

/** „6 : 2(1 + 2)”: whether the product or the quotient comes first is agreed nowhere. */
const HAS_TWO_READINGS = /:\s*\d+(?:[.,]\d+)?\s*\(/;

/** „200 + 10%” is meant for 220 and says 200,1. */
const hasBarePercent = (expression: Expression): boolean =>
  expression.kind === 'operation' &&
  (((expression.operator === 'plus' || expression.operator === 'minus') &&
    expression.right.kind === 'percent' &&
    expression.left.kind !== 'percent') ||
    hasBarePercent(expression.left) ||
    hasBarePercent(expression.right));

const isCalculation = (expression: Expression): boolean =>
  expression.kind === 'operation' ||
  expression.kind === 'power' ||
  expression.kind === 'root' ||
  (expression.kind === 'negative' && isCalculation(expression.of));

const COMMAND =
  /oblicz|policz|liczy|ile|wynik|wykonaj|działani|dzialani|skróć|skroc|upro|rozwiąż|rozwiaz|dodaj|odejm|pomn|podziel|spraw|pom[oó]|zadani|zr[oó]b|jak\s/i;

/** Years, scores and telephone numbers are no calculations: they stand in a sentence that asks for none. */
const isMeantAsTask = (message: string): boolean => {
  const letters = message.replace(/\\[a-z]+|sqrt|liczby|kwoty/gi, '').match(/\p{L}/gu)?.length ?? 0;
  return letters <= 4 || (COMMAND.test(message) && !/\b(?:1\d|20)\d\d\s?-\s?(?:1\d|20)\d\d\b/.test(message));
};
