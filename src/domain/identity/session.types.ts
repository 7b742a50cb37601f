import type { Subscription } from '#domain/access/subscription.types.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import type { AuthUser, User } from './user.types.ts';

/** What is remembered of a session between two visits (S1 §9). */
export interface CachedSession {
  readonly user: User;
  readonly subscription: Subscription | null;
}

export interface SessionContext {
  readonly person: AuthUser | null;
  readonly user: User | null;
  readonly subscription: Subscription | null;
  readonly failure: FailureCode | null;
}

export type SessionEvent =
  | { readonly type: 'identity.changed'; readonly person: AuthUser | null }
  | { readonly type: 'pupil.loggedOut' }
  | { readonly type: 'session.refreshRequested' };

/** How a look at the backend ended. */
export type SessionOutcome = 'established' | 'unregistered' | 'unavailable';

/** `left`: logged out or replaced by another person; `refused`: expired, and likely to come back for what was typed. */
export type SessionEnd = 'left' | 'refused';

export type SessionEmitted =
  | { readonly type: 'session.settled'; readonly outcome: SessionOutcome; readonly person: AuthUser }
  | { readonly type: 'session.established'; readonly user: User; readonly subscription: Subscription | null }
  | { readonly type: 'session.ended'; readonly reason: SessionEnd };
