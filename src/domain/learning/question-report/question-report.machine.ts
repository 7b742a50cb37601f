import { assign, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import { failureOf, type FailureCode } from '#domain/shared/failure.ts';
import { keyed, type Keyed } from '#domain/shared/idempotency.rules.ts';
import { isReportSendable, REPORT_TIMEOUT } from './question-report.rules.ts';
import type {
  QuestionReport,
  QuestionReportContext,
  QuestionReportEvent,
  QuestionReportInput,
} from './question-report.types.ts';

const questionReport = setup({
  types: {
    context: {} as QuestionReportContext,
    input: {} as QuestionReportInput,
    events: {} as QuestionReportEvent,
    tags: {} as 'busy',
    meta: {} as { readonly note?: string; readonly source?: readonly string[] },
  },
  actors: { sendReport: actorSlot<void, Keyed<QuestionReport>>('sendReport') },
  delays: { timeout: REPORT_TIMEOUT },
  guards: {
    isReported: ({ context }, questionId: string) => context.reported.includes(questionId),
    isSameQuestion: ({ context }, questionId: string) => questionId === context.questionId,
    isSendable: ({ context }) => isReportSendable(context.comment),
  },
  actions: {
    meetQuestion: assign((_, questionId: string) => ({ questionId, comment: '', failure: null })),
    comment: assign({ comment: (_, text: string) => text }),
    order: assign(({ context: { kind, assessmentId, questionId, comment, report } }, idempotencyKey: string) => ({
      report: keyed(
        report,
        { kind, assessmentId, questionId: questionId ?? '', comment: comment.trim() },
        idempotencyKey,
      ),
      failure: null,
    })),
    noteReported: assign({ reported: ({ context }) => [...context.reported, context.questionId ?? ''] }),
    noteFailure: assign({ failure: (_, code: FailureCode) => code }),
  },
});

export const questionReportMachine = questionReport.createMachine({
  id: 'questionReport',
  description:
    'A pupil reports an error in one question of an exam or a quiz, with a comment if they like; each question once.',
  meta: { source: ['S2 §1', 'D18', 'R10'] },
  context: ({ input }) => ({ ...input, questionId: null, comment: '', report: null, reported: [], failure: null }),
  initial: 'closed',
  on: {
    'pupil.reportClosed': { target: '.closed', meta: { note: 'What was typed waits for the same question.' } },
  },
  states: {
    closed: {
      description: 'No question is being reported.',
      on: {
        'pupil.reportRequested': [
          { guard: { type: 'isReported', params: ({ event }) => event.questionId }, target: 'thanking' },
          { guard: { type: 'isSameQuestion', params: ({ event }) => event.questionId }, target: 'writing' },
          { target: 'writing', actions: { type: 'meetQuestion', params: ({ event }) => event.questionId } },
        ],
      },
    },
    writing: {
      description: 'The pupil says what is wrong.',
      on: {
        'pupil.commentChanged': { actions: { type: 'comment', params: ({ event }) => event.text } },
        'pupil.reportSent': {
          guard: 'isSendable',
          target: 'sending',
          actions: { type: 'order', params: ({ event }) => event.idempotencyKey },
        },
      },
    },
    sending: {
      description: 'The report is on its way.',
      tags: 'busy',
      invoke: {
        id: 'sendReport',
        src: 'sendReport',
        input: ({ context }) => context.report as Keyed<QuestionReport>,
        onDone: { target: 'thanking', actions: 'noteReported' },
        onError: {
          target: 'writing',
          actions: { type: 'noteFailure', params: ({ event }) => failureOf(event.error).code },
          meta: { note: 'The comment is as it was.' },
        },
      },
      after: { timeout: { target: 'writing', actions: { type: 'noteFailure', params: 'network/timeout' } } },
    },
    thanking: { description: 'The question has been reported, and we say thank you.' },
  },
});
