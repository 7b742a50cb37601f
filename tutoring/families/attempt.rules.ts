import type { WorkedTask } from './worked-task.types.ts';
import type { Verdict } from './attempt.types.ts';
import { judgeCalculation } from './arithmetic/calculation-attempt.rules.ts';
import { judgeEquation } from './equation/equation-attempt.rules.ts';
import type { SystemTask } from './task.types.ts';
import { pairIn } from '#tutoring/reading/reply.rules.ts';
import { judgeShares } from './percent/percent-share.rules.ts';
import { judgeFamilyTask } from './family-attempt.rules.ts';
import { besideOtherClaim } from './attempts/other-claims.rules.ts';
import { judgeCommonNumberClaim } from './attempts/common-number-claim.rules.ts';
import { withOwnIndex } from './attempts/quoted-index.rules.ts';
import { isNamedStep } from './attempts/named-step.rules.ts';
import { isFormulaOfTask, isSolutionLine } from './attempts/solution-line.rules.ts';
import { judgeRest } from './attempts/share-attempt.rules.ts';
import { ON_THE_WAY } from './attempts/said-verdicts.rules.ts';
import { judgeSystem } from './system/system-attempt.rules.ts';

/** Checks what the pupil wrote against the task; undefined when there is nothing to check. */
export const judge = (said: string, original: WorkedTask, current: WorkedTask): Verdict | undefined =>
  withOwnIndex(verdictInContext(said, original, current), said);

const verdictInContext = (said: string, original: WorkedTask, current: WorkedTask): Verdict | undefined => {
  // Its formulas are none of mathematics, and the rules below would take them for such.
  if (original.task.kind === 'family' && original.task.answer.kind === 'reaction')
    return verdictOn(said, original, current);
  const message = withWholePercents(said);
  const verdict = verdictOn(message, original, current);
  if (LETTER_ALONE.test(message) && saysNothing(verdict, original)) return undefined;
  const isOnTheWay = (): boolean => isSolutionLine(message, original) || isNamedStep(message, original);
  if (verdict?.kind === 'solved' && isFormulaOfTask(message, original)) return undefined;
  if (verdict?.kind === 'solved' || verdict?.kind === 'partial') {
    const other = besideOtherClaim(message, original);
    if (other === undefined) return verdict;
    // „x = -1 lub x = 1” names both candidates, and no answer yet.
    return isOnTheWay() ? ON_THE_WAY : other;
  }
  if (verdict?.kind === 'wrong' && isOnTheWay()) return ON_THE_WAY;
  if (verdict === undefined && isSolutionLine(message, original)) return ON_THE_WAY;
  const [, answer] = WITH_REASON.exec(message) ?? [];
  return answer !== undefined && verdict?.kind === 'right' && solves(answer, original) ? { kind: 'solved' } : verdict;
};

/** A letter may be a side of a line, and is no number. */
const saysNothing = (verdict: Verdict | undefined, { task }: WorkedTask): boolean =>
  verdict?.kind === 'right' ||
  (verdict?.kind === 'wrong' &&
    verdict.suspicion === undefined &&
    task.kind === 'family' &&
    task.answer.kind === 'number');

const LETTER_ALONE = /^\s*-?\p{L}\s*[.?!]?\s*$/u;

/** „200 - 10% = 180” is meant of the number before it. */
const withWholePercents = (message: string): string =>
  message.replace(
    /(?<![\d.,/*·:^)] ?)(\d+(?:[.,]\d+)?)(?:\s*zł)?(\s*[-+−–]\s*)(\d+(?:[.,]\d+)?)\s*%(?=\s*(?:=|to\s|$))/g,
    '$1$2$3/100 * $1',
  );

/** „6, bo 2 · 6 + 5 = 17”: the answer stands before its reason. */
const WITH_REASON =
  /^((?:[a-z]\s*=\s*)?-?\d[\d.,/]*(?:\s?\p{L}{1,4}[²³23]?)?)(?:,\s*|\s+)(?:bo|ponieważ|poniewaz|gdyż|gdyz)\s/iu;

/** Whether it is the whole answer, which can be told without looking for what a wrong one means. */
export const solves = (message: string, original: WorkedTask): boolean =>
  verdictOn(message, original, original)?.kind === 'solved';

const verdictOn = (message: string, original: WorkedTask, current: WorkedTask): Verdict | undefined => {
  const { task } = original;
  const common = judgeCommonNumberClaim(message, original);
  if (common !== undefined) return common;
  switch (task.kind) {
    case 'equation':
      return judgeEquation(message, original, current, task);
    case 'system':
      return judgeSystem(withPair(message, task), original, task);
    case 'percent':
      return (
        (task.question.asks === 'rate' || task.question.asks === 'change' ? undefined : judgeRest(message, original)) ??
        judgeShares(message, original, task) ??
        judgeCalculation(message, original)
      );
    case 'arithmetic':
      return judgeCalculation(message, original);
    case 'family':
      return judgeFamilyTask(message, original, task);
  }
};

/** „(6, 4)” says both unknowns in their order. */
const withPair = (message: string, { unknowns: [x, y] }: SystemTask): string => {
  const pair = message.includes('=') ? undefined : pairIn(message);
  return pair === undefined ? message : `${x} = ${pair[0]} ; ${y} = ${pair[1]}`;
};
