import { performance } from 'node:perf_hooks';
import { exampleFor, exerciseFor } from '#tutoring/families/example.rules.ts';
import { FAMILIES } from '#tutoring/families/all-families.ts';
import { taskIn } from '#tutoring/families/task.finder.ts';
import { lessonReply } from '#tutoring/dialogue/lesson.ts';
import type { Taken } from './corpus.types.ts';
import { takenTurns, type TakenTurn } from './dialogue-score.ts';
import { GRADES } from './grades.ts';
import { ANSWERED_BEFORE, isTakenForAnswer, treatmentOf } from './first-message-score.ts';
import { DIALOGUES, FIRST_MESSAGES } from './whole-corpus.ts';

/** Of so many, all but these. */
export interface Share {
  readonly all: number;
  readonly others: readonly string[];
}

/** What the engines of the notation treat: they have no folder of their own among the families. */
const OF_ENGINES = ['quadratic-equation', 'system'] as const;
const OWN: ReadonlySet<string> = new Set([...FAMILIES.map(({ id }) => id), ...OF_ENGINES]);

const shareOf = <One>(all: readonly One[], isGood: (one: One) => boolean, nameOf: (one: One) => string): Share => ({
  all: all.length,
  others: all.filter((one) => !isGood(one)).map(nameOf),
});

const messageOf = ({ message }: { readonly message: string }) => message;

export const firstMessageScore = () => {
  const treated = FIRST_MESSAGES.map((one) => ({ ...one, treatment: treatmentOf(one) }));
  const tasks = treated.filter(({ owed }) => owed.kind === 'task');
  const isTreated = ({ treatment }: (typeof treated)[number]) => treatment === 'right' || treatment === 'elsewhere';
  return {
    neverWrong: shareOf(treated, ({ treatment }) => treatment !== 'wrong', messageOf),
    treated: shareOf(tasks, isTreated, messageOf),
    ownTreated: shareOf(
      tasks.filter(({ owed }) => owed.kind === 'task' && OWN.has(owed.family)),
      isTreated,
      messageOf,
    ),
  };
};

/** Whether the tasks that are not treated at the beginning of a thread are no answers in the middle of it. */
export const laterMessageScore = (): Share => {
  const refused = FIRST_MESSAGES.filter((one) => treatmentOf(one) === 'refused' && one.owed.kind !== 'talk');
  return shareOf(
    refused.flatMap((one) => ANSWERED_BEFORE.map((before) => ({ one, before }))),
    ({ one, before }) => !isTakenForAnswer(one, before),
    ({ one, before }) => `${before} | ${one.message}`,
  );
};

/** A step that is called right is praised as well. */
const PRAISED: ReadonlySet<TakenTurn['taken']> = new Set<Taken>(['solved', 'right']);
const RIGHT: ReadonlySet<TakenTurn['taken']> = new Set<Taken>(['right', 'solved', 'partial']);

const replyOf = ({ dialogue, pupil }: TakenTurn) => `${dialogue.task} | ${pupil}`;

/** Of the replies whose task is read. */
export const replyScore = () => {
  const turns = DIALOGUES.flatMap(takenTurns).filter(({ taken }) => taken !== 'refused');
  return {
    asMeant: shareOf(turns, ({ owed, taken }) => owed === taken, replyOf),
    rightAccepted: shareOf(
      turns.filter(({ owed }) => RIGHT.has(owed)),
      ({ taken }) => RIGHT.has(taken),
      replyOf,
    ),
    neverPraisedWrong: shareOf(
      turns.filter(({ owed }) => owed === 'wrong'),
      ({ taken }) => !PRAISED.has(taken),
      replyOf,
    ),
  };
};

const timeOf = (work: () => unknown): number => {
  const begin = performance.now();
  work();
  return performance.now() - begin;
};

/** Milliseconds of each answer to a first message, in both modes. */
export const answerTimes = (): readonly number[] =>
  (['tutor', 'buddy'] as const).flatMap((mode) =>
    FIRST_MESSAGES.map(({ message, grade }) =>
      timeOf(() => lessonReply({ mode, prompt: message, history: [], grade: GRADES[grade - 1], files: [] })),
    ),
  );

/** Milliseconds of each search for a similar task, of the families' tasks: to be shown solved, and to be practised on. */
export const similarTaskTimes = (): readonly number[] =>
  FIRST_MESSAGES.flatMap(({ message, grade }) => {
    const found = taskIn(message, GRADES[grade - 1]);
    if (found.kind !== 'task') return [];
    return [exampleFor, exerciseFor].map((search) => timeOf(() => search(found.worked)));
  });
