import type { SignInProof } from '#domain/identity/delete-account/delete-account.types.ts';

/** What a person may do to their own account at the identity service (S1 §5.29–5.30, §6.19, §7.67–7.68). */
export interface AccountCredentials {
  /** Fails with `auth/user-not-found` where the service says so. */
  sendPasswordReset(email: string): Promise<void>;
  /** Fails with `auth/invalid-credentials` for a wrong present password, with `auth/not-signed-in` for nobody. */
  changePassword(current: string, next: string): Promise<void>;
  /** Signs the same person in anew; false when they changed their mind. */
  signInAgain(proof: SignInProof): Promise<boolean>;
}
