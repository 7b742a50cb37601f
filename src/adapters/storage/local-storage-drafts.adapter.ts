import type { Drafts } from '#application/ports/drafts.port.ts';
import type { SafeStorage } from './safe-storage.ts';

/** The assistant's page keeps drafts here as well before its code has come: see `early.js`. */
const PREFIX = 'draft:';

/** Encoded, so that no user's drafts look like those of another whose id begins alike. */
const prefixOf = (userId: string): string => `${PREFIX}${encodeURIComponent(userId)}:`;

export const localStorageDrafts = (storage: SafeStorage): Drafts => {
  const forget = (isForgotten: (key: string) => boolean): void => {
    for (const key of storage.keys()) if (key.startsWith(PREFIX) && isForgotten(key)) storage.remove(key);
  };
  return {
    read: (userId, thread) => storage.read(prefixOf(userId) + thread) ?? '',
    keep(userId, thread, text) {
      if (text === '') storage.remove(prefixOf(userId) + thread);
      else storage.write(prefixOf(userId) + thread, text);
    },
    keepOnly(userId) {
      forget((key) => !key.startsWith(prefixOf(userId)));
    },
    clear() {
      forget(() => true);
    },
  };
};
