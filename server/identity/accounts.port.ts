/** What the server asks of the identity provider about people's accounts. Everything rejects while the provider is away. */
export interface Accounts {
  /** Null for an account that does not exist. */
  find(uid: string): Promise<Account | null>;
  /** Ends every session; a token in someone's hands lives on until it is checked. An account that does not exist has none. */
  endSessions(uid: string): Promise<void>;
  /** Twice is once (S1 §7.24, §7.69). */
  remove(uid: string): Promise<void>;
}

export interface Account {
  readonly isDisabled: boolean;
  /** Logins before this moment, in milliseconds since the epoch, are revoked. */
  readonly validSince: number;
}

/** For an issuer that keeps no accounts: everybody is well there. */
export const NO_ACCOUNTS: Accounts = {
  find: async () => ({ isDisabled: false, validSince: 0 }),
  endSessions: async () => {},
  remove: async () => {},
};
