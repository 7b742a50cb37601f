import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, test } from 'vitest';
import { isDatabaseAway } from '#server/database/database-failure.ts';
import { MIGRATIONS_FOLDER } from '#server/database/migrations-folder.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { emptyPostgres } from '../../support/fresh-postgres.ts';

/** Everything else runs on PGlite as well. */
const SERVER = process.env['TEST_DATABASE_URL'];

test.runIf(SERVER !== undefined)('servers that start together migrate once', async () => {
  const { url, drop } = await emptyPostgres(SERVER ?? '');
  const servers = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ kind: 'postgres', url })));
  const count = await servers[0]?.database.execute(
    sql`select count(*)::int as migrations from drizzle.__drizzle_migrations`,
  );
  expect(count).toHaveProperty('rows', [
    { migrations: readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).length },
  ]);
  await Promise.all(servers.map((server) => server.close()));
  await drop();
});

test.runIf(SERVER !== undefined)(
  'a connection that is cut in the middle of a transaction is away, and the next one works',
  async () => {
    const { url, drop } = await emptyPostgres(SERVER ?? '');
    const [server, other] = await Promise.all([
      openDatabase({ kind: 'postgres', url }),
      openDatabase({ kind: 'postgres', url }),
    ]);
    const failure: unknown = await server.database
      .transaction(async (transaction) => {
        await transaction.execute(sql`select 1`);
        await other.database.execute(
          sql`select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`,
        );
        // By then the news has come, while no query waits for it.
        for (let round = 0; round < 20; round += 1) await other.ping();
        await transaction.execute(sql`select 2`);
      })
      .catch((error: unknown) => error);
    expect(isDatabaseAway(failure)).toBe(true);
    await server.ping();
    await Promise.all([server.close(), other.close()]);
    await drop();
  },
);
