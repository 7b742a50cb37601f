import type { FailureCode } from '#domain/shared/failure.ts';
import type { SessionContext } from './session.types.ts';

/** How long the identity service may take to say who is here (S1 §4.4, §9.15). */
export const IDENTITY_WAIT = 3_000;
/** How long the identity service may take to take leave. */
export const SIGN_OUT_TIMEOUT = 5_000;
/** How long a remembered session may admit, while it is refreshed (S1 §9.16, D25). */
export const SESSION_RECENT = 300_000;
/** How long it may still be shown while we wait for the refreshed one (S1 §9.17, D25). */
export const SESSION_CACHE_LIFETIME = 1_800_000;
/** What a remembered session is written as; another version is dropped (S1 §9.18). */
export const SESSION_CACHE_VERSION = '1.0.0';

/** 401 and 403 while loading the user: nothing remembered may be shown any longer (S1 §8.30–8.31). */
export const isRefusal = (code: FailureCode): boolean => code === 'session/expired' || code === 'session/forbidden';

/** Whether a pupil may have something open that an expired login must not take away. */
export const isAtWork = ({ user, isRemembered }: Pick<SessionContext, 'user' | 'isRemembered'>): boolean =>
  user !== null && !isRemembered;

/** How a session that was saved so long ago may be used: to admit, to be shown only, or not at all. */
export const sessionAge = (savedAt: number, now: number): 'recent' | 'old' | 'expired' => {
  const age = now - savedAt;
  if (age < 0 || age >= SESSION_CACHE_LIFETIME) return 'expired';
  return age < SESSION_RECENT ? 'recent' : 'old';
};

/** Of a person whom the backend has not been asked about. */
export const NOTHING_KNOWN = {
  user: null,
  subscription: 'unknown',
  isRemembered: false,
  isPlanRemembered: false,
  isRecent: false,
} as const satisfies Partial<SessionContext>;
