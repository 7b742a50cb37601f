import { assign, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import type { AssistantMode, ConversationPage } from '#domain/learning/conversation.types.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';
import type {
  ConversationHistoryContext,
  ConversationHistoryEvent,
  ConversationHistoryInput,
} from './conversation-history.types.ts';

export const conversationHistory = setup({
  types: {
    context: {} as ConversationHistoryContext,
    input: {} as ConversationHistoryInput,
    events: {} as ConversationHistoryEvent,
    tags: {} as 'busy',
    meta: {} as MachineMeta,
  },
  actors: {
    fetchConversations: actorSlot<ConversationPage, { readonly mode: AssistantMode; readonly page: number }>(
      'fetchConversations',
    ),
  },
  guards: { hasNextPage: ({ context }) => context.hasNextPage },
  actions: {
    startOver: assign(({ context }, mode: AssistantMode) => ({
      mode,
      page: 1,
      failure: null,
      ...(mode === context.mode ? {} : { conversations: [], hasNextPage: false }),
    })),
    turnPage: assign({ page: ({ context }) => context.page + 1 }),
    adoptPage: assign(({ context }, { conversations, page, hasNextPage }: ConversationPage) => {
      const known = page === 1 ? [] : context.conversations;
      const knownIds = new Set(known.map(({ id }) => id));
      return {
        conversations: [...known, ...conversations.filter(({ id }) => !knownIds.has(id))],
        page,
        hasNextPage,
        failure: null,
      };
    }),
    noteFailure: assign(failureNoted),
    forgetFailure: assign({ failure: null }),
  },
});
