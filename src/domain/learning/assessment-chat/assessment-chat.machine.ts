import { assign, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import { failureOf, type FailureCode } from '#domain/shared/failure.ts';
import { restoredDraft } from '#domain/learning/assistant/assistant.rules.ts';
import {
  beginning,
  failureAbout,
  isMessageSendable,
  isRepetition,
  isReply,
  messageToSend,
  obstacleTo,
  ASSESSMENT_REPLY_TIMEOUT,
  threadOf,
} from './assessment-chat.rules.ts';
import type {
  PendingMessage,
  AssessmentChatContext,
  AssessmentChatEvent,
  AssessmentChatInput,
  AssessmentMessage,
  AssessmentReply,
} from './assessment-chat.types.ts';
import type { Assessment } from '#domain/learning/assessment.types.ts';

interface Sent {
  readonly text: string;
  readonly at: number;
  readonly idempotencyKey: string;
}

const assessmentChat = setup({
  types: {
    context: {} as AssessmentChatContext,
    input: {} as AssessmentChatInput,
    events: {} as AssessmentChatEvent,
    tags: {} as 'busy',
    meta: {} as { readonly note?: string; readonly source?: readonly string[] },
  },
  actors: { sendMessage: actorSlot<AssessmentReply, AssessmentMessage>('sendMessage') },
  delays: { timeout: ({ context }) => ASSESSMENT_REPLY_TIMEOUT[context.kind] },
  guards: {
    isUnavailable: ({ context }) => obstacleTo(context) !== null,
    isRepetition: ({ context }, { text, at }: Sent) => isRepetition(context.kind, context.thread, text, at),
    isSendable: (_, { text }: Sent) => isMessageSendable(text),
    isReply: (_, reply: AssessmentReply) => isReply(reply),
    isCompleted: ({ context }) => context.quizState?.isCompleted === true,
  },
  actions: {
    noteObstacle: assign({ failure: ({ context }) => obstacleTo(context) }),
    type: assign({ draft: (_, text: string) => text }),
    say: assign(({ context }, { text, at, idempotencyKey }: Sent) => {
      const pending = messageToSend(context.lost, text, idempotencyKey);
      return {
        pending,
        thread: [...context.thread, { role: 'user' as const, content: pending.text, at }],
        draft: text === context.draft ? '' : context.draft,
        failure: null,
        refusal: null,
      };
    }),
    takeBack: assign(({ context }) => {
      const pending = context.pending as PendingMessage;
      return {
        pending: null,
        lost: pending,
        thread: context.thread.slice(0, -1),
        draft: restoredDraft(pending.text, context.draft),
      };
    }),
    adoptReply: assign(({ context }, reply: AssessmentReply) => ({
      thread: threadOf(context.kind, reply),
      quizState: reply.quizState,
      pending: null,
      lost: null,
    })),
    noteFailure: assign({ failure: ({ context }, cause: FailureCode) => failureAbout(context.kind, cause) }),
    noteRefusal: assign((_, { response }: AssessmentReply) => ({
      failure: 'chat/unanswered' as const,
      refusal: response.trim() || null,
      lost: null,
    })),
  },
});

const composing = assessmentChat.createStateConfig({
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
    completed: { description: 'The quiz is over; the pupil is invited to ask for a summary.' },
  },
});

const sending = assessmentChat.createStateConfig({
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
      actions: ['takeBack', { type: 'noteFailure', params: ({ event }) => failureOf(event.error).code }],
      meta: { note: 'The thread is rolled back and the text is in the input again.' },
    },
  },
  on: { 'pupil.messageCancelled': { target: 'composing', actions: 'takeBack' } },
  after: {
    timeout: { target: 'composing', actions: ['takeBack', { type: 'noteFailure', params: 'network/timeout' }] },
  },
});

export const assessmentChatMachine = assessmentChat.createMachine({
  id: 'assessmentChat',
  description:
    'The chat beside an exam or a quiz. A quiz begins with its first question and 0 percent, goes on question by question and ends with an invitation to a summary; about an exam the pupil asks what they like.',
  meta: {
    source: [
      'S2 §4 Exams page',
      'S2 §5 Exam',
      'S2 §7 Exams',
      'S2 §7 Quizzes',
      'S2 §8 Exam chat',
      'S2 §8 Others',
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
    composing,
    sending,
  },
});
