import { assign, emit, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import type { AssistantMode, ConversationPage, ConversationSummary } from '#domain/learning/conversation.types.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';
import { isConversationName, nextPageAfter, SEARCH_PAUSE } from './conversation-history.rules.ts';
import type {
  ConversationEdit,
  ConversationHistoryContext,
  ConversationHistoryEmitted,
  ConversationHistoryEvent,
  ConversationHistoryInput,
  WantedPage,
} from './conversation-history.types.ts';

const listed = ({ conversations }: ConversationHistoryContext, id: string): ConversationSummary | undefined =>
  conversations.find((conversation) => conversation.id === id);

/** What the list of conversations can ask, decide and do; its states are in `conversation-history.machine.ts`. */
export const conversationHistory = setup({
  types: {
    context: {} as ConversationHistoryContext,
    input: {} as ConversationHistoryInput,
    events: {} as ConversationHistoryEvent,
    emitted: {} as ConversationHistoryEmitted,
    tags: {} as 'busy',
    meta: {} as MachineMeta,
  },
  actors: {
    fetchConversations: actorSlot<ConversationPage, WantedPage>('fetchConversations'),
    renameConversation: actorSlot<ConversationSummary | null, { readonly id: string; readonly title: string }>(
      'renameConversation',
    ),
    removeConversation: actorSlot<void, string>('removeConversation'),
  },
  delays: { searchPause: SEARCH_PAUSE },
  guards: {
    hasNextPage: ({ context }) => context.hasNextPage,
    isListed: ({ context }, id: string) => listed(context, id) !== undefined,
    isSameQuery: ({ context }, query: string) => query === context.query,
    isName: ({ context }) => context.edit !== null && isConversationName(context.edit.title),
    isFound: (_, conversation: ConversationSummary | null) => conversation !== null,
  },
  actions: {
    startOver: assign(({ context }, mode: AssistantMode) => ({
      mode,
      page: 1,
      failure: null,
      ...(mode === context.mode ? {} : { conversations: [], hasNextPage: false, query: '' }),
    })),
    lookFor: assign((_, query: string) => ({ query, page: 1, failure: null })),
    turnPage: assign({ page: ({ context }) => nextPageAfter(context.conversations.length) }),
    adoptPage: assign(({ context }, { conversations, page, hasNextPage }: ConversationPage) => {
      const known = page === 1 ? [] : context.conversations;
      const unwanted = new Set([...known.map(({ id }) => id), ...context.removed]);
      return {
        conversations: [...known, ...conversations.filter(({ id }) => !unwanted.has(id))],
        page,
        hasNextPage,
        failure: null,
      };
    }),
    edit: assign({
      edit: ({ context }, { id, title }: { readonly id: string; readonly title: string }): ConversationEdit | null => {
        const conversation = listed(context, id);
        return conversation === undefined ? null : { conversation, title, failure: null };
      },
    }),
    typeTitle: assign({
      edit: ({ context: { edit } }, title: string) => (edit === null ? null : { ...edit, title, failure: null }),
    }),
    noteEditFailure: assign({
      edit: ({ context: { edit } }, failure: FailureCode) => (edit === null ? null : { ...edit, failure }),
    }),
    forgetEdit: assign({ edit: null }),
    adoptTitle: assign({
      conversations: ({ context }, renamed: ConversationSummary | null) =>
        context.conversations.map((conversation) => (conversation.id === renamed?.id ? renamed : conversation)),
    }),
    drop: assign(({ context: { conversations, removed, edit } }) => ({
      conversations: conversations.filter(({ id }) => id !== edit?.conversation.id),
      removed: edit === null ? removed : [...removed, edit.conversation.id],
    })),
    announceRemoval: emit(({ context }) => ({
      type: 'history.conversationRemoved',
      conversationId: context.edit?.conversation.id ?? '',
    })),
    noteFailure: assign(failureNoted),
    forgetFailure: assign({ failure: null }),
  },
});
