import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { OpenDatabase } from '#server/database/database.types.ts';
import { MIGRATIONS_FOLDER } from '#server/database/migrations-folder.ts';
import { watchedDriver, type QueryWatch } from '#server/database/watched-driver.ts';

/** A database that is away is noticed well within the five seconds that a caller may be kept. */
const CONNECTION_TIMEOUT = 3000;
/** Nobody is kept yet while a server starts, and its database may be starting beside it. */
const START_TIMEOUT = 30_000;
const STATEMENT_TIMEOUT = 4000;
const CONNECTIONS = 20;

/** By which a server's connections are known in the database. */
export const APPLICATION_NAME = 'nauka';

/** Any number that no other program takes for its own lock. */
export const MIGRATION_LOCK = 4_711_202_627;

/** Any PostgreSQL 15 or newer. */
export const openPostgresDatabase = async (url: string, watch?: QueryWatch): Promise<OpenDatabase> => {
  await migrateOnce(url);
  const pool = new Pool({
    connectionString: url,
    application_name: APPLICATION_NAME,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    query_timeout: STATEMENT_TIMEOUT,
    keepAlive: true,
  });
  // A connection that breaks, idle or at work, must not end the process: its query fails, and the next one opens another.
  pool.on('error', () => {}).on('connect', (client) => void client.on('error', () => {}));
  return {
    database: drizzle(watch === undefined ? pool : watchedDriver(pool, watch)),
    ping: async () => {
      await pool.query('select 1');
    },
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
};

/** Servers that start together wait for the one that migrates. The lock goes with its connection. */
const migrateOnce = async (url: string): Promise<void> => {
  const pool = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: START_TIMEOUT });
  try {
    const database = drizzle(pool);
    await database.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await migrate(database, { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    await pool.end();
  }
};
