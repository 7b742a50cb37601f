import type { Conversations } from '#application/ports/conversations.port.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';
import { HISTORY_PAGE_SIZE } from '#domain/learning/conversation-history/conversation-history.rules.ts';
import { foldedText } from '#server/learning/search-text.rules.ts';
import { admit, type FakeBackend } from './backend.fake.ts';

export const fakeConversations = (backend: FakeBackend, { uid }: AuthUser): Conversations => {
  const placeOf = (id: string): number =>
    backend.conversations.findIndex((conversation) => conversation.id === id && conversation.ownerId === uid);
  return {
    async page({ mode, query, page }, signal) {
      admit(backend, uid, signal);
      const words = foldedText(query).split(' ');
      const own = backend.conversations.filter(({ ownerId, mode: itsMode, title, messages }) => {
        const texts = [title, ...messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []))];
        return (
          ownerId === uid &&
          itsMode === mode &&
          words.every((word) => texts.some((text) => foldedText(text).includes(word)))
        );
      });
      const end = page * HISTORY_PAGE_SIZE;
      const summaries = own
        .slice(end - HISTORY_PAGE_SIZE, end)
        .map(({ id, title, createdAt }) => ({ id, mode, title, createdAt }));
      return { conversations: summaries, page, hasNextPage: own.length > end };
    },

    async find(id, signal) {
      admit(backend, uid, signal);
      const found = backend.conversations[placeOf(id)];
      if (found === undefined) return null;
      const { ownerId: _, ...conversation } = found;
      return conversation;
    },

    async rename(id, title, signal) {
      admit(backend, uid, signal);
      const found = backend.conversations[placeOf(id)];
      if (found === undefined) return null;
      backend.conversations[placeOf(id)] = { ...found, title };
      return { id, mode: found.mode, title, createdAt: found.createdAt };
    },

    async remove(id, signal) {
      admit(backend, uid, signal);
      if (placeOf(id) >= 0) backend.conversations.splice(placeOf(id), 1);
    },
  };
};
