import * as z from 'zod/mini';
import type { Consents } from '#application/ports/consents.port.ts';
import { parsed } from './parsed.ts';
import type { SafeStorage } from './safe-storage.ts';

const KEY = 'cookie_consent';

const consentRecord = z.object({
  hasConsent: z.boolean(),
  version: z.string(),
  timestamp: z.number(),
  preferences: z.object({ necessary: z.literal(true), analytics: z.boolean(), marketing: z.boolean() }),
});

/** Of a window, the news of what other tabs write. */
type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>;

export const localStorageConsents = (storage: SafeStorage, page: Page): Consents => ({
  recall: () => parsed(consentRecord, storage.read(KEY)),
  keep(record) {
    storage.write(KEY, JSON.stringify(record));
  },
  erase() {
    storage.remove(KEY);
  },
  watch(onChange) {
    // Without a key, everything was erased.
    const hear = ({ key }: StorageEvent) => {
      if (key === KEY || key === null) onChange();
    };
    page.addEventListener('storage', hear);
    return () => page.removeEventListener('storage', hear);
  },
});
