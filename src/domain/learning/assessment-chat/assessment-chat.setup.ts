import { assign, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import { restoredDraft } from '#domain/learning/assistant/assistant.rules.ts';
import type { MachineMeta } from '#domain/shared/machine.ts';
import { newConversation } from '#domain/learning/quiz-conversation.rules.ts';
import {
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

interface Sent {
  readonly text: string;
  readonly at: number;
  readonly idempotencyKey: string;
}

export const assessmentChat = setup({
  types: {
    context: {} as AssessmentChatContext,
    input: {} as AssessmentChatInput,
    events: {} as AssessmentChatEvent,
    tags: {} as 'busy',
    meta: {} as MachineMeta,
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
    startOver: assign(({ context: { assessment } }) => ({
      ...(assessment?.kind === 'quiz' && newConversation(assessment.quiz)),
      failure: null,
      refusal: null,
    })),
    noteFailure: assign({ failure: ({ context }, cause: FailureCode) => failureAbout(context.kind, cause) }),
    noteRefusal: assign((_, { response }: AssessmentReply) => ({
      failure: 'chat/unanswered' as const,
      refusal: response.trim() || null,
      lost: null,
    })),
  },
});
