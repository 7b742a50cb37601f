import { assign, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import { failureOf, type FailureCode } from '#domain/shared/failure.ts';
import type { AssistantMode, ConversationPage } from '#domain/learning/assistant/assistant.types.ts';
import type {
  ConversationHistoryContext,
  ConversationHistoryEvent,
  ConversationHistoryInput,
} from './conversation-history.types.ts';

const conversationHistory = setup({
  types: {
    context: {} as ConversationHistoryContext,
    input: {} as ConversationHistoryInput,
    events: {} as ConversationHistoryEvent,
    tags: {} as 'busy',
    meta: {} as { readonly note?: string; readonly source?: readonly string[] },
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
    noteFailure: assign({ failure: (_, code: FailureCode) => code }),
    forgetFailure: assign({ failure: null }),
  },
});

export const conversationHistoryMachine = conversationHistory.createMachine({
  id: 'conversationHistory',
  description: 'The list of past conversations of one mode, page by page.',
  meta: { source: ['S2 §2 Assistant', 'S2 §4 Sending a message', 'S2 §8 Chat'] },
  context: ({ input }) => ({ ...input, conversations: [], page: 1, hasNextPage: false, failure: null }),
  initial: 'loading',
  on: {
    'history.refreshRequested': {
      target: '.loading',
      actions: { type: 'startOver', params: ({ event }) => event.mode },
      meta: { note: 'A new answer or another mode: the newest come first.' },
    },
  },
  states: {
    loading: {
      description: 'We ask for a page; what was listed stays.',
      tags: 'busy',
      invoke: {
        id: 'fetchConversations',
        src: 'fetchConversations',
        input: ({ context: { mode, page } }) => ({ mode, page }),
        onDone: { target: 'listed', actions: { type: 'adoptPage', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'noteFailure', params: ({ event }) => failureOf(event.error).code },
        },
      },
    },
    listed: {
      description: 'The conversations are listed.',
      on: { 'pupil.moreRequested': { guard: 'hasNextPage', target: 'loading', actions: 'turnPage' } },
    },
    failed: {
      description: 'The page could not be had.',
      on: { 'pupil.retried': { target: 'loading', actions: 'forgetFailure' } },
    },
  },
});
