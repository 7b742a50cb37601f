import { fromPromise } from 'xstate';
import { assistantMachine } from '#domain/learning/assistant/assistant.machine.ts';
import type { Assistant } from '#application/ports/assistant.port.ts';
import type { Conversations } from '#application/ports/conversations.port.ts';
import type { Drafts } from '#application/ports/drafts.port.ts';
import type { ConversationHistoryLogic } from '#application/learning/conversation-history/conversation-history.logic.ts';

export const assistantLogic = (
  assistant: Assistant,
  conversations: Conversations,
  drafts: Drafts,
  history: ConversationHistoryLogic,
) =>
  assistantMachine.provide({
    actors: {
      recallDraft: fromPromise(async ({ input: { userId, thread } }) => drafts.read(userId, thread)),
      askAssistant: fromPromise(({ input: question, signal }) => assistant.ask(question, signal)),
      openConversation: fromPromise(({ input: id, signal }) => conversations.find(id, signal)),
      history,
    },
  });

export type AssistantLogic = ReturnType<typeof assistantLogic>;
