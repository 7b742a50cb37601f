import type { Identity } from '#server/api/identity.types.ts';
import type { Database } from '#server/database/database.types.ts';

export interface AccountDeletion {
  /** Ends the user's access with the transaction; asked again, it does nothing. Throws 403 when the login of whoever asks is too old. */
  request(transaction: Database, by: Identity, userId: string): Promise<void>;
  /** Does what is left of a deletion. What cannot be done now is reported, and done by a later `resume`. */
  carryOut(userId: string): Promise<void>;
  /** Carries out every deletion that was broken off. */
  resume(): Promise<void>;
}
