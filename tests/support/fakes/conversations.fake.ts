import type { Conversations } from '#application/ports/conversations.port.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';
import { HISTORY_PAGE_SIZE } from '#domain/learning/assistant/assistant.rules.ts';
import { admit, type FakeBackend } from './backend.fake.ts';

export const fakeConversations = (backend: FakeBackend, { uid }: AuthUser): Conversations => ({
  async page(mode, page, signal) {
    admit(backend, uid, signal);
    const own = backend.conversations.filter(
      (conversation) => conversation.ownerId === uid && conversation.mode === mode,
    );
    const end = page * HISTORY_PAGE_SIZE;
    const summaries = own
      .slice(end - HISTORY_PAGE_SIZE, end)
      .map(({ id, title, createdAt }) => ({ id, mode, title, createdAt }));
    return { conversations: summaries, page, hasNextPage: own.length > end };
  },

  async find(id, signal) {
    admit(backend, uid, signal);
    const found = backend.conversations.find((conversation) => conversation.id === id && conversation.ownerId === uid);
    if (found === undefined) return null;
    const { ownerId: _, ...conversation } = found;
    return conversation;
  },
});
