import { areEqual, asRational } from '#server/tutor/mathematics/exact.ts';
import { isInteger } from '#server/tutor/mathematics/rational.ts';
import { workOut } from '#server/tutor/solving/worked-task.solver.ts';
import type { Solution, WorkedTask } from '#server/tutor/solving/worked-task.types.ts';
import type { Task } from '#server/tutor/reading/task.types.ts';
import { arithmeticLike } from './arithmetic-example.rules.ts';
import { equationsLike, percentsLike, systemsLike } from './example-shapes.rules.ts';
import { spoils, statesResult } from './spoiler.rules.ts';

/** A solved task of the same kind with other numbers and another result, in which the result of this one does not occur. */
export const exampleFor = (original: WorkedTask): Solution | undefined => {
  let second: WorkedTask | undefined;
  for (const task of candidatesFor(original.task)) {
    const example = workedIfGood(task, original);
    if (example === undefined) continue;
    const text = wholeText(example);
    const isSilent = !spoils(text, original);
    if (isSilent && isAsNice(example, original)) return example;
    // The 2 and 4 of the formulas occur in every example: there it must do that no unknown gets this result.
    const isEquation = original.task.kind === 'equation' || original.task.kind === 'system';
    if (isSilent || (isEquation && !statesResult(text, original))) second ??= example;
  }
  return second;
};

/** The task alone, for practising on. */
export const exerciseAfter = (original: WorkedTask): string | undefined => {
  for (const task of candidatesFor(original.task)) {
    const exercise = workedIfGood(task, original);
    if (exercise !== undefined) return exercise.statement;
  }
  return undefined;
};

const candidatesFor = (task: Task): Iterable<Task> => {
  switch (task.kind) {
    case 'arithmetic':
      return arithmeticLike(task);
    case 'percent':
      return percentsLike(task);
    case 'equation':
      return equationsLike(task);
    case 'system':
      return systemsLike(task);
  }
};

const workedIfGood = (task: Task, original: WorkedTask): WorkedTask | undefined => {
  try {
    const worked = workOut(task, 'primary');
    return worked.statement !== original.statement && hasOtherResult(worked, original) ? worked : undefined;
  } catch {
    return undefined;
  }
};

/** A task without a solution is practised on one that has some: the verdict would be the result. */
const hasOtherResult = (example: WorkedTask, original: WorkedTask): boolean =>
  example.values.length > 0 && !example.values.some((value) => original.values.some((other) => areEqual(value, other)));

/** No fractions in the example of a task that has none. */
const isAsNice = (example: WorkedTask, original: WorkedTask): boolean => !isWhole(original) || isWhole(example);

const isWhole = ({ values }: WorkedTask): boolean =>
  values.every((value) => {
    const plain = asRational(value);
    return plain !== undefined && isInteger(plain);
  });

const wholeText = ({ statement, steps, result }: Solution): string =>
  [statement, ...steps.flatMap(({ what, why, shown }) => [what, why, `$${shown}$`]), result].join('\n');
