import { randomUUID } from 'node:crypto';
import { Client, DatabaseError } from 'pg';
import { openDatabase } from '#server/database/open-database.ts';
import { migrationsHash } from './migrations-hash.ts';

interface FreshPostgres {
  readonly url: string;
  drop(): Promise<void>;
}

const DUPLICATE_DATABASE = '42P04';

/** Null without TEST_DATABASE_URL, and then a database with all tables and no rows: copied, since to set one up takes longer. */
export const freshPostgres = async (): Promise<FreshPostgres | null> => {
  const server = process.env['TEST_DATABASE_URL'];
  return server === undefined ? null : copyOf(server, await templateOn(server));
};

/** A database without tables. */
export const emptyPostgres = (server: string): Promise<FreshPostgres> => copyOf(server, 'template0');

const copyOf = async (server: string, template: string): Promise<FreshPostgres> => {
  const name = `nauka_test_${randomUUID().replaceAll('-', '')}`;
  await query(server, `create database ${name} template ${template}`);
  // Not by force: a pool's connections are still leaving when it says that it has ended, and PostgreSQL waits for them.
  return { url: urlOf(server, name), drop: () => query(server, `drop database ${name}`) };
};

/** Made once for these migrations, by whoever needs it first; it has its name when it is whole. */
const templateOn = async (server: string): Promise<string> => {
  const name = `nauka_template_${migrationsHash()}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  await client.end();
  if (rowCount === 0) await makeTemplate(server, name);
  return name;
};

const makeTemplate = async (server: string, name: string): Promise<void> => {
  const draft = `nauka_draft_${randomUUID().replaceAll('-', '')}`;
  await query(server, `create database ${draft} template template0`);
  await (await openDatabase({ kind: 'postgres', url: urlOf(server, draft) })).close();
  try {
    await query(server, `alter database ${draft} rename to ${name}`);
  } catch (error) {
    await query(server, `drop database ${draft}`);
    if (!(error instanceof DatabaseError && error.code === DUPLICATE_DATABASE)) throw error;
  }
};

const urlOf = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

const query = async (url: string, sql: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};
