import * as z from 'zod/mini';
import { SESSION_CACHE_VERSION, sessionAge } from '#domain/identity/session/session.rules.ts';
import type { RecalledSession } from '#domain/identity/session/session.types.ts';
import type { Clock } from '#application/ports/clock.port.ts';
import type { SessionCache } from '#application/ports/session-cache.port.ts';
import { SESSION_PREFIX } from './session-keys.ts';
import type { SafeStorage } from './safe-storage.ts';

/** All that is written down: of a user neither e-mail nor class, age or guardian, which are asked for again (S1 §9.16, §9.20–9.21, R14). */
const cachedSession = z.object({
  version: z.literal(SESSION_CACHE_VERSION),
  savedAt: z.number(),
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
  trial: z.nullable(
    z.object({
      hasActiveTrial: z.boolean(),
      canStartTrial: z.boolean(),
      remainingPoints: z.number(),
      remainingHours: z.number(),
      expirationDate: z.nullable(z.string()),
      isExpired: z.boolean(),
    }),
  ),
});

/** What stands in the place of what is not written down. */
const UNTOLD = { classId: null, isUnder16: null, guardianConsent: false, guardianEmail: null } as const;

const parse = (text: string | null) => {
  try {
    return cachedSession.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
};

export const localStorageSessionCache = (storage: SafeStorage, clock: Clock): SessionCache => {
  const keptKeys = () => storage.keys().filter((key) => key.startsWith(SESSION_PREFIX));
  const forgetAllBut = (kept: string | null): void => {
    for (const key of keptKeys()) if (key !== kept) storage.remove(key);
  };
  const usable = (uid: string, email: string): RecalledSession | null => {
    const cached = parse(storage.read(SESSION_PREFIX + uid));
    const age = cached?.user.id === uid ? sessionAge(cached.savedAt, clock.now()) : 'expired';
    if (cached === null || age === 'expired') return null;
    return {
      user: { ...cached.user, ...UNTOLD, email },
      subscription: cached.subscription,
      trial: cached.trial,
      isRecent: age === 'recent',
    };
  };
  return {
    async recallLatest() {
      const [key, ...others] = keptKeys();
      // Of two people nobody knows who was the last.
      const isOne = key !== undefined && others.length === 0;
      return {
        recalled: isOne ? usable(key.slice(SESSION_PREFIX.length), '') : null,
        isNothingKept: key === undefined,
      };
    },
    async recall({ uid, email }) {
      const recalled = usable(uid, email ?? '');
      forgetAllBut(recalled === null ? null : SESSION_PREFIX + uid);
      return recalled;
    },
    keep({ user, subscription, trial }) {
      const written = cachedSession.parse({
        version: SESSION_CACHE_VERSION,
        savedAt: clock.now(),
        user,
        subscription,
        trial,
      });
      storage.write(SESSION_PREFIX + user.id, JSON.stringify(written));
    },
    clear() {
      forgetAllBut(null);
    },
  };
};
