import * as z from 'zod/mini';
import { isFreshSession } from '#domain/identity/session.rules.ts';
import type { Clock } from '#application/ports/clock.port.ts';
import type { SessionCache } from '#application/ports/session-cache.port.ts';
import type { SafeStorage } from './safe-storage.ts';

const PREFIX = 'session:';

/** A user without e-mail and class: those are asked for again (R14). */
const cachedSession = z.object({
  keptAt: z.number(),
  user: z.object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    displayName: z.string(),
    isActive: z.boolean(),
    isTermsAccepted: z.boolean(),
    authProvider: z.string(),
    registeredDate: z.string(),
    aiPoints: z.number(),
    marketingConsent: z.boolean(),
  }),
  subscription: z.nullable(
    z.object({
      isActive: z.boolean(),
      isRecurring: z.boolean(),
      willAutoRenew: z.nullable(z.boolean()),
      isCancelled: z.boolean(),
      cancelAtPeriodTime: z.nullable(z.string()),
      currentPeriodEnd: z.nullable(z.string()),
      membershipType: z.object({ uniqueID: z.string(), name: z.string(), hasAI: z.boolean(), hasAIExams: z.boolean() }),
    }),
  ),
});

const parse = (text: string | null) => {
  try {
    return cachedSession.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
};

export const localStorageSessionCache = (storage: SafeStorage, clock: Clock): SessionCache => ({
  recall({ uid, email }) {
    const cached = parse(storage.read(PREFIX + uid));
    if (cached === null || cached.user.id !== uid || !isFreshSession(cached.keptAt, clock.now())) return null;
    return { user: { ...cached.user, email: email ?? '', classId: null }, subscription: cached.subscription };
  },
  keep({ user, subscription }) {
    const { email: _email, classId: _classId, ...rest } = user;
    storage.write(PREFIX + user.id, JSON.stringify({ keptAt: clock.now(), user: rest, subscription }));
  },
  clear() {
    for (const key of storage.keys()) if (key.startsWith(PREFIX)) storage.remove(key);
  },
});
