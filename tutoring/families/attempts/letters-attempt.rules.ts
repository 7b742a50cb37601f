import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { areEqualAt, lettersIn, letterSidesIn } from '#tutoring/reading/letter-formula.reader.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { ExpressionAnswer } from '#tutoring/families/family.types.ts';
import type { FamilyTask, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { LAW, TRUE_EQUATION } from './said-verdicts.rules.ts';

/** Any numbers at which two different expressions do not agree by chance. */
const STARTS = [1.7, 2.9, 4.3] as const;

/** „a² - b² = (a - b)(a + b)”: what holds for all numbers, in letters that the task has not; undefined for anything else. */
export const judgeIdentity = (message: string, { statement }: WorkedTask): Verdict | undefined => {
  const sides = /\p{L}{3}/u.test(message) ? undefined : letterSidesIn(message);
  const letters = [...new Set(sides?.flatMap(lettersIn))];
  if (sides === undefined || letters.length < 2 || sides.some((side) => side === letters[0])) return undefined;
  if (letters.some((letter) => new RegExp(`(?<![\\p{L}\\\\])${letter}(?!\\p{L})`, 'u').test(statement)))
    return undefined;
  const holds = STARTS.every((start) =>
    areEqualAt(sides, Object.fromEntries(letters.map((letter, index) => [letter, start + index * 0.83]))),
  );
  return holds ? LAW : undefined;
};

/** „y = 2x + b”, „1 = a · 0 + b” on the way to the formula of a line; undefined where it is not true, or names no coefficient. */
export const judgeOfLine = (
  message: string,
  { notation, isEquation }: ExpressionAnswer,
  _original: WorkedTask,
  { family }: FamilyTask,
): Verdict | undefined => {
  const sides = family === 'linear-function' && isEquation === undefined ? letterSidesIn(message) : undefined;
  const letters = new Set(sides?.flatMap(lettersIn));
  if (sides === undefined || [...letters].some((letter) => !/^[abxy]$/.test(letter))) return undefined;
  // „a = (5 - 1)/(2 - 0) = 2” names a number.
  if (letters.size < 2 && /^[ab]$/.test(sides[0] ?? '')) return undefined;
  if (!(letters.has('a') || letters.has('b'))) return undefined;
  const b = approximately(notation, { x: 0 });
  const a = approximately(notation, { x: 1 }) - b;
  return STARTS.every((x) => areEqualAt(sides, { a, b, x, y: a * x + b })) ? TRUE_EQUATION : undefined;
};
