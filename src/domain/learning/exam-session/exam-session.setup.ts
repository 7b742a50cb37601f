import { assign, emit, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';
import {
  deadlineOf,
  EXAM_CALL_TIMEOUT,
  EXAM_RESEND_DELAY,
  EXAM_SAVE_DELAY,
  EXAM_WARNING,
  handedIn,
  isOver,
  newRecord,
  ownMarks,
  resumed,
  silentExam,
  timeLeft,
  timeUntilWarning,
  withAnswer,
} from './exam-session.rules.ts';
import type {
  ExamRecord,
  ExamReview,
  ExamSessionContext,
  ExamSessionEmitted,
  ExamSessionEvent,
  ExamSessionInput,
  OwnMarks,
  Recollection,
  TimedExam,
} from './exam-session.types.ts';

/** Every state after the start has a record. */
export const recordOf = ({ record }: Pick<ExamSessionContext, 'record'>): ExamRecord => record as ExamRecord;

/** What a timed exam can ask, decide and do; its states are in `exam-session.machine.ts`. */
export const examSession = setup({
  types: {
    context: {} as ExamSessionContext,
    input: {} as ExamSessionInput,
    events: {} as ExamSessionEvent,
    emitted: {} as ExamSessionEmitted,
    tags: {} as 'busy',
    meta: {} as MachineMeta,
  },
  actors: {
    recallAttempt: actorSlot<Recollection, { readonly userId: string; readonly examId: string }>('recallAttempt'),
    /** The revision that the server has then. */
    saveAnswers: actorSlot<number, ExamRecord>('saveAnswers'),
    handInExam: actorSlot<void, ExamRecord>('handInExam'),
    fetchReview: actorSlot<ExamReview | null, string>('fetchReview'),
    /** The exam as it is marked then. */
    saveMarks: actorSlot<ExamReview, { readonly examId: string; readonly marks: OwnMarks }>('saveMarks'),
  },
  delays: {
    saveDelay: EXAM_SAVE_DELAY,
    resendDelay: EXAM_RESEND_DELAY,
    timeout: EXAM_CALL_TIMEOUT,
    warning: ({ context }) => timeUntilWarning(recordOf(context), context.now),
    deadline: ({ context }) => timeLeft(recordOf(context), context.now),
  },
  guards: {
    isMissing: ({ context }) => context.exam === null,
    isDelivered: ({ context }) => context.isDelivered,
    isHandedIn: ({ context }) => context.record !== null && context.record.handedInAt !== null,
    isStarted: ({ context }) => context.record !== null,
    isOver: ({ context }) => context.record !== null && isOver(context.record, context.now),
    isTooLate: ({ context }, at: number) => isOver(recordOf(context), at),
    isTimeShort: ({ context }) => timeUntilWarning(recordOf(context), context.now) === 0,
    isUnsaved: ({ context }) => recordOf(context).revision > context.savedRevision,
    isKnownAlready: (_, code: FailureCode) => code === 'request/conflict',
    isReviewed: (_, review: ExamReview | null) => review !== null,
  },
  actions: {
    resume: assign((_, recollection: Recollection) => resumed(recollection)),
    begin: assign(
      (
        { context: { exam, examId } },
        {
          at,
          duration,
          withoutListening,
        }: { readonly at: number; readonly duration: number; readonly withoutListening: boolean },
      ) => ({
        exam: withoutListening && exam !== null ? silentExam(exam) : exam,
        record: newRecord(examId, at, duration, withoutListening),
        now: at,
        savedRevision: 0,
      }),
    ),
    answer: assign(
      (
        { context },
        { taskId, answer, at }: { readonly taskId: string; readonly answer: string; readonly at: number },
      ) => ({
        record: withAnswer(recordOf(context), taskId, answer, Math.max(context.now, at)),
        now: Math.max(context.now, at),
      }),
    ),
    noteTime: assign({ now: ({ context }, at: number) => Math.max(context.now, at) }),
    noteWarningTime: assign({
      now: ({ context }) => Math.max(context.now, deadlineOf(recordOf(context)) - EXAM_WARNING),
    }),
    close: assign({ record: ({ context }, at: number) => handedIn(recordOf(context), Math.max(context.now, at)) }),
    closeAtDeadline: assign({ record: ({ context }) => handedIn(recordOf(context), deadlineOf(recordOf(context))) }),
    noteSaved: assign((_, savedRevision: number) => ({ savedRevision, failure: null })),
    noteDelivered: assign({ isDelivered: true, failure: null }),
    adoptReview: assign((_, review: ExamReview | null) => ({
      review,
      marks: review === null ? {} : ownMarks(review),
      failure: null,
    })),
    markTask: assign({
      marks: ({ context }, { taskId, points }: { readonly taskId: string; readonly points: number }) => ({
        ...context.marks,
        [taskId]: points,
      }),
    }),
    noteFailure: assign(failureNoted),
    forgetFailure: assign({ failure: null }),
    keep: emit(({ context }): ExamSessionEmitted => ({
      type: 'attempt.changed',
      userId: context.userId,
      record: recordOf(context),
      exam: context.exam as TimedExam,
    })),
    announceDelivery: emit(({ context }): ExamSessionEmitted => ({
      type: 'attempt.delivered',
      userId: context.userId,
      examId: context.examId,
    })),
  },
});
