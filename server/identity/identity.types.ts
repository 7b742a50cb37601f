/** Who is speaking, as the verified token says. Nothing a client sends besides can change it (R1). */
export interface Identity {
  readonly uid: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly displayName: string | null;
  /** `Email` or the provider's host, like `google.com` (S1 §3.5). */
  readonly provider: string;
  readonly isAdmin: boolean;
  /** When they logged in, in milliseconds since the epoch; a refreshed token keeps the moment. */
  readonly authenticatedAt: number;
}

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
