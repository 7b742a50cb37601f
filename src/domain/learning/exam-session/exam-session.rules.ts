import { withoutListening } from '#domain/learning/exam-sheet.rules.ts';
import type {
  ExamAnswers,
  ExamRecord,
  ExamReview,
  ExamSessionContext,
  OwnMarks,
  Recollection,
  TimedExam,
} from './exam-session.types.ts';

/** How long before the deadline the pupil is warned, in milliseconds (beyond the specification, D18). */
export const EXAM_WARNING = 300_000;
/** How long after a change answers are saved, in milliseconds (D18). */
export const EXAM_SAVE_DELAY = 2_000;
/** How long after a failure answers are sent again, in milliseconds (D18). */
export const EXAM_RESEND_DELAY = 10_000;
/** How long a call about a attempt may take, in milliseconds (S1 §9.8). */
export const EXAM_CALL_TIMEOUT = 30_000;

/** How often a recording may be played, as at the real exams (beyond the specification, D66). */
export const MOST_PLAYS = 2;

/** Of all points, in percent (D18); the eighth-grade exam has no such line. */
export const MATURA_PASS_LINE = 30;
const PERCENT = 100;

export const deadlineOf = ({ startedAt, duration }: Pick<ExamRecord, 'startedAt' | 'duration'>): number =>
  startedAt + duration;

export const isOver = (record: ExamRecord, at: number): boolean => at >= deadlineOf(record);

/** Milliseconds left at a moment; the clock on the screen is made of it. */
export const timeLeft = (record: ExamRecord, at: number): number => Math.max(0, deadlineOf(record) - at);

export const timeUntilWarning = (record: ExamRecord, at: number): number =>
  Math.max(0, deadlineOf(record) - EXAM_WARNING - at);

export const newRecord = (
  examId: string,
  startedAt: number,
  duration: number,
  leavesListeningOut = false,
): ExamRecord => ({
  examId,
  startedAt,
  duration,
  withoutListening: leavesListeningOut,
  answers: {},
  revision: 1,
  handedInAt: null,
});

export const withAnswer = (record: ExamRecord, taskId: string, text: string, at: number): ExamRecord => ({
  ...record,
  answers: { ...record.answers, [taskId]: { text, writtenAfter: Math.max(0, at - record.startedAt) } },
  revision: record.revision + 1,
});

/** Handed in at a moment, at the deadline at the latest; what has been handed in stays as it is. */
export const handedIn = (record: ExamRecord, at: number): ExamRecord =>
  record.handedInAt === null
    ? { ...record, revision: record.revision + 1, handedInAt: Math.min(at, deadlineOf(record)) }
    : record;

/** Of each task the answer that was written last, so that nothing is lost of two pages or devices. */
export const mergedAnswers = (one: ExamAnswers, other: ExamAnswers): ExamAnswers => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).filter(([taskId, { writtenAfter }]) => writtenAfter > (one[taskId]?.writtenAfter ?? -1)),
  ),
});

const areSame = (one: ExamAnswers, other: ExamAnswers): boolean =>
  Object.entries(one).every(([taskId, { text }]) => other[taskId]?.text === text);

/** The record to go on with: the server's time and hand-in count, and of the answers the last ones. */
const together = (server: ExamRecord, device: ExamRecord): ExamRecord =>
  server.handedInAt === null
    ? {
        ...device,
        startedAt: server.startedAt,
        duration: server.duration,
        answers: mergedAnswers(server.answers, device.answers),
      }
    : server;

/** As it is asked: what the server has begun, it has without listening already where that was left out. */
const asked = (exam: TimedExam | null, server: ExamRecord | null, device: ExamRecord | null): TimedExam | null =>
  exam !== null && server === null && device?.withoutListening === true ? silentExam(exam) : exam;

export const silentExam = (exam: TimedExam): TimedExam => ({ ...exam, sheet: withoutListening(exam.sheet) });

/** How often a recording was played. */
export const playsOf = (answers: ExamAnswers, recordingId: string): number => Number(answers[recordingId]?.text ?? 0);

/** How an attempt goes on after a reload. */
export const resumed = ({
  at,
  exam,
  server,
  device,
}: Recollection): Pick<ExamSessionContext, 'exam' | 'record' | 'now' | 'savedRevision' | 'isDelivered'> => {
  const record = server !== null && device !== null ? together(server, device) : (server ?? device);
  const isSaved = record !== null && server !== null && areSame(record.answers, server.answers);
  return {
    exam: asked(exam, server, device),
    record,
    now: at,
    savedRevision: isSaved ? record.revision : 0,
    isDelivered: server !== null && server.handedInAt !== null,
  };
};

export const unanswered = (record: ExamRecord, taskIds: readonly string[]): readonly string[] =>
  taskIds.filter((id) => (record.answers[id]?.text ?? '').trim() === '');

/** What the pupil has given for answers in own words. */
export const ownMarks = ({ tasks }: ExamReview): OwnMarks =>
  Object.fromEntries(
    tasks.flatMap(({ taskId, points, criteria }) => (criteria.length > 0 && points !== null ? [[taskId, points]] : [])),
  );

/** In whole percents, rounded as on a certificate; nobody passes by rounding. */
export const percentOf = (points: number, maxPoints: number): number => {
  if (maxPoints === 0) return 0;
  const exact = (PERCENT * points) / maxPoints;
  const most = exact < MATURA_PASS_LINE ? MATURA_PASS_LINE - 1 : PERCENT;
  return Math.min(Math.round(exact), most);
};
