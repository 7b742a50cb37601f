import type { AuthUser, Credentials } from '#domain/identity/user.types.ts';

export interface Identity {
  /**
   * Calls back with every change of who is signed in, the first time as soon as it is known; returns the way to stop.
   * `onExpiry` is called, in the place of a change to null, when the service itself no longer accepts the login;
   * `onUnavailable` when the service cannot be reached. Changes are told all the same as soon as it can be.
   */
  watch(onChange: (user: AuthUser | null) => void, onExpiry: () => void, onUnavailable: () => void): () => void;
  signIn(credentials: Credentials): Promise<AuthUser>;
  signUp(credentials: Credentials): Promise<AuthUser>;
  signOut(): Promise<void>;
  /** A bearer token, fresh when forced; null when nobody is signed in. Fails with `session/expired` when the service no longer accepts the login, and nobody is signed in from then on. */
  token(options?: { readonly isFresh: boolean }): Promise<string | null>;
}
