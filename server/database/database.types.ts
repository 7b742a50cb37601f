import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** PostgreSQL, embedded or not, or a transaction on it: the same SQL. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  readonly database: Database;
  /** Rejects while the database does not answer. */
  ping(): Promise<void>;
  /** How many connections do what, and how many queries wait for one; absent where it has none. */
  connections?(): Readonly<Record<'busy' | 'idle' | 'waiting', number>>;
  close(): Promise<void>;
}
