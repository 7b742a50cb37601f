import { isGivenIn, isReached } from '#tutoring/families/attempts/said-verdicts.rules.ts';
import { isSolutionLine } from '#tutoring/families/attempts/solution-line.rules.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { chainsIn } from '#tutoring/reading/said.reader.ts';

/** What is left of a solution after a line of it that the pupil has written: the steps behind the first one that it says. */
export const leftAfter = (said: string, current: WorkedTask): WorkedTask => {
  const reached = current.steps.slice(0, -1).findIndex((step) => isStep(said, { ...current, steps: [step] }));
  if (reached < 0) return current;
  const { setup: _setupOfAll, ...left } = current;
  return { ...left, steps: current.steps.slice(reached + 1) };
};

const isStep = (said: string, one: WorkedTask): boolean => isSolutionLine(said, one) || comesTo(said, one);

/** „500 - 125 = 375”, and „375” where the task has no such number itself. Every line of a calculation comes to its result: „39 - 12 + 7” does not yet. */
const comesTo = (said: string, one: WorkedTask): boolean => {
  const chain = chainsIn(said).at(-1);
  const last = chain?.sides.at(-1);
  if (last === undefined || /\d [-+*:] /.test(last.notation)) return false;
  return isReached(last, one) && ((chain?.sides.length ?? 0) > 1 || !isGivenIn(one, last));
};
