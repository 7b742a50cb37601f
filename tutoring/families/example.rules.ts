import { approximationOf, areEqual, asRational, type Exact } from '#tutoring/mathematics/exact.ts';
import { isInteger } from '#tutoring/mathematics/rational.ts';
import { workOut } from './worked-task.solver.ts';
import type { FamilyTask, Purpose, Solution, Task, WorkedTask } from './worked-task.types.ts';
import type { EngineTask } from './task.types.ts';
import { arithmeticLike } from './arithmetic/arithmetic-example.rules.ts';
import { equationsLike, percentsLike, systemsLike } from './example-shapes.rules.ts';
import { unitOf } from '#tutoring/reading/units.ts';
import type { Answer } from './family.types.ts';
import { sizeOf, sizesApart, withoutNumbers } from './told-size.rules.ts';
import { spoils, statesResult } from '#tutoring/families/spoiler.rules.ts';

/** A solved task of the same kind with other numbers and another result, in which the result of this one does not occur. */
export const exampleFor = (original: WorkedTask): Solution | undefined => {
  // The 2 and 4 of the formulas occur in every example: there it must do that no unknown gets this result.
  const isEquation = holdsFormulas(original.task);
  const telling = withoutCommonest(original);
  return nearest(original, {
    purpose: 'example',
    isFit: (statement) => isEquation || !spoils(statement, telling),
    qualityOf: (example) => {
      const text = wholeText(example);
      const isSilent = !spoils(text, telling);
      if (!isSilent) return isEquation && !statesResult(text, original) ? 'fair' : 'bad';
      return isAsNice(example, original) ? 'good' : 'fair';
    },
  });
};

const holdsFormulas = (task: Task): boolean =>
  task.kind === 'equation' || task.kind === 'system' || (task.kind === 'family' && task.answer.kind === 'set');

/** Zero and one stand in nearly every solution: that an example has them too says nothing of the result. */
const withoutCommonest = (original: WorkedTask): WorkedTask =>
  original.task.kind === 'family'
    ? { ...original, values: original.values.filter((value) => ![0, 1].includes(Math.abs(approximationOf(value)))) }
    : original;

/** Another task of the kind, for practising on: whoever has seen the example practises on another one. */
export const exerciseFor = (original: WorkedTask): WorkedTask | undefined => {
  const seen = exampleFor(original)?.statement;
  return nearest(original, {
    purpose: 'exercise',
    isFit: (statement) => statement !== seen,
    qualityOf: (exercise) => {
      if (exercise.statement === seen) return 'bad';
      return isAsNice(exercise, original) ? 'good' : 'fair';
    },
  });
};

interface Wish {
  readonly purpose: Purpose;
  /** What is seen before it is solved. */
  readonly isFit: (statement: string) => boolean;
  readonly qualityOf: (like: WorkedTask) => 'good' | 'fair' | 'bad';
}

/** The first good one of the very kind, or a fair one that is of the kind or much closer to it; else the good one that is most like it. */
const nearest = (original: WorkedTask, { purpose, isFit, qualityOf }: Wish): WorkedTask | undefined => {
  let [best, fair]: (WorkedTask | undefined)[] = [];
  let [likeness, ofFair, tried] = [-1, -1, 0];
  for (const like of goodOnes(original, candidatesFor(original.task, purpose, isFit))) {
    tried += 1;
    if (tried > searchLength(likeness, ofFair)) break;
    const own = likenessOf(like, original);
    if (own <= likeness) continue;
    const quality = qualityOf(like);
    if (quality === 'good') [best, likeness] = [like, own];
    if (quality === 'fair' && own > ofFair) [fair, ofFair] = [like, own];
    if (likeness === LIKEST) break;
  }
  const isFairOneCloser = ofFair >= OF_ONE_KIND ? likeness < OF_ONE_KIND : ofFair - likeness >= OF_ONE_KIND / 2;
  return isFairOneCloser ? fair : (best ?? fair);
};

/** Its kind counts before its size. */
const OF_ONE_KIND = 8;
const LIKEST = OF_ONE_KIND + 1;
/** Tries after which a better one is not worth waiting for: each is solved in ten milliseconds or so. */
const searchLength = (likeness: number, ofFair: number): number => {
  if (likeness >= OF_ONE_KIND) return 10;
  return Math.max(likeness, ofFair) >= ALMOST ? 24 : 72;
};
/** Three of the four signs of a kind. */
const ALMOST = 6;

/** How much two tasks of a family are of one kind: what is asked and noticed, how it is solved, what the answer is in, how great its numbers are; the result of „7 · 8” is no small one. */
const likenessOf = (like: WorkedTask, original: WorkedTask): number => {
  const isOfSize =
    sizesApart(like.statement, original.statement) <= SIZES_APART &&
    sizeOf(original.values.map(approximationOf)) - sizeOf(like.values.map(approximationOf)) <= SIZES_APART;
  return (OF_ONE_KIND / 4) * kindsShared(like, original) + (isOfSize ? 1 : 0);
};

const SIZES_APART = 0.7;

/** Of four. What is no family's is made in the very kind. */
const kindsShared = (like: WorkedTask, original: WorkedTask): number => {
  if (original.task.kind !== 'family' || like.task.kind !== 'family') return 4;
  return [
    withoutNumbers(like.notice) === withoutNumbers(original.notice),
    withoutNumbers(like.nudge) === withoutNumbers(original.nudge),
    operationsIn(like) === operationsIn(original),
    measureOf(like.task.answer) === measureOf(original.task.answer),
  ].filter(Boolean).length;
};

/** Without the numbers of what is told: the same steps in the same order. */
const operationsIn = ({ steps }: WorkedTask): string =>
  steps.map(({ what }) => withoutNumbers(what.replace(/\$[^$]*\$/g, '#'))).join(' ');

const measureOf = (answer: Answer): string =>
  answer.kind === 'number' ? `${answer.symbol ?? ''} ${dimensionOf(answer.unit)} ${answer.times ?? ''}` : answer.kind;

const dimensionOf = (unit: string | undefined): string => (unit === undefined ? '' : unitOf(unit).dimension);

function* goodOnes(original: WorkedTask, candidates: Iterable<() => WorkedTask>): Iterable<WorkedTask> {
  for (const work of candidates) {
    const worked = workedIfAny(work);
    if (worked !== undefined && worked.statement !== original.statement && hasOtherResult(worked, original))
      yield worked;
  }
}

function* candidatesFor(task: Task, ...wish: Parameters<FamilyTask['alike']>): Iterable<() => WorkedTask> {
  if (task.kind === 'family') yield* task.alike(...wish);
  else for (const like of tasksLike(task)) yield () => workOut(like, 'primary');
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
    : example.values.length > 0 && !sharesResult(example, original);

/** Many equations have the root zero, and a point of the axis has a coordinate like each other one: of several values some may be the same. */
const sharesResult = (example: WorkedTask, original: WorkedTask): boolean => {
  const isShared = (value: Exact): boolean => original.values.some((other) => areEqual(value, other));
  return example.task.kind === 'family' && example.values.length > 1
    ? example.values.every(isShared)
    : example.values.some(isShared);
};

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
