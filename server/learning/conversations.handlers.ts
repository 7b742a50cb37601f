import type { Database } from '#server/database/database.types.ts';
import { notFound } from '#server/api/api-failure.ts';
import type { Handlers } from '#server/api/handler.types.ts';
import {
  findThread,
  listConversations,
  removeConversation,
  renameConversation,
  type ConversationRow,
} from '#server/learning/conversations.repository.ts';

export const conversationHandlers = ({ database }: { readonly database: Database }) =>
  ({
    'conversations.list': async ({ identity, query: { mode, query = '', page, pageSize } }) => {
      const rows = await listConversations(database, identity.uid, { mode, query }, page, pageSize);
      return { conversations: rows.slice(0, pageSize).map(summary), page, hasNextPage: rows.length > pageSize };
    },

    'conversations.find': async ({ identity, params }) => {
      const thread = await findThread(database, identity.uid, params.id);
      if (thread === null) throw conversationNotFound();
      return { ...summary(thread.conversation), messages: [...thread.turns] };
    },

    'conversations.rename': async ({ identity, params, body }) => {
      const renamed = await renameConversation(database, identity.uid, params.id, body.title);
      if (renamed === null) throw conversationNotFound();
      return summary(renamed);
    },

    'conversations.remove': async ({ identity, params }) => {
      if (!(await removeConversation(database, identity.uid, params.id))) throw conversationNotFound();
      return {};
    },
  }) satisfies Handlers;

export const conversationNotFound = () => notFound('conversation_not_found', 'There is no such conversation.');

const summary = ({ id, mode, title, createdAt }: ConversationRow) => ({
  id,
  mode,
  title,
  createdAt: createdAt.toISOString(),
});
