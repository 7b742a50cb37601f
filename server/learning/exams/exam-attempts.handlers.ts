import { mergedAnswers } from '#domain/learning/exam-session/exam-session.rules.ts';
import type { ExamAnswers } from '#domain/learning/exam-session/exam-session.types.ts';
import { recordingsOf, withoutListening } from '#domain/learning/exam-sheet.rules.ts';
import { conflict, invalid, notFound, type ApiFailure } from '#server/api/api-failure.ts';
import type { Handlers } from '#server/api/handler.types.ts';
import type { Database } from '#server/database/database.types.ts';
import {
  findAttempt,
  lockAttempt,
  putAttempt,
  putMarks,
  type StoredAttempt,
} from '#server/learning/exams/exam-attempts.repository.ts';
import { examHtml } from '#server/learning/exams/exam-html.ts';
import { examNotFound } from '#server/learning/exams/exams.handlers.ts';
import { findExam, putSheet, type StoredExam } from '#server/learning/exams/exams.repository.ts';
import { examReview } from '#tutoring/exam/exam-review.rules.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => number;
}

interface SentAttempt {
  readonly elapsed: number;
  readonly duration: number;
  readonly answers: ExamAnswers;
  readonly withoutListening?: boolean | undefined;
}

const MINUTE = 60_000;
/** The additional time that the examination board gives is less than the time itself. */
const MOST_TIMES = 2;

/** Exams against the clock (D18). Whoever has an exam may go on with it, whatever has become of the plan. */
export const examAttemptHandlers = ({ database, now }: Dependencies) => {
  const ownExam = async (userId: string, id: string): Promise<StoredExam> => {
    const exam = await findExam(database, userId, id);
    if (exam === null) throw examNotFound();
    return exam;
  };

  const handedInAttempt = async (userId: string, id: string): Promise<[StoredExam, StoredAttempt]> => {
    const exam = await ownExam(userId, id);
    const attempt = await findAttempt(database, id);
    if (attempt?.handedInAt == null) throw notFound('exam_not_handed_in', 'This exam was not handed in.');
    return [exam, attempt];
  };

  /** Nothing of what is kept is lost: of each task the last answer stays. */
  const keep = async (
    userId: string,
    id: string,
    sent: SentAttempt,
    handedInAfter: number | null,
  ): Promise<Record<string, never>> => {
    const exam = await ownExam(userId, id);
    await database.transaction(async (transaction) => {
      const kept = await lockAttempt(transaction, id);
      if (kept?.handedInAt != null) throw handedInBefore();
      // Only what begins the attempt: nobody loses the points for what was heard afterwards.
      const isSilent = kept === null && sent.withoutListening === true;
      requireWithinSheet(isSilent ? await leaveListeningOut(transaction, exam) : exam, sent);
      const startedAt = kept?.startedAt ?? new Date(now() - sent.elapsed);
      const duration = kept?.duration ?? sent.duration;
      await putAttempt(transaction, {
        examId: id,
        startedAt,
        duration,
        answers: mergedAnswers(kept?.answers ?? {}, sent.answers),
        handedInAt: handedInAfter === null ? null : new Date(startedAt.getTime() + Math.min(handedInAfter, duration)),
        marks: {},
      });
    });
    return {};
  };

  return {
    'exams.findAttempt': async ({ identity, params }) => {
      await ownExam(identity.uid, params.id);
      const attempt = await findAttempt(database, params.id);
      if (attempt === null) return { attempt: null };
      const { startedAt, duration, answers, handedInAt } = attempt;
      const elapsed = Math.max(0, now() - startedAt.getTime());
      const handedInAfter = handedInAt === null ? null : handedInAt.getTime() - startedAt.getTime();
      return { attempt: { elapsed, duration, answers, handedInAfter } };
    },

    'exams.saveAttempt': ({ identity, params, body }) => keep(identity.uid, params.id, body, null),

    'exams.handIn': ({ identity, params, body }) => keep(identity.uid, params.id, body, body.handedInAfter),

    'exams.review': async ({ identity, params }) => {
      const [exam, attempt] = await handedInAttempt(identity.uid, params.id);
      return reviewOf(exam, attempt);
    },

    'exams.mark': async ({ identity, params, body: { marks } }) => {
      const [exam, attempt] = await handedInAttempt(identity.uid, params.id);
      requireOwnTasks(exam, marks);
      await putMarks(database, params.id, marks);
      return reviewOf(exam, { ...attempt, marks });
    },
  } satisfies Handlers;
};

const handedInBefore = (): ApiFailure => conflict('exam_handed_in', 'This exam was handed in before.');

const tasksOf = ({ sheet }: Pick<StoredExam, 'sheet'>) => sheet.parts.flatMap(({ tasks }) => tasks);

/** The sheet is what was asked: its points and its keys are those of the rest from then on. */
const leaveListeningOut = async (transaction: Database, exam: StoredExam): Promise<StoredExam> => {
  const sheet = withoutListening(exam.sheet);
  const asked = new Set(tasksOf({ sheet }).map(({ id }) => id));
  const rest = {
    ...exam,
    sheet,
    keys: exam.keys.filter(({ taskId }) => asked.has(taskId)),
    htmlContent: examHtml(exam.title, sheet),
  };
  await putSheet(transaction, rest);
  return rest;
};

const requireWithinSheet = (exam: StoredExam, { duration, answers }: SentAttempt): void => {
  const usual = exam.sheet.minutes * MINUTE;
  if (duration < usual || duration > MOST_TIMES * usual)
    throw invalid('duration', `between ${String(usual)} and ${String(MOST_TIMES * usual)} milliseconds`);
  const known = new Set([...tasksOf(exam), ...recordingsOf(exam.sheet)].map(({ id }) => id));
  if (Object.keys(answers).some((taskId) => !known.has(taskId)))
    throw invalid('answers', 'of a task that the exam has');
};

/** By the pupil is marked what was written in own words, with as many points as the task has at most. */
const requireOwnTasks = (exam: StoredExam, marks: Readonly<Record<string, number>>): void => {
  const most = new Map(tasksOf(exam).flatMap(({ id, options, points }) => (options.length > 0 ? [] : [[id, points]])));
  for (const [taskId, points] of Object.entries(marks))
    if (points > (most.get(taskId) ?? -1)) throw invalid('marks', 'more points than the task has');
};

const reviewOf = ({ sheet, keys }: StoredExam, { answers, marks }: StoredAttempt) =>
  examReview(
    { sheet, keys },
    Object.fromEntries(Object.entries(answers).map(([taskId, { text }]) => [taskId, text])),
    marks,
  );
