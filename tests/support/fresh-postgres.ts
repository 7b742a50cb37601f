import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

interface FreshPostgres {
  readonly url: string;
  drop(): Promise<void>;
}

/** An empty database on the PostgreSQL of TEST_DATABASE_URL, or null where that is not set. */
export const freshPostgres = async (): Promise<FreshPostgres | null> => {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) return null;
  const name = `nauka_test_${randomUUID().replaceAll('-', '')}`;
  await query(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => query(server, `drop database ${name} with (force)`) };
};

const query = async (url: string, sql: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
};
