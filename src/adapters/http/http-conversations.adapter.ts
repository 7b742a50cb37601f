import type { Conversations } from '#application/ports/conversations.port.ts';
import {
  findConversation,
  listConversations,
  removeConversation,
  renameConversation,
} from '#contract/calls/conversations.calls.ts';
import { conversationId } from '#contract/schemas/id.schema.ts';
import { HISTORY_PAGE_SIZE } from '#domain/learning/conversation-history/conversation-history.rules.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { orNull } from '#adapters/http/http-failure.ts';

export const httpConversations = (http: HttpClient): Conversations => ({
  page: ({ mode, query, page }, signal) =>
    http.call(
      listConversations,
      {
        query: {
          mode,
          page: String(page),
          pageSize: String(HISTORY_PAGE_SIZE),
          ...(query !== '' && { query }),
        },
      },
      { signal },
    ),

  async find(id, signal) {
    if (!conversationId.safeParse(id).success) return null;
    const answer = await orNull(http.call(findConversation, { params: { id } }, { signal }));
    if (answer === null) return null;
    return { ...answer, messages: answer.messages.map(({ role, content }) => ({ role, content })) };
  },

  rename: (id, title, signal) => orNull(http.call(renameConversation, { params: { id }, body: { title } }, { signal })),

  async remove(id, signal) {
    await orNull(http.call(removeConversation, { params: { id } }, { signal }));
  },
});
