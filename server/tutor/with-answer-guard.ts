import { gradeOf } from './embedded-tutor.ts';
import { finishedPart } from './finished-part.rules.ts';
import { hiddenResults } from './hidden-results.ts';
import { linkedAbort } from './linked-abort.ts';
import type { LeakEnd } from './tutor-reports.ts';
import type { OnWriting, Tutor, TutorReply, TutorRequest } from './tutor.port.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { WITHHELD_RESULT } from '#tutoring/safety/answer-guard/answer-guard.texts.ts';
import { leaks, type GuardedResult } from '#tutoring/safety/answer-guard/leak.rules.ts';
import { pressureOf } from '#tutoring/safety/answer-guard/pressure.rules.ts';
import { resultOfWorked } from '#tutoring/safety/answer-guard/guarded-result.rules.ts';
import { numbersIn, spoils, statesResult } from '#tutoring/families/spoiler.rules.ts';
import { openTasks } from '#tutoring/dialogue/thread.rules.ts';

interface GuardSettings {
  readonly embedded: Tutor;
  /** The same model, asked firmly not to give the result away. */
  readonly firm?: Tutor;
  /** The same model, asked for the result alone. */
  readonly solver?: Tutor;
  readonly onLeak?: (end: LeakEnd) => void;
  readonly onFailure?: (error: unknown) => void;
}

type IsLeak = (text: string) => boolean;

/** In Tutor mode an answer of a model that gives the result away is written anew, or replaced; no part of it is ever seen (D48). */
export const withAnswerGuard = (
  tutor: Tutor,
  { embedded, firm, solver, onLeak = () => {}, onFailure = () => {} }: GuardSettings,
): Tutor => {
  const hidden = solver && hiddenResults(solver, onFailure);

  const guardOf = async (request: TutorRequest, signal: AbortSignal): Promise<IsLeak> => {
    const { history, prompt, attachments } = request;
    const { unsolved, unread } = openTasks(history, prompt, gradeOf(request.schoolClass));
    const isUnread = unread.length > 0 || attachments.length > 0;
    const found = isUnread && hidden !== undefined ? await hidden(request, unread, signal) : undefined;
    const messages = [...history.filter(({ role }) => role === 'user').map(({ content }) => content), prompt];
    const pressure = pressureOf(messages);
    const unknownTask = found === undefined || isFoundBy(messages, unread, found) ? [] : [found];
    const worked = unsolved.map(resultOfWorked).map((result, place): GuardedResult =>
      // Of an earlier task only what is said to be its result: its number may well stand in the next one.
      place === unsolved.length - 1 ? result : { ...result, isBareTold: false },
    );
    const latest = unsolved.at(-1);
    return (text) =>
      (latest !== undefined && isGivenAway(text, latest)) ||
      [...worked, ...unknownTask].some((result) => leaks(text, result, pressure));
  };

  const withoutResult = async (
    request: TutorRequest,
    isLeak: IsLeak,
    signal: AbortSignal | undefined,
  ): Promise<TutorReply> => {
    const rewritten = await firmReply(request, signal);
    if (rewritten !== undefined && !isLeak(rewritten.content)) {
      onLeak('rewritten');
      return rewritten;
    }
    const { unsolved, isLatestUnread } = openTasks(request.history, request.prompt, gradeOf(request.schoolClass));
    if (unsolved.length > 0 && !isLatestUnread && request.attachments.length === 0) {
      onLeak('replaced');
      return embedded.reply(request, signal);
    }
    onLeak('withheld');
    return { content: WITHHELD_RESULT, isCharged: false };
  };

  const firmReply = async (request: TutorRequest, signal: AbortSignal | undefined): Promise<TutorReply | undefined> => {
    try {
      return await firm?.reply(request, signal);
    } catch (error) {
      if (signal?.aborted === true) throw error;
      onFailure(error);
      return undefined;
    }
  };

  return {
    reply: async (request, signal, onWriting) => {
      if (request.mode !== 'tutor') return tutor.reply(request, signal, onWriting);
      const stopping = linkedAbort(signal);
      const guarding = guardOf(request, stopping.signal);
      const writing = watchedWriting(guarding, stopping.abort, onWriting);
      try {
        const [reply, isLeak] = await Promise.all([tutor.reply(request, stopping.signal, writing.hear), guarding]);
        return isLeak(reply.content) ? await withoutResult(request, isLeak, signal) : reply;
      } catch (error) {
        if (!writing.hasLeaked()) throw error;
        return await withoutResult(request, await guarding, signal);
      } finally {
        writing.end();
        // A hidden call that nobody waits for any more ends too.
        stopping.abort();
        stopping.end();
      }
    },
  };
};

interface WatchedWriting {
  readonly hear: OnWriting;
  readonly hasLeaked: () => boolean;
  /** From now on nothing more is passed on. */
  readonly end: () => void;
}

/** Every look is at the whole: a long answer grows by this part before the next. */
const LOOKED_AT_AGAIN = 1 / 8;

/** Passes on whole sentences, each after a look at all before it; nothing before it is known what must not be said. */
const watchedWriting = (
  guarding: Promise<IsLeak>,
  stop: () => void,
  onWriting: OnWriting = () => {},
): WatchedWriting => {
  let isLeak: IsLeak | undefined;
  let [latest, shown] = ['', ''];
  let [hasLeaked, hasEnded] = [false, false];
  const pass = (): void => {
    const part = finishedPart(latest);
    const isWorthALook = part.length > shown.length * (1 + LOOKED_AT_AGAIN);
    if (isLeak === undefined || hasLeaked || hasEnded || !isWorthALook) return;
    hasLeaked = isLeak(part);
    if (hasLeaked) return stop();
    shown = part;
    onWriting(part);
  };
  const wait = async (): Promise<void> => {
    isLeak = await guarding;
    pass();
  };
  // Whoever waits for the guard itself hears of its failure.
  wait().catch(() => {});
  return {
    hear: (soFar) => {
      latest = soFar;
      pass();
    },
    hasLeaked: () => hasLeaked,
    end: () => {
      hasEnded = true;
    },
  };
};

/** A model writes more freely than the embedded tutor: for equations only „x = …” counts. */
const isGivenAway = (content: string, original: WorkedTask): boolean =>
  original.task.kind === 'equation' || original.task.kind === 'system'
    ? statesResult(content, original)
    : (original.values.length > 0 && statesResult(content, original)) ||
      (original.values.length === 0 && spoils(content, original));

/** Whoever has said the result may hear it: one who names many numbers is guessing. */
const isFoundBy = (messages: readonly string[], tasks: readonly string[], { values }: GuardedResult): boolean => {
  const given = tasks.flatMap(numbersIn);
  return (
    values.length > 0 &&
    messages
      .filter((message) => !tasks.includes(message))
      .some((message) => {
        const said = numbersIn(message).filter((number) => !given.some((known) => known.equals(number)));
        return said.length <= values.length && values.every((value) => said.some((number) => number.equals(value)));
      })
  );
};
