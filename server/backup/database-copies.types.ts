import type { Readable } from 'node:stream';

export interface DatabaseCopy {
  readonly migrations: number;
  /** The whole database as it was at one moment. */
  readonly dump: AsyncIterable<Uint8Array>;
}

export interface RestoredCopy {
  readonly migrations: number;
  readonly dump: Readable;
  /** The emulator's accounts, which come with the database; null leaves them as they are. */
  readonly accountsFile: Buffer | null;
}

/** What a kind of database knows of backups. */
export interface DatabaseCopies {
  copy(): Promise<DatabaseCopy>;
  holdsData(): Promise<boolean>;
  /**
   * Puts the copy in the place of whatever is there: wholly, or not at all, also when it is killed. Deletions of accounts that
   * the old database knows of are asked for again in the new one; answers whether there was one that could be read.
   */
  restore(copy: RestoredCopy): Promise<boolean>;
}
