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
import { isOnOwnData, isSilent, saysOwnResult, withoutCommonest } from './example-silence.rules.ts';
import { spoils } from './spoiler.rules.ts';

/** Looked for once: the exercise must be another one. */
const examples = new WeakMap<WorkedTask, { readonly found: Solution | undefined }>();

/** A solved task of the same kind with other numbers and another result, in which the result of this one does not occur. */
export const exampleFor = (original: WorkedTask): Solution | undefined => {
  const known = examples.get(original) ?? { found: searchExample(original) };
  examples.set(original, known);
  return known.found;
};

const searchExample = (original: WorkedTask): Solution | undefined => {
  // What a formula of the school's table holds occurs in every example of an equation: there a fair one must do.
  const isEquation = holdsFormulas(original.task);
  const telling = withoutCommonest(original);
  return nearest(original, {
    purpose: 'example',
    isFit: (statement) => !isOnOwnData(statement, original.statement) && (isEquation || !spoils(statement, telling)),
    qualityOf: (example) => {
      if (isOnOwnData(example.statement, original.statement)) return 'bad';
      if (!isSilent(example, original)) return isEquation && !saysOwnResult(example, original) ? 'fair' : 'bad';
      return isAsNice(example, original) ? 'good' : 'fair';
    },
  });
};

const holdsFormulas = (task: Task): boolean =>
  task.kind === 'equation' || task.kind === 'system' || (task.kind === 'family' && task.answer.kind === 'set');

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
  for (const work of candidatesFor(original.task, purpose, isFit)) {
    tried += 1;
    if (tried > searchLength(likeness, ofFair)) break;
    const like = workedIfAny(work);
    if (like === undefined || like.statement === original.statement || !hasOtherResult(like, original)) continue;
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
/** Tries after which a better one is not worth waiting for: each is solved in some milliseconds, those with the pupil's own result too. */
const searchLength = (likeness: number, ofFair: number): number => {
  if (likeness >= OF_ONE_KIND) return 12;
  const found = Math.max(likeness, ofFair);
  return found >= ALMOST ? 24 : found < 0 ? 120 : 72;
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

/** Of four. What is no family's is made in the very kind, though an equation may come out by other steps. */
const kindsShared = (like: WorkedTask, original: WorkedTask): number => {
  if (original.task.kind === 'arithmetic' || original.task.kind === 'percent') return 4;
  if (original.task.kind !== 'family' || like.task.kind !== 'family')
    return operationsIn(like) === operationsIn(original) ? 4 : 3;
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

/** Where there is no number to find, the verdict is the result: a task without a solution is practised on one that has another verdict. */
const hasOtherResult = (example: WorkedTask, original: WorkedTask): boolean => {
  if (example.values.length > 0) return !sharesResult(example, original);
  if (example.task.kind === 'family') return example.result !== original.result;
  return original.values.length === 0 && verdictOf(example) !== verdictOf(original);
};

const verdictOf = ({ result }: WorkedTask): string => /\*\*(.+?)\*\*/.exec(result)?.[1] ?? result;

/** Many equations have the root zero, and a point of the axis has a coordinate like each other one: of several values some may be the same. */
const sharesResult = (example: WorkedTask, original: WorkedTask): boolean => {
  const isShared = (value: Exact): boolean => original.values.some((other) => areEqual(value, other));
  if (example.values.length < 2) return example.values.some(isShared);
  if (example.task.kind === 'family') return example.values.every(isShared);
  return example.values.some((value) => isShared(value) && approximationOf(value) !== 0);
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
