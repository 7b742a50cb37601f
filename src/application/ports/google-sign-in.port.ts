import type { AuthUser } from '#domain/identity/user.types.ts';

export interface GoogleSignIn {
  /** Null when the pupil closed the window without choosing an account; fails with `auth/popup-blocked` when it could not open. */
  signIn(): Promise<AuthUser | null>;
}
