import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** PostgreSQL, embedded or not, or a transaction on it: the same SQL. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  readonly database: Database;
  /** Rejects while the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Runs SQL that others have written: one statement with values, or any number without. */
export type RunSql = (text: string, values?: readonly unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

export interface ServerDatabase extends OpenDatabase {
  readonly runSql: RunSql;
}
