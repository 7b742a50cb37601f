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
