import type { SessionCache } from '#application/ports/session-cache.port.ts';
import { SESSION_PREFIX } from './session-keys.ts';
import type { SafeStorage } from './safe-storage.ts';

/** The same cache, but its code, which checks what it reads, is fetched only where something is kept. */
export const lateSessionCache = (storage: SafeStorage, load: () => Promise<SessionCache>): SessionCache => {
  const keptKeys = () => storage.keys().filter((key) => key.startsWith(SESSION_PREFIX));
  let timesCleared = 0;
  return {
    recallLatest: async () =>
      keptKeys().length === 0 ? { recalled: null, isNothingKept: true } : (await load()).recallLatest(),
    recall: async (person) => (keptKeys().length === 0 ? null : (await load()).recall(person)),
    keep(session) {
      const before = timesCleared;
      const keepIfStillHere = (cache: SessionCache) => (timesCleared === before ? cache.keep(session) : undefined);
      load().then(keepIfStillHere, () => undefined);
    },
    clear() {
      timesCleared += 1;
      for (const key of keptKeys()) storage.remove(key);
    },
  };
};
