import type { SessionOutcome } from '#domain/identity/session/session.types.ts';
import type { User } from '#domain/identity/user.types.ts';

/** What a profile lacks (S1 §4.12). */
export type MissingField = 'terms_acceptance' | 'name' | 'email' | 'backend_registration' | 'authentication';

export interface ProfileCompletionContext {
  /** How long the check is suspended, in milliseconds. */
  readonly suspension: number;
}

export type ProfileCompletionEvent =
  | { readonly type: 'session.userFound'; readonly user: User }
  | { readonly type: 'session.settled'; readonly outcome: SessionOutcome }
  | { readonly type: 'session.ended' }
  | { readonly type: 'auth.opened' }
  | { readonly type: 'auth.registered' }
  | { readonly type: 'auth.dismissed' }
  | { readonly type: 'auth.completed' }
  /** `duration` in milliseconds; five seconds without it. */
  | { readonly type: 'check.suspended'; readonly duration?: number };

export type ProfileCompletionEmitted = { readonly type: 'completion.needed'; readonly path: string };
