/** Who is speaking, as the verified token says. Nothing a client sends besides can change it (R1). */
export interface Identity {
  readonly uid: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly displayName: string | null;
  /** `Email` or the provider's host, like `google.com` (S1 §3). */
  readonly provider: string;
  readonly isAdmin: boolean;
}

export interface TokenVerifier {
  /** Rejects with a 401 for a token that is not to be believed, with a 503 while nobody can tell. */
  verify(token: string): Promise<Identity>;
  /** Rejects while nobody can tell. */
  ping(): Promise<void>;
}
