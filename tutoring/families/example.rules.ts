import { approximationOf, areEqual, asRational } from '#tutoring/mathematics/exact.ts';
import { isInteger } from '#tutoring/mathematics/rational.ts';
import { workOut } from './worked-task.solver.ts';
import type { Solution, WorkedTask } from './worked-task.types.ts';
import type { EngineTask } from './task.types.ts';
import type { Task } from './worked-task.types.ts';
import { arithmeticLike } from './arithmetic/arithmetic-example.rules.ts';
import { equationsLike, percentsLike, systemsLike } from './example-shapes.rules.ts';
import { spoils, statesResult } from '#tutoring/families/spoiler.rules.ts';

/** A solved task of the same kind with other numbers and another result, in which the result of this one does not occur. */
export const exampleFor = (original: WorkedTask): Solution | undefined => {
  let second: WorkedTask | undefined;
  for (const example of goodOnes(original, 'example')) {
    const text = wholeText(example);
    const isSilent = !spoils(text, original);
    if (isSilent && isAsNice(example, original)) return example;
    // The 2 and 4 of the formulas occur in every example: there it must do that no unknown gets this result.
    const isEquation = original.task.kind === 'equation' || original.task.kind === 'system';
    if (isSilent || (isEquation && !statesResult(text, original))) second ??= example;
  }
  return second;
};

/** Another task of the kind, for practising on: whoever has seen the example practises on another one. */
export const exerciseFor = (original: WorkedTask): WorkedTask | undefined => {
  const seen = original.task.kind === 'family' ? undefined : exampleFor(original)?.statement;
  let second: WorkedTask | undefined;
  for (const exercise of goodOnes(original, 'exercise')) {
    if (exercise.statement === seen) continue;
    if (isAsNice(exercise, original)) return exercise;
    second ??= exercise;
  }
  return second;
};

type Purpose = 'example' | 'exercise';

function* goodOnes(original: WorkedTask, purpose: Purpose): Iterable<WorkedTask> {
  for (const work of candidatesFor(original.task, purpose)) {
    const worked = workedIfAny(work);
    if (worked !== undefined && worked.statement !== original.statement && hasOtherResult(worked, original))
      yield worked;
  }
}

const TRIES = 12;
const FIRST_SEED: Readonly<Record<Purpose, number>> = { example: 1, exercise: 1 + TRIES };

function* candidatesFor(task: Task, purpose: Purpose): Iterable<() => WorkedTask> {
  if (task.kind === 'family') {
    for (let seed = FIRST_SEED[purpose]; seed < FIRST_SEED[purpose] + TRIES; seed += 1) yield () => task.like(seed);
    return;
  }
  for (const like of tasksLike(task)) yield () => workOut(like, 'primary');
}

const tasksLike = (task: EngineTask): Iterable<EngineTask> => {
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

const workedIfAny = (work: () => WorkedTask): WorkedTask | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** A task without a solution is practised on one that has some: the verdict would be the result. */
const hasOtherResult = (example: WorkedTask, original: WorkedTask): boolean =>
  example.task.kind === 'family' && example.values.length === 0
    ? example.result !== original.result
    : example.values.length > 0 &&
      !example.values.some((value) => original.values.some((other) => areEqual(value, other)));

/** Neither fractions nor numbers below zero in the result of a task like one that has none. */
const isAsNice = (like: WorkedTask, original: WorkedTask): boolean =>
  (!isWhole(original) || isWhole(like)) && (hasNegative(original) || !hasNegative(like));

const hasNegative = ({ values }: WorkedTask): boolean => values.some((value) => approximationOf(value) < 0);

const isWhole = ({ values }: WorkedTask): boolean =>
  values.every((value) => {
    const plain = asRational(value);
    return plain !== undefined && isInteger(plain);
  });

const wholeText = ({ statement, steps, result }: Solution): string =>
  [statement, ...steps.flatMap(({ what, why, shown }) => [what, why, `$${shown}$`]), result].join('\n');
