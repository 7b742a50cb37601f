import { areAlmostEqual } from '#tutoring/mathematics/closeness.rules.ts';
import { withMixedNumbers } from '#tutoring/reading/mixed-numbers.rules.ts';
import { chainsIn, type SaidChain, type SaidSide } from '#tutoring/reading/said.reader.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { approximationOf } from '#tutoring/mathematics/exact.ts';
import { termsIn } from './list-attempt.rules.ts';
import { isFound, isGivenIn, wrong } from './said-verdicts.rules.ts';

/** Whether one number is asked for, so that a second one beside it is an answer too many. */
const asksOneNumber = ({ task, values }: WorkedTask): boolean => {
  switch (task.kind) {
    case 'equation':
      return values.length === 1;
    case 'arithmetic':
    case 'percent':
      return true;
    case 'family':
      return task.answer.kind === 'number' && task.graph === undefined;
    case 'system':
      return false;
  }
};

/** „x = 7” and „5”, but neither „średnia 5” nor „2 · 3 = 6”. */
const claimedIn = ({ symbol, label, sides }: SaidChain): SaidSide | undefined => {
  const [side, ...others] = sides;
  const isClaim = others.length === 0 && (symbol !== undefined || label === '');
  return isClaim && side?.unit === undefined && /^-?\d+(?:\.\d+|\/\d+| \d+\/\d+)?$/.test(side?.notation ?? '')
    ? side
    : undefined;
};

/** Whether the number has nothing to do with the task: it is neither its result nor given nor on the way. */
const isStrange = (side: SaidSide, original: WorkedTask): boolean =>
  !isFound(side, original) &&
  !isGivenIn(original, side) &&
  !original.values.some((value) => areAlmostEqual(side.approximate, approximationOf(value)));

const MORE_THAN_ONE = 'Podajesz tu więcej niż jedną liczbę. Napisz tylko tę, o którą pyta zadanie.';

/** What is answered to a right number beside another one that is claimed as well; undefined where there is none. A guess among several is not confirmed. */
export const besideOtherClaim = (message: string, original: WorkedTask): Verdict | undefined => {
  const chains = asksOneNumber(original) ? chainsIn(withMixedNumbers(message)) : [];
  if (chains.length < 2 || termsIn(message, original).length > 0) return undefined;
  const [other] = chains.flatMap((chain) => {
    const side = claimedIn(chain);
    return side === undefined || !isStrange(side, original) ? [] : [{ ...chain, sides: [side] }];
  });
  return other && wrong(other, MORE_THAN_ONE);
};
