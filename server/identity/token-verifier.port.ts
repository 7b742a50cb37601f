import type { Identity } from '#server/api/identity.types.ts';

export interface VerifiedToken {
  readonly identity: Identity;
  /** The account is gone or disabled, or its sessions were ended after this login. */
  readonly isRevoked: boolean;
}

export interface TokenVerifier {
  /** Whom a token speaks for. Rejects with a 401 for one that is not to be believed, with a 503 while nobody can tell. */
  verify(token: string): Promise<VerifiedToken>;
  /** Rejects while nobody can tell. */
  ping(): Promise<void>;
}
