import type { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm';
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres';
import { drizzle as onPglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import type { Database, OpenDatabase } from '#server/database/database.types.ts';
import { freshPglite } from './fresh-database.ts';
import { freshPostgres } from './fresh-postgres.ts';

type Query = (text: string, values: unknown[]) => Promise<{ readonly rows: readonly unknown[] }>;

export interface LoggedDatabase extends OpenDatabase {
  /** As the driver takes it, past the logger. */
  readonly query: Query;
}

/** A fresh database with all tables that tells of every query. */
export const loggedDatabase = async (logger: Logger): Promise<LoggedDatabase> => {
  const fresh = await freshPostgres();
  if (fresh === null) {
    const client: PGlite = await freshPglite();
    return opened(
      onPglite(client, { logger }),
      (text, values) => client.query(text, values),
      () => client.close(),
    );
  }
  const pool = new Pool({ connectionString: fresh.url });
  return opened(
    onPostgres(pool, { logger }),
    (text, values) => pool.query(text, values),
    async () => {
      await pool.end();
      await fresh.drop();
    },
  );
};

const opened = (database: Database, query: Query, close: () => Promise<void>): LoggedDatabase => ({
  database,
  query,
  ping: async () => {
    await query('select 1', []);
  },
  close,
});
