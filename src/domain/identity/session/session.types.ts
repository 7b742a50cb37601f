import type { KnownSubscription, Subscription } from '#domain/entitlement/subscription.types.ts';
import type { TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import type { AuthUser, User } from '#domain/identity/user.types.ts';

/** What is kept of a session for the next visit (S1 §9.16). */
export interface CachedSession {
  readonly user: User;
  readonly subscription: Subscription | null;
  readonly trial: TrialStatus | null;
}

/** The same on the next visit. What is recent may admit, what is not is only shown; neither refuses (D25). */
export interface RecalledSession extends CachedSession {
  readonly isRecent: boolean;
}

/** What is known before anybody says who is here: of whoever was here last, if it is not too old. */
export interface LatestSession {
  readonly recalled: RecalledSession | null;
  /** Whether nobody has been here since the last logout. */
  readonly isNothingKept: boolean;
}

export interface SessionContext {
  readonly person: AuthUser | null;
  readonly user: User | null;
  readonly subscription: KnownSubscription;
  /** Whether the user is what was kept of an earlier visit, without e-mail and class, and not yet what the backend says. */
  readonly isRemembered: boolean;
  /** The same of the plan. */
  readonly isPlanRemembered: boolean;
  /** Whether what is remembered is young enough to admit (D25). */
  readonly isRecent: boolean;
}

export type SessionEvent =
  | { readonly type: 'identity.changed'; readonly person: AuthUser | null }
  /** The identity service or the backend no longer accepts the login. */
  | { readonly type: 'identity.expired' }
  | { readonly type: 'account.deleted' }
  | { readonly type: 'pupil.loggedOut' }
  /** The identity service cannot be reached. */
  | { readonly type: 'identity.unavailable' }
  | { readonly type: 'session.refreshRequested' }
  /** What is known is not to be trusted: everything begins anew. */
  | { readonly type: 'session.restartRequested' }
  /** The dialog has signed somebody in: a session that is not under way yet asks who that is. */
  | { readonly type: 'auth.signedIn' }
  /** A page has changed what the backend knows of the user. */
  | { readonly type: 'user.changed' };

/** How a look at the backend ended. */
export type SessionOutcome = 'established' | 'unregistered' | 'unavailable';

/** `left`: logged out here, deleted or replaced by another person; `followed`: ended in another tab; `refused`: no longer accepted; `restarted`: begun anew. Whoever was refused is likely to come back for what was typed. */
export type SessionEnd = 'left' | 'followed' | 'refused' | 'restarted';

/** What could not be found out: who is here, what the backend knows of them; or the login is no longer accepted (S1 §8). */
export type SessionFailure = 'identity' | 'profile' | 'login';

export type SessionEmitted =
  | { readonly type: 'session.settled'; readonly outcome: SessionOutcome; readonly person: AuthUser }
  /** The backend has named the user; the plan is still asked for. */
  | { readonly type: 'session.userFound'; readonly user: User }
  | {
      readonly type: 'session.established';
      readonly user: User;
      readonly subscription: KnownSubscription;
      /** Whether any of it is only remembered. */
      readonly isRemembered: boolean;
    }
  /** Nobody is signed in, and nobody was. */
  | { readonly type: 'session.nobodyFound' }
  | { readonly type: 'session.recalled'; readonly trial: TrialStatus | null }
  | { readonly type: 'session.expired'; readonly person: AuthUser }
  | { readonly type: 'session.renewed' }
  | { readonly type: 'session.failed'; readonly of: SessionFailure }
  | { readonly type: 'session.accountDeleted' }
  | { readonly type: 'session.ended'; readonly reason: SessionEnd };
