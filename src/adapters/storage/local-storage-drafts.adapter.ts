import type { Drafts } from '#application/ports/drafts.port.ts';
import type { SafeStorage } from './safe-storage.ts';

const PREFIX = 'draft:';

const keyOf = (userId: string, thread: string): string => `${PREFIX}${userId}:${thread}`;

export const localStorageDrafts = (storage: SafeStorage): Drafts => ({
  read: (userId, thread) => storage.read(keyOf(userId, thread)) ?? '',
  keep(userId, thread, text) {
    if (text === '') storage.remove(keyOf(userId, thread));
    else storage.write(keyOf(userId, thread), text);
  },
  clear() {
    for (const key of storage.keys()) if (key.startsWith(PREFIX)) storage.remove(key);
  },
});
