export interface Reauthentication {
  /**
   * Asks the person whose login has expired to log in again. True when the same person did, and the interrupted request may be repeated;
   * false when they would not, or another person came. Rejects with the signal's reason when that aborts first.
   */
  request(signal: AbortSignal): Promise<boolean>;
  /** Says that the account of whoever is signed in no longer exists. */
  reportDeletion(): void;
}
