import type { Keyed } from '#domain/shared/idempotency.rules.ts';
import { notingFailure } from '#domain/shared/machine.ts';
import type { QuestionReport } from './question-report.types.ts';
import { questionReport } from './question-report.setup.ts';

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
          { target: 'writing', actions: { type: 'setQuestion', params: ({ event }) => event.questionId } },
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
          actions: notingFailure,
          meta: { note: 'The comment is as it was.' },
        },
      },
      after: { timeout: { target: 'writing', actions: { type: 'noteFailure', params: 'network/timeout' } } },
    },
    thanking: { description: 'The question has been reported, and we say thank you.' },
  },
});
