import { assign, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import { keyed, type Keyed } from '#domain/shared/idempotency.rules.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';
import { isReportSendable, REPORT_TIMEOUT } from './question-report.rules.ts';
import type {
  QuestionReport,
  QuestionReportContext,
  QuestionReportEvent,
  QuestionReportInput,
} from './question-report.types.ts';

export const questionReport = setup({
  types: {
    context: {} as QuestionReportContext,
    input: {} as QuestionReportInput,
    events: {} as QuestionReportEvent,
    tags: {} as 'busy',
    meta: {} as MachineMeta,
  },
  actors: { sendReport: actorSlot<void, Keyed<QuestionReport>>('sendReport') },
  delays: { timeout: REPORT_TIMEOUT },
  guards: {
    isReported: ({ context }, questionId: string) => context.reported.includes(questionId),
    isSameQuestion: ({ context }, questionId: string) => questionId === context.questionId,
    isSendable: ({ context }) => isReportSendable(context.comment),
  },
  actions: {
    setQuestion: assign((_, questionId: string) => ({ questionId, comment: '', failure: null })),
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
    noteFailure: assign(failureNoted),
  },
});
