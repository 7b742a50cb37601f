import { beginning } from './assessment-chat.rules.ts';
import type { PendingMessage } from './assessment-chat.types.ts';
import type { Assessment } from '#domain/learning/assessment.types.ts';
import { notingFailure } from '#domain/shared/machine.ts';
import { assessmentChat } from './assessment-chat.setup.ts';

export const assessmentChatMachine = assessmentChat.createMachine({
  id: 'assessmentChat',
  description:
    'The chat beside an exam or a quiz. A quiz begins with its first question and 0 percent, or where it was left, goes on question by question and ends with an invitation to a summary; then it can be started over. About an exam the pupil asks what they like.',
  meta: {
    source: [
      'S2 §3 Quizzes',
      'S2 §4 Exams page',
      'S2 §5 Exam',
      'S2 §7 Exams',
      'S2 §7 Quizzes',
      'S2 §8 Exam chat',
      'S2 §8 Lists, loading and generating',
      'S2 §9',
      'R10',
    ],
  },
  context: ({ input }) => ({
    ...input,
    ...beginning(input),
    draft: '',
    pending: null,
    lost: null,
    failure: null,
    refusal: null,
  }),
  initial: 'deciding',
  on: { 'pupil.draftChanged': { actions: { type: 'type', params: ({ event }) => event.text } } },
  states: {
    deciding: {
      description: 'Is there something to talk about?',
      always: [{ guard: 'isUnavailable', target: 'unavailable', actions: 'noteObstacle' }, { target: 'composing' }],
    },
    unavailable: { description: 'There is no exam or quiz to talk about, and we say so.' },
    composing: {
      description: 'The pupil reads and writes.',
      initial: 'deciding',
      on: {
        'pupil.messageSent': [
          {
            guard: { type: 'isRepetition', params: ({ event }) => event },
            meta: { note: 'About an exam, the same message within five seconds is dropped.' },
          },
          {
            guard: { type: 'isSendable', params: ({ event }) => event },
            target: 'sending',
            actions: { type: 'say', params: ({ event }) => event },
            meta: { note: 'The message stands in the thread at once.' },
          },
        ],
      },
      states: {
        deciding: {
          description: 'Is the quiz over?',
          always: [{ guard: 'isCompleted', target: 'completed' }, { target: 'ongoing' }],
        },
        ongoing: { description: 'There is something to answer or to ask about.' },
        completed: {
          description: 'The quiz is over; the pupil is invited to ask for a summary.',
          on: { 'pupil.startedOver': { target: 'deciding', actions: 'startOver' } },
        },
      },
    },
    sending: {
      description: 'The message is on its way.',
      tags: 'busy',
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context }) => ({
          assessment: context.assessment as Assessment,
          history: context.thread.slice(0, -1),
          questionIndex: context.quizState?.questionIndex ?? 0,
          ...(context.pending as PendingMessage),
        }),
        onDone: [
          {
            guard: { type: 'isReply', params: ({ event }) => event.output },
            target: 'composing',
            actions: { type: 'adoptReply', params: ({ event }) => event.output },
          },
          {
            target: 'composing',
            actions: ['takeBack', { type: 'noteRefusal', params: ({ event }) => event.output }],
            meta: { note: 'A status other than ok, success or completed: we show what the assistant said instead.' },
          },
        ],
        onError: {
          target: 'composing',
          actions: ['takeBack', notingFailure],
          meta: { note: 'The thread is rolled back and the text is in the input again.' },
        },
      },
      on: { 'pupil.messageCancelled': { target: 'composing', actions: 'takeBack' } },
      after: {
        timeout: { target: 'composing', actions: ['takeBack', { type: 'noteFailure', params: 'network/timeout' }] },
      },
    },
  },
});
