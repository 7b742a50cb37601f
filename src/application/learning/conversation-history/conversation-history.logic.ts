import { fromPromise } from 'xstate';
import { conversationHistoryMachine } from '#domain/learning/conversation-history/conversation-history.machine.ts';
import type { Conversations } from '#application/ports/conversations.port.ts';

export const conversationHistoryLogic = (conversations: Conversations) =>
  conversationHistoryMachine.provide({
    actors: {
      fetchConversations: fromPromise(({ input: wanted, signal }) => conversations.page(wanted, signal)),
      renameConversation: fromPromise(({ input: { id, title }, signal }) => conversations.rename(id, title, signal)),
      removeConversation: fromPromise(({ input: id, signal }) => conversations.remove(id, signal)),
    },
  });

export type ConversationHistoryLogic = ReturnType<typeof conversationHistoryLogic>;
