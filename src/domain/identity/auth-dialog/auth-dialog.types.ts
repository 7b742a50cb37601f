import type { FailureCode } from '#domain/shared/failure.ts';
import type { SessionOutcome } from '#domain/identity/session/session.types.ts';
import type { AuthUser, Credentials, RegistrationDetails } from '#domain/identity/user.types.ts';

export interface AuthDialogContext {
  /** The path that the pupil wanted to reach when the dialog opened. */
  readonly destination: string | null;
  /** The e-mail that the login shows already: typed before, or that of whoever's login has expired. */
  readonly email: string | null;
  readonly person: AuthUser | null;
  /** The details of this person's registration that failed, so that they need not be typed again. */
  readonly details: RegistrationDetails | null;
  readonly failure: FailureCode | null;
}

export type AuthDialogEvent =
  | { readonly type: 'pupil.loginRequested'; readonly destination?: string }
  | { readonly type: 'pupil.registrationRequested'; readonly destination?: string }
  | { readonly type: 'pupil.credentialsSubmitted'; readonly credentials: Credentials }
  | { readonly type: 'pupil.googleChosen' }
  | { readonly type: 'pupil.passwordForgotten'; readonly email: string }
  | { readonly type: 'pupil.dialogClosed' }
  | { readonly type: 'session.expired'; readonly person: AuthUser }
  | { readonly type: 'session.renewed' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'session.settled'; readonly outcome: SessionOutcome; readonly person: AuthUser };

/** Every opening ends with a dismissal or a completion. */
export type AuthDialogEmitted =
  | { readonly type: 'auth.opened' }
  | { readonly type: 'auth.dismissed' }
  | { readonly type: 'auth.signedIn' }
  | { readonly type: 'auth.registered' }
  | { readonly type: 'auth.completed'; readonly destination: string | null };
