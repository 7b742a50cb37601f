import type { ExamRecord, ExamSessionContext, ExamSessionInput, Recollection } from './exam-session.types.ts';

/** How long before the deadline the pupil is warned, in milliseconds (beyond the specification, D18). */
export const EXAM_WARNING = 300_000;
/** How long after a change answers are saved, in milliseconds (D18). */
export const EXAM_SAVE_DELAY = 2_000;
/** How long after a failure answers are sent again, in milliseconds (D18). */
export const EXAM_RESEND_DELAY = 10_000;
/** How long a call about a attempt may take, in milliseconds (S1 §9.8). */
export const EXAM_CALL_PATIENCE = 30_000;

export const deadlineOf = ({ startedAt, duration }: Pick<ExamRecord, 'startedAt' | 'duration'>): number =>
  startedAt + duration;

export const isOver = (record: ExamRecord, at: number): boolean => at >= deadlineOf(record);

/** Milliseconds left at a moment; the clock on the screen is made of it. */
export const timeLeft = (record: ExamRecord, at: number): number => Math.max(0, deadlineOf(record) - at);

export const timeUntilWarning = (record: ExamRecord, at: number): number =>
  Math.max(0, deadlineOf(record) - EXAM_WARNING - at);

export const newRecord = ({ examId, duration }: ExamSessionInput, startedAt: number): ExamRecord => ({
  examId,
  startedAt,
  duration,
  answers: {},
  revision: 1,
  handedInAt: null,
});

export const withAnswer = (record: ExamRecord, questionId: string, answer: string): ExamRecord => ({
  ...record,
  answers: { ...record.answers, [questionId]: answer },
  revision: record.revision + 1,
});

/** Handed in at a moment, at the deadline at the latest; what has been handed in stays as it is. */
export const handedIn = (record: ExamRecord, at: number): ExamRecord =>
  record.handedInAt === null
    ? { ...record, revision: record.revision + 1, handedInAt: Math.min(at, deadlineOf(record)) }
    : record;

/** The record to go on with: the server's time and hand-in count, and the newer answers. */
const newer = (server: ExamRecord, device: ExamRecord): ExamRecord =>
  server.handedInAt !== null || device.revision <= server.revision
    ? server
    : { ...device, startedAt: server.startedAt, duration: server.duration };

/** How a attempt goes on after a reload. */
export const resumed = ({
  at,
  server,
  device,
}: Recollection): Pick<ExamSessionContext, 'record' | 'now' | 'savedRevision' | 'isDelivered'> => ({
  record: server !== null && device !== null ? newer(server, device) : (server ?? device),
  now: at,
  savedRevision: server?.revision ?? 0,
  isDelivered: server !== null && server.handedInAt !== null,
});

export const unanswered = (record: ExamRecord, questionIds: readonly string[]): readonly string[] =>
  questionIds.filter((id) => (record.answers[id] ?? '').trim() === '');
