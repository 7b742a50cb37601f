import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { assistantMachine } from '#domain/learning/assistant/assistant.machine.ts';
import type { AccessContextProvider } from '#application/ports/access-context.port.ts';
import type { Assistant } from '#application/ports/assistant.port.ts';
import type { Conversations } from '#application/ports/conversations.port.ts';
import type { Drafts } from '#application/ports/drafts.port.ts';
import type { KeptQuestions } from '#application/ports/kept-questions.port.ts';
import type { ConversationHistoryLogic } from '#application/learning/conversation-history/conversation-history.logic.ts';

export const assistantLogic = (
  assistant: Assistant,
  conversations: Conversations,
  drafts: Drafts,
  questions: KeptQuestions,
  history: ConversationHistoryLogic,
  accessContext: Pick<AccessContextProvider, 'confirm'>,
) => {
  /** Who hears the answers that are being written, by their keys. */
  const listeners = new Map<string, (soFar: string) => void>();
  return assistantMachine.provide({
    actors: {
      recallDraft: fromPromise(async ({ input: { userId, thread } }) => ({
        text: drafts.read(userId, thread),
        question: questions.read(userId, thread),
      })),
      hearWriting: fromCallback<EventObject, { readonly idempotencyKey: string }>(({ input, sendBack }) => {
        const hear = (text: string) => sendBack({ type: 'assistant.wrote', text });
        listeners.set(input.idempotencyKey, hear);
        return () => {
          if (listeners.get(input.idempotencyKey) === hear) listeners.delete(input.idempotencyKey);
        };
      }),
      // The page may show what is remembered; nothing is sent before it is sure who is here.
      askAssistant: fromPromise(async ({ input: question, signal }) => {
        const { classId } = await accessContext.confirm(question.userId, signal);
        return assistant.ask({ ...question, classId }, signal, (soFar) => {
          if (!signal.aborted) listeners.get(question.idempotencyKey)?.(soFar);
        });
      }),
      openConversation: fromPromise(({ input: id, signal }) => conversations.find(id, signal)),
      history,
    },
  });
};

export type AssistantLogic = ReturnType<typeof assistantLogic>;
