import type { FailureCode } from '#domain/shared/failure.ts';
import type { AuthUser, RegistrationDetails } from '#domain/identity/user.types.ts';

/** What the backend knows of a person when the registration begins; `incomplete`: a user without first name, class or accepted terms. */
export type UserRecord = 'unknown' | 'incomplete' | 'complete';

export interface RegistrationProgressInput {
  readonly person: AuthUser;
  readonly details: RegistrationDetails;
}

export interface RegistrationProgressContext extends RegistrationProgressInput {
  readonly schoolYearId: string | null;
  readonly failure: FailureCode | null;
}

export type RegistrationProgressOutput =
  { readonly outcome: 'complete' } | { readonly outcome: 'failed'; readonly failure: FailureCode };
