import { fromPromise } from 'xstate';
import { conversationHistoryMachine } from '#domain/learning/conversation-history/conversation-history.machine.ts';
import type { Conversations } from '#application/ports/conversations.port.ts';

export const conversationHistoryLogic = (conversations: Conversations) =>
  conversationHistoryMachine.provide({
    actors: {
      fetchConversations: fromPromise(({ input: { mode, page }, signal }) => conversations.page(mode, page, signal)),
    },
  });

export type ConversationHistoryLogic = ReturnType<typeof conversationHistoryLogic>;
