import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import type { TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import type { AuthUser, User } from '#domain/identity/user.types.ts';

/** What is remembered of a session between two visits (S1 §9.16). */
export interface CachedSession {
  readonly user: User;
  readonly subscription: Subscription | null;
  readonly trial: TrialStatus | null;
}

export interface SessionContext {
  readonly person: AuthUser | null;
  readonly user: User | null;
  readonly subscription: Subscription | null;
  /** Whether the user is what was kept of an earlier visit, without e-mail and class, and not yet what the backend says. */
  readonly isRemembered: boolean;
  readonly failure: FailureCode | null;
}

export type SessionEvent =
  | { readonly type: 'identity.changed'; readonly person: AuthUser | null }
  /** The identity service or the backend no longer accepts the login. */
  | { readonly type: 'identity.expired' }
  | { readonly type: 'account.deleted' }
  | { readonly type: 'pupil.loggedOut' }
  | { readonly type: 'session.refreshRequested' }
  /** A page has changed what the backend knows of the user. */
  | { readonly type: 'user.changed' };

/** How a look at the backend ended. */
export type SessionOutcome = 'established' | 'unregistered' | 'unavailable';

/** `left`: logged out here, deleted or replaced by another person; `followed`: ended in another tab; `refused`: no longer accepted. Whoever was refused is likely to come back for what was typed. */
export type SessionEnd = 'left' | 'followed' | 'refused';

export type SessionEmitted =
  | { readonly type: 'session.settled'; readonly outcome: SessionOutcome; readonly person: AuthUser }
  | {
      readonly type: 'session.established';
      readonly user: User;
      readonly subscription: Subscription | null;
      readonly isRemembered: boolean;
    }
  | { readonly type: 'session.recalled'; readonly trial: TrialStatus | null }
  | { readonly type: 'session.expired'; readonly person: AuthUser }
  | { readonly type: 'session.renewed' }
  | { readonly type: 'session.accountDeleted' }
  | { readonly type: 'session.ended'; readonly reason: SessionEnd };
