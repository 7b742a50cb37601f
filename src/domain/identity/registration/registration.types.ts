import type { FailureCode } from '#domain/shared/failure.ts';
import type { SessionOutcome } from '#domain/identity/session/session.types.ts';
import type { AuthUser, Credentials, RegistrationDetails } from '#domain/identity/user.types.ts';

export interface RegistrationInput {
  /** Null begins with the account; a person who has one already begins with the details. */
  readonly person: AuthUser | null;
  /** What was filled in before a failed attempt. */
  readonly details: RegistrationDetails | null;
}

/** Where the dialog goes on: it congratulates and closes, shows the login, asks Google, closes since somebody is a member by other means, or just closes. */
export type RegistrationEnding = 'registered' | 'returned' | 'google' | 'overtaken' | 'closed';

export interface RegistrationContext extends RegistrationInput {
  readonly failure: FailureCode | null;
  readonly ending: RegistrationEnding;
}

export type RegistrationEvent =
  | { readonly type: 'pupil.accountSubmitted'; readonly credentials: Credentials }
  | { readonly type: 'pupil.detailsSubmitted'; readonly details: RegistrationDetails }
  | { readonly type: 'pupil.loginRequested' }
  | { readonly type: 'pupil.googleChosen' }
  | { readonly type: 'pupil.dialogClosed' }
  | { readonly type: 'pupil.retried' }
  /** The session knows somebody, perhaps by the login of another tab. */
  | { readonly type: 'session.settled'; readonly outcome: SessionOutcome; readonly person: AuthUser }
  /** Whoever was here is so no longer; another person may be. */
  | { readonly type: 'session.ended' };

export interface RegistrationOutput {
  readonly ending: RegistrationEnding;
  /** Whose details these are. */
  readonly person: AuthUser | null;
  readonly details: RegistrationDetails | null;
}
