import { Client } from 'pg';
import { expect, test } from 'vitest';
import { findPostgres, startPrivatePostgres } from '../../scripts/test/private-postgres.ts';

const programs = findPostgres();

test.runIf(programs !== null)('a private PostgreSQL answers until it is stopped', async () => {
  const { url, stop } = await startPrivatePostgres(programs ?? '');
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select 1 as one');
  await client.end();
  stop();
  expect(rows).toEqual([{ one: 1 }]);
  await expect(new Client({ connectionString: url }).connect()).rejects.toThrow('ECONNREFUSED');
});

test('programs that are not there are told', async () => {
  await expect(startPrivatePostgres('/nowhere')).rejects.toThrow('initdb: ');
});
