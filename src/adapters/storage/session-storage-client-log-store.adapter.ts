import * as z from 'zod/mini';
import type { ClientLogStore } from '#application/ports/client-log-store.port.ts';
import { parsed } from './parsed.ts';
import type { SafeStorage } from './safe-storage.ts';

const PREFIX = 'client-log:';

const keyOf = (userId: string): string => PREFIX + encodeURIComponent(userId);

const entries = z.array(
  z.object({ level: z.enum(['debug', 'info', 'warning', 'error']), text: z.string(), at: z.number() }),
);

/** Of the tab: two of them would send the same entries twice. */
export const sessionStorageClientLogStore = (storage: SafeStorage): ClientLogStore => ({
  recall(userId) {
    for (const key of storage.keys()) if (key.startsWith(PREFIX) && key !== keyOf(userId)) storage.remove(key);
    return parsed(entries, storage.read(keyOf(userId))) ?? [];
  },
  keep(userId, waiting) {
    if (waiting.length === 0) storage.remove(keyOf(userId));
    else storage.write(keyOf(userId), JSON.stringify(waiting));
  },
});
