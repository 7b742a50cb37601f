import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { RunSql, ServerDatabase } from '#server/database/database.types.ts';
import { MIGRATIONS_FOLDER } from '#server/database/migrations-folder.ts';

/** A database that is away is noticed well within the five seconds that a caller may be kept. */
const CONNECTION_TIMEOUT = 3000;
const STATEMENT_TIMEOUT = 4000;
const CONNECTIONS = 20;
/** The queue's own, so that neither pupils nor jobs wait for the other. */
const JOB_CONNECTIONS = 3;

/** Any number that no other program takes for its own lock. */
const MIGRATION_LOCK = 4_711_202_627;

/** Any PostgreSQL 15 or newer. */
export const openPostgresDatabase = async (url: string): Promise<ServerDatabase> => {
  await migrateOnce(url);
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    query_timeout: STATEMENT_TIMEOUT,
    keepAlive: true,
  });
  const jobs = new Pool({
    connectionString: url,
    max: JOB_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    keepAlive: true,
  });
  [pool, jobs].forEach(outliveConnections);
  return {
    database: drizzle(pool),
    runSql: (text, values) => runWhole(jobs, text, values),
    ping: async () => {
      await pool.query('select 1');
    },
    close: async () => {
      await Promise.all([jobs.end(), pool.end()]);
    },
  };
};

/** A connection that breaks, idle or at work, must not end the process: its query fails, and the next one opens another. */
const outliveConnections = (pool: Pool): void => {
  pool.on('error', () => {}).on('connect', (client) => void client.on('error', () => {}));
};

/** A script that fails within its own `begin` takes its connection with it. */
const runWhole = async (pool: Pool, ...[text, values]: Parameters<RunSql>): ReturnType<RunSql> => {
  const client = await pool.connect();
  try {
    const result = await client.query<Record<string, unknown>>(text, values && [...values]);
    client.release();
    return Array.isArray(result) ? (result.at(-1) ?? { rows: [] }) : result;
  } catch (error) {
    client.release(true);
    throw error;
  }
};

/** Servers that start together wait for the one that migrates. The lock goes with its connection. */
const migrateOnce = async (url: string): Promise<void> => {
  const pool = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: CONNECTION_TIMEOUT });
  try {
    const database = drizzle(pool);
    await database.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await migrate(database, { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    await pool.end();
  }
};
