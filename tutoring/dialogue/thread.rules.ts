import { judge } from '#tutoring/families/attempt.rules.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import { exerciseFor } from '#tutoring/families/example.rules.ts';
import { taskIn, type FoundTask } from '#tutoring/families/task.finder.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { readQuestion, readWish } from '#tutoring/reading/asking.reader.ts';
import { withoutTakenBack } from '#tutoring/reading/correction.rules.ts';
import { isFormulaOfLetters, readIntent } from '#tutoring/reading/intent.reader.ts';
import { countForeignWords } from '#tutoring/reading/leftover.rules.ts';
import { asksOrBids } from '#tutoring/reading/other-task.rules.ts';
import { readRemark } from '#tutoring/reading/remark.reader.ts';
import { replyNotation, spokenNotation } from '#tutoring/reading/reply.rules.ts';
import type { Grade } from '#tutoring/grade.types.ts';
import type { LessonMode, Turn } from './lesson.types.ts';
import { notionText } from './notions.texts.ts';
import { leftAfter } from './reached-step.rules.ts';
import { meaningOf } from './meaning.rules.ts';
import { variedTask } from './variation.rules.ts';
import { topicHappening, withTopicsNear } from './topic.rules.ts';
import type { Happening, Moment, Position } from './thread.types.ts';
import { wordCount } from './worded-task.rules.ts';

/** What the pupil said before that no longer counts: it keeps an answer fast. Pupils' turns are short, so this is a long lesson. */
const TURNS_REMEMBERED = 30;
const CHARACTERS_REMEMBERED = 3000;
const CHARACTERS_OF_A_TURN = 600;

/** Replays the pupil's messages: the whole state of a lesson is its thread. */
export const latestMoment = (
  history: readonly Turn[],
  prompt: string,
  grade: Grade | undefined,
  mode: LessonMode,
): Moment => {
  const before = remembered(history).reduce<Moment | undefined>(
    (moment, message) => nextMoment(moment, message, grade, mode),
    undefined,
  );
  const moment = nextMoment(before, prompt, grade, mode);
  return { ...moment, happening: withTopicsNear(moment.happening, prompt) };
};

/** What of a thread is not to be told: its tasks that are not solved yet, the latest last, and messages that this engine cannot read, or not surely: a task told as a story. */
interface OpenTasks {
  readonly unsolved: readonly WorkedTask[];
  readonly unread: readonly string[];
  readonly isLatestUnread: boolean;
}

export const openTasks = (history: readonly Turn[], prompt: string, grade: Grade | undefined): OpenTasks => {
  const unsolved = new Map<string, WorkedTask>();
  const unread: string[] = [];
  let position: Position | undefined;
  let isLatestUnread = false;
  for (const message of [...remembered(history), prompt]) {
    const { after, happening } = momentAfter(position, message, grade, 'tutor');
    position = after;
    if (after?.isSolved === true) unsolved.delete(after.original.statement);
    else if (after !== undefined && happening.kind === 'newTask') {
      // Said once more, it is the latest again.
      unsolved.delete(after.original.statement);
      unsolved.set(after.original.statement, after.original);
      isLatestUnread = false;
    }
    const isStory = happening.kind === 'newTask' && after?.original.task.kind !== 'equation' && wordCount(message) > 8;
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

/** The pupil's next message in a thread, of which what was said before has made a moment. */
export const nextMoment = (
  previous: Moment | undefined,
  message: string,
  grade: Grade | undefined,
  mode: LessonMode,
): Moment => {
  const moment = momentAfter(previous?.after, message, grade, mode);
  const topic = topicHappening(previous?.happening, moment.happening, message, grade);
  return topic === undefined ? moment : { before: moment.before, after: moment.before, happening: topic };
};

const momentAfter = (
  before: Position | undefined,
  said: string,
  grade: Grade | undefined,
  mode: LessonMode,
): Moment => {
  const message = before === undefined ? said : withoutTakenBack(said);
  const found = taskSaid(message, grade);
  const notion = before === undefined && found.kind === 'untreated' ? knownNotion(message) : undefined;
  if (notion !== undefined) return { before, after: undefined, happening: notion };
  if (before === undefined)
    return found.kind === 'task'
      ? {
          before,
          after: positionAt(found.worked, message, before),
          happening: { kind: 'newTask', isFirstOfMany: found.isFirstOfMany },
        }
      : { before, after: undefined, happening: talkOrUntreated(found, message) };
  if (before.asked !== undefined) {
    const answer = readWish(message);
    if (answer === 'newTask' || answer === 'step') return momentAsMeant(before, before.asked, answer, grade, mode);
  }
  const position = before.asked === undefined ? before : { ...before, asked: undefined };
  const varied = variationOf(message, position, grade);
  if (varied !== undefined)
    return {
      before,
      after: positionAt(varied.worked, varied.told, position),
      happening: { kind: 'newTask', isFirstOfMany: false },
    };
  const happening = meaningOf(message, found, position, mode);
  switch (happening?.kind) {
    case 'newTask':
      return {
        before,
        after: found.kind === 'task' ? positionAt(found.worked, message, position) : position,
        happening,
      };
    case 'attempt':
      return { before, after: positionAfter(position, happening.verdict, message), happening };
    case 'wish':
      return { before, after: positionWished(position, happening.wish), happening };
    case 'ambiguous':
      return { before, after: { ...position, asked: message }, happening };
    case undefined:
      return talkAbout(message, found, before, position);
    case 'question':
    case 'topic':
    case 'topicAnswer':
    case 'talk':
    case 'untreated':
      return { before, after: position, happening };
  }
};

/** As it is told where a family knows its words („7 razy 8”); else in figures and signs. */
const taskSaid = (message: string, grade: Grade | undefined): FoundTask => {
  const found = taskIn(message, grade);
  return found.kind === 'task' && found.worked.task.kind === 'family' ? found : taskIn(spokenNotation(message), grade);
};

/** „a jak trwał 2 godziny?”: the task once more with another number. */
const variationOf = (
  message: string,
  { told, original }: Position,
  grade: Grade | undefined,
): { readonly told: string; readonly worked: WorkedTask } | undefined => {
  const text =
    told === undefined
      ? undefined
      : variedTask(message, told, original.task.kind === 'family' ? original.task.answer : undefined);
  const found = text === undefined ? undefined : taskSaid(text, grade);
  return text !== undefined && found?.kind === 'task' && found.worked.statement !== original.statement
    ? { told: text, worked: found.worked }
    : undefined;
};

/** „co to jest procent”, before there is a task. */
const knownNotion = (message: string): Happening | undefined => {
  const question = readQuestion(message);
  return question?.about === 'notion' && notionText(question.words) !== undefined
    ? { kind: 'question', question, verdicts: [] }
    : undefined;
};

/** The pupil has said how the message before was meant. */
const momentAsMeant = (
  before: Position,
  message: string,
  meant: 'newTask' | 'step',
  grade: Grade | undefined,
  mode: LessonMode,
): Moment => {
  const position = { ...before, asked: undefined };
  const found = taskSaid(message, grade);
  if (meant === 'newTask' && found.kind === 'task')
    return {
      before,
      after: positionAt(found.worked, message, position),
      happening: { kind: 'newTask', isFirstOfMany: false },
    };
  const verdict = judge(replyNotation(message), position.original, position.current);
  return verdict === undefined
    ? momentAfter(position, message, grade, mode)
    : { before, after: positionAfter(position, verdict, message), happening: { kind: 'attempt', verdict } };
};

const talkAbout = (message: string, found: FoundTask, before: Position, position: Position): Moment => {
  const intent = readIntent(message);
  const isRepeated = found.kind === 'task' && found.worked.statement === position.original.statement;
  // A long text without a formula, or one after the task is done, is about something else.
  const isElsewhere =
    found.kind === 'untreated' && (found.reason !== 'nothing' || position.isSolved || wordCount(message) > 8);
  if (isElsewhere && !position.isSolved && isFormulaOfLetters(message))
    return { before, after: position, happening: { kind: 'talk', intent: 'formula' } };
  if (isElsewhere && intent === 'other') return { before, after: position, happening: found };
  if (intent === 'other' && !isRepeated && !/[\d=+*^√<>]/.test(message))
    return { before, after: position, happening: { kind: 'talk', intent: 'chat' } };
  const isAskingOn = intent === 'help' || intent === 'demand' || intent === 'other' || isRepeated;
  return {
    before,
    after: isAskingOn ? { ...position, hintLevel: position.hintLevel + 1 } : position,
    happening: { kind: 'talk', intent: isRepeated ? 'help' : intent },
  };
};

const positionAt = (worked: WorkedTask, told: string | undefined, before: Position | undefined): Position => ({
  original: worked,
  told,
  current: worked,
  hintLevel: 1,
  isSolved: false,
  halves: '',
  earlier: before === undefined ? [] : [...before.earlier, before.original],
  asked: undefined,
});

const positionWished = (position: Position, wish: 'newTask' | 'firstTask'): Position => {
  const wished = wish === 'firstTask' ? position.earlier[0] : exerciseFor(position.original);
  return wished === undefined ? position : positionAt(wished, undefined, position);
};

/** The next hint is about what is left, and begins with what to do first. */
const positionAfter = (before: Position, verdict: Verdict, message: string): Position => {
  if (verdict.kind === 'solved') return { ...before, isSolved: true };
  if (verdict.kind === 'wrong') return before;
  const said = replyNotation(message);
  const left = verdict.kind === 'right' ? verdict.remaining : undefined;
  const current = left ?? leftAfter(said, before.current);
  const after = current === before.current ? before : { ...before, current, hintLevel: 1 };
  return verdict.kind === 'partial' ? { ...after, halves: `${before.halves} ; ${said}`.slice(-200) } : after;
};

const talkOrUntreated = (found: FoundTask, message: string): Happening => {
  const remark = readRemark(message, '');
  if (remark !== undefined) return { kind: 'talk', intent: remark };
  const intent = readIntent(message);
  if (found.kind === 'untreated' && found.reason !== 'nothing') return found;
  // „Ilu pasażerów jedzie dalej?” asks for no help.
  const isTask = intent === 'help' && /\d/.test(message) && asksOrBids(message) && countForeignWords(message, '') > 1;
  return isTask || intent === 'other' || intent === 'proposal' || intent === 'demand'
    ? { kind: 'untreated', reason: 'nothing' }
    : { kind: 'talk', intent };
};
