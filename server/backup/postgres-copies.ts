import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { z } from 'zod';
import { BackupError } from '#server/backup/backup-file.ts';
import { runClient } from '#server/backup/client-program.ts';
import type { DatabaseCopies } from '#server/backup/database-copies.types.ts';
import { COUNT_MIGRATIONS } from '#server/backup/migration-count.ts';
import { APPLICATION_NAME, MIGRATION_LOCK } from '#server/database/postgres-database.ts';

/** What one statement answers of the database before anything is done with it. */
const FACTS = `
  select current_database() as name,
    (select count(*)::int from pg_tables where schemaname in ('public', 'drizzle')) as tables,
    to_regclass('public.deletions') is not null as "hasDeletions",
    (select count(*)::int from pg_stat_activity
      where datname = current_database() and application_name = '${APPLICATION_NAME}') as servers`;

const facts = z.object({ name: z.string(), tables: z.number(), hasDeletions: z.boolean(), servers: z.number() });
const snapshot = z.object({ id: z.string(), count: z.number() });

/** A PostgreSQL, through the client programs that are installed. It may be copied while servers use it. */
export const postgresCopies = (url: string): DatabaseCopies => {
  const factsOf = () =>
    withClient(url, async (client) => {
      const { rows } = await client.query(FACTS);
      return facts.parse(rows[0]);
    });
  return {
    holdsData: async () => (await factsOf()).tables > 0,
    copy: async () => {
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query('begin isolation level repeatable read read only');
      const { rows } = await client.query(`select pg_export_snapshot() as id, (${COUNT_MIGRATIONS})`);
      const { id, count } = snapshot.parse(rows[0]);
      const dump = await runClient('pg_dump', ['--format=custom', '--no-owner', '--no-acl', `--snapshot=${id}`], url);
      return {
        migrations: count,
        dump: (async function* () {
          try {
            yield* dump.output as AsyncIterable<Uint8Array>;
            await dump.ended;
          } finally {
            await client.end();
          }
        })(),
      };
    },
    restore: async ({ dump }) => {
      const { name, servers, hasDeletions } = await factsOf();
      if (servers > 0)
        throw new BackupError(`DATABASE_URL: ${name} is in use by ${servers} connections of a server; stop it first`);
      const [read, run] = await Promise.all([
        runClient('pg_restore', ['--no-owner', '--no-acl', '--file=-']),
        runClient('psql', ['--quiet', '--no-psqlrc', '--output=/dev/null', '--set=ON_ERROR_STOP=1'], url),
      ]);
      run.input.write(before(hasDeletions));
      const carried = pipeline(read.output, run.input, { end: false });
      const [written, told] = await Promise.allSettled([
        run.ended,
        Promise.all([read.ended, carried]).then(
          () => run.input.end(after(hasDeletions)),
          (error: unknown) => {
            // What is not committed when its program ends, as when this process is killed, has never been.
            run.input.end();
            throw error;
          },
        ),
        pipeline(dump, read.input),
      ]);
      for (const end of [written, told]) if (end.status === 'rejected') throw end.reason;
      return hasDeletions;
    },
  };
};

/** A server that starts meanwhile waits for the lock of the migrations. */
const before = (hasDeletions: boolean): string => `
begin;
select pg_advisory_xact_lock(${MIGRATION_LOCK});
${hasDeletions ? 'create temporary table kept as select user_id, requested_at, customer_id from public.deletions;' : ''}
set local client_min_messages = warning;
drop schema if exists public, drizzle cascade;
create schema public;
`;

const after = (hasDeletions: boolean): string => `
${hasDeletions ? 'insert into public.deletions (user_id, requested_at, customer_id) select user_id, requested_at, customer_id from pg_temp.kept on conflict do nothing;' : ''}
commit;
`;

const withClient = async <Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
};
