import type { FailureCode } from '#domain/shared/failure.ts';
import type { SessionContext } from './session.types.ts';

/** How long the identity service may take to say who is here (S1 §4.4, §9.15). */
export const IDENTITY_WAIT = 3_000;
/** How long an error text of the user store stays (S1 §8.32). */
export const FAILURE_DISPLAY = 5_000;
/** How long a remembered session may be shown before the refreshed one (S1 §9.16). */
export const SESSION_CACHE_LIFETIME = 300_000;

/** 401 and 403 while loading the user: nothing remembered may be shown any longer (S1 §8.30–8.31). */
export const isRefusal = (code: FailureCode): boolean => code === 'session/expired' || code === 'session/forbidden';

/** Whether a pupil may have something open that an expired login must not take away. */
export const isAtWork = ({ user, isRemembered }: Pick<SessionContext, 'user' | 'isRemembered'>): boolean =>
  user !== null && !isRemembered;

export const isFreshSession = (keptAt: number, now: number): boolean =>
  now - keptAt >= 0 && now - keptAt < SESSION_CACHE_LIFETIME;
