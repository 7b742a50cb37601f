import type { AuthUser, RegistrationDetails, User, UserChange } from '#domain/identity/user.types.ts';

export interface Users {
  /** Null when this person has not been registered. */
  find(id: string, signal?: AbortSignal): Promise<User | null>;
  /** Fails with `request/conflict` when the user exists. */
  add(person: AuthUser, details: RegistrationDetails, signal?: AbortSignal): Promise<void>;
  /** Fails with `profile/age-stated` when a pupil who said to be under sixteen says otherwise. */
  update(id: string, change: UserChange, signal?: AbortSignal): Promise<User>;
}
