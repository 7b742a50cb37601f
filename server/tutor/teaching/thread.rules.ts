import type { Turn } from '#domain/learning/conversation.types.ts';
import { BeyondReach, type BeyondReachReason } from '#server/tutor/mathematics/beyond-reach.ts';
import { DivisionByZero } from '#server/tutor/mathematics/rational.ts';
import { readIntent, speaksOfResult, type Intent } from '#server/tutor/reading/intent.reader.ts';
import { readTask, type UntreatedReason } from '#server/tutor/reading/task.reader.ts';
import { workOut } from '#server/tutor/solving/worked-task.solver.ts';
import type { Register, WorkedTask } from '#server/tutor/solving/worked-task.types.ts';
import { judge } from './attempt.rules.ts';
import type { Verdict } from './attempt.types.ts';
import { isNewTask } from './new-task.rules.ts';

/** Where the pupil stands in the task of the thread. */
export interface Position {
  readonly original: WorkedTask;
  /** What is left after the pupil's own right steps. */
  readonly current: WorkedTask;
  /** Hints given for `current` so far. */
  readonly hintLevel: number;
  readonly isSolved: boolean;
  /** What the pupil has found of an answer that has two halves. */
  readonly halves: string;
}

export type Untreated = UntreatedReason | BeyondReachReason | 'divisionByZero';

/** What the latest message is. */
type Happening =
  | { readonly kind: 'newTask'; readonly isFirstOfMany: boolean }
  | { readonly kind: 'attempt'; readonly verdict: Verdict }
  | { readonly kind: 'talk'; readonly intent: Intent }
  | { readonly kind: 'untreated'; readonly reason: Untreated };

export interface Moment {
  /** Before the message; undefined while the thread has no task. */
  readonly before: Position | undefined;
  readonly after: Position | undefined;
  readonly happening: Happening;
}

/** What the pupil said before that no longer counts: it keeps an answer fast. Pupils' turns are short, so this is a long lesson. */
const TURNS_REMEMBERED = 30;
const CHARACTERS_REMEMBERED = 3000;
const CHARACTERS_OF_A_TURN = 600;

/** Replays the pupil's messages: the whole state of a lesson is its thread. */
export const latestMoment = (history: readonly Turn[], prompt: string, register: Register): Moment => {
  const before = remembered(history).reduce<Position | undefined>(
    (position, message) => momentAfter(position, message, register).after,
    undefined,
  );
  return momentAfter(before, prompt, register);
};

/** What of a thread is not to be told: its tasks that are not solved yet, the latest last, and messages that this engine cannot read, or not surely: a task told as a story. */
interface OpenTasks {
  readonly unsolved: readonly WorkedTask[];
  readonly unread: readonly string[];
  readonly isLatestUnread: boolean;
}

export const openTasks = (history: readonly Turn[], prompt: string, register: Register): OpenTasks => {
  const unsolved = new Map<string, WorkedTask>();
  const unread: string[] = [];
  let position: Position | undefined;
  let isLatestUnread = false;
  for (const message of [...remembered(history), prompt]) {
    const { after, happening } = momentAfter(position, message, register);
    position = after;
    if (after?.isSolved === true) unsolved.delete(after.original.statement);
    else if (after !== undefined && happening.kind === 'newTask') {
      // Said once more, it is the latest again.
      unsolved.delete(after.original.statement);
      unsolved.set(after.original.statement, after.original);
      isLatestUnread = false;
    }
    const isStory = happening.kind === 'newTask' && after?.original.task.kind !== 'equation' && wordsIn(message) > 8;
    if (!isStory && (happening.kind !== 'untreated' || !seemsTask(message))) continue;
    unread.push(message);
    isLatestUnread = true;
  }
  return { unsolved: [...unsolved.values()], unread, isLatestUnread };
};

/** Short talk without a number asks for nothing that could be told. */
const seemsTask = (message: string): boolean => /\d/.test(message) || message.trim().length >= 20;

const remembered = (history: readonly Turn[]): readonly string[] => {
  const said = history
    .filter(({ role }) => role === 'user')
    .slice(-TURNS_REMEMBERED)
    .map(({ content }) => content.slice(0, CHARACTERS_OF_A_TURN));
  let characters = 0;
  const first = said.findLastIndex((message) => (characters += message.length) > CHARACTERS_REMEMBERED);
  return said.slice(first + 1);
};

const momentAfter = (before: Position | undefined, message: string, register: Register): Moment => {
  const found = workedTaskIn(message, register);
  if (found.kind === 'task' && opensTask(found.worked, message, before)) {
    return {
      before,
      after: positionAt(found.worked),
      happening: { kind: 'newTask', isFirstOfMany: found.isFirstOfMany },
    };
  }
  if (before === undefined) return { before, after: undefined, happening: talkOrUntreated(found, message) };
  const isRepeated = found.kind === 'task' && found.worked.statement === before.original.statement;
  const verdict = verdictOn(message, before);
  // The task copied once more is no step; with its result behind the equals sign it is.
  const isStep = verdict !== undefined && (!isRepeated || verdict.kind === 'solved') && !isQuestionAboutMove(message);
  if (isStep)
    return { before, after: positionAfter(before, verdict, message), happening: { kind: 'attempt', verdict } };
  const intent = readIntent(message);
  // A long text without a formula, or one after the task is done, is about something else.
  const isElsewhere =
    found.kind === 'untreated' && (found.reason !== 'nothing' || before.isSolved || wordsIn(message) > 8);
  if (isElsewhere && intent === 'other') return { before, after: before, happening: found };
  const isAskingOn = intent === 'help' || intent === 'demand' || intent === 'other' || isRepeated;
  return {
    before,
    after: isAskingOn ? { ...before, hintLevel: before.hintLevel + 1 } : before,
    happening: { kind: 'talk', intent: isRepeated ? 'help' : intent },
  };
};

const opensTask = (found: WorkedTask, message: string, before: Position | undefined): boolean => {
  if (before === undefined) return true;
  if (before.isSolved && found.statement !== before.original.statement && !speaksOfResult(message)) return true;
  return isNewTask(message, before.original, before.current, found);
};

const wordsIn = (message: string): number => message.match(/\p{L}{2,}/gu)?.length ?? 0;

const positionAt = (worked: WorkedTask): Position => ({
  original: worked,
  current: worked,
  hintLevel: 1,
  isSolved: false,
  halves: '',
});

/** Two halves, said one after the other, make a whole answer. */
const verdictOn = (message: string, { original, current, halves }: Position): Verdict | undefined => {
  const verdict = judge(message, original, current);
  if (verdict?.kind !== 'partial' || halves === '') return verdict;
  const whole = judge(`${halves} ; ${message}`, original, current);
  return whole?.kind === 'solved' ? whole : verdict;
};

const positionAfter = (before: Position, verdict: Verdict, message: string): Position => {
  if (verdict.kind === 'solved') return { ...before, isSolved: true };
  if (verdict.kind === 'partial') return { ...before, halves: `${before.halves} ; ${message}`.slice(-200) };
  // The next hint is about what is left, and begins with what to do first.
  return verdict.kind === 'right' && verdict.remaining !== undefined
    ? { ...before, current: verdict.remaining, hintLevel: 1 }
    : before;
};

/** „Mam odjąć 3?” names a move, not a result. */
const isQuestionAboutMove = (message: string): boolean =>
  !message.includes('=') && readIntent(message) === 'proposal' && !speaksOfResult(message);

type Found =
  | { readonly kind: 'task'; readonly worked: WorkedTask; readonly isFirstOfMany: boolean }
  | { readonly kind: 'untreated'; readonly reason: Untreated };

const workedTaskIn = (message: string, register: Register): Found => {
  const reading = readTask(message);
  if (reading.kind === 'untreated') return reading;
  try {
    return { kind: 'task', worked: workOut(reading.task, register), isFirstOfMany: reading.isFirstOfMany };
  } catch (thrown) {
    if (thrown instanceof BeyondReach) return { kind: 'untreated', reason: thrown.reason };
    if (thrown instanceof DivisionByZero) return { kind: 'untreated', reason: 'divisionByZero' };
    throw thrown;
  }
};

const talkOrUntreated = (found: Found, message: string): Happening => {
  const intent = readIntent(message);
  if (found.kind === 'untreated' && found.reason !== 'nothing') return found;
  return intent === 'other' || intent === 'proposal' || intent === 'demand'
    ? { kind: 'untreated', reason: 'nothing' }
    : { kind: 'talk', intent };
};
