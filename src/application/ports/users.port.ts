import type { AuthUser, RegistrationDetails, User } from '#domain/identity/user.types.ts';

export interface Users {
  /** Null when this person has not been registered. */
  find(id: string, signal?: AbortSignal): Promise<User | null>;
  /** Fails with `request/conflict` when the user exists. */
  add(person: AuthUser, details: RegistrationDetails, signal?: AbortSignal): Promise<void>;
  update(id: string, change: Partial<Pick<User, 'firstName' | 'marketingConsent' | 'isTermsAccepted' | 'classId'>>, signal?: AbortSignal): Promise<User>;
}
