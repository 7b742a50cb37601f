import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../support/fresh-database.ts';

test('whoever watches a driver hears each query with its values left out, within a transaction as well, and how it ends', async () => {
  const heard: string[] = [];
  const { database, close } = await freshDatabase(async (text, run) => {
    try {
      const result = await run();
      heard.push(text);
      return result;
    } catch (error) {
      heard.push(`failed: ${text}`);
      throw error;
    }
  });
  await database.execute(sql`select ${1}::int`);
  await database.transaction((transaction) => transaction.execute(sql`select ${2}::int`));
  await expect(database.execute(sql`select nothing`)).rejects.toThrow('select nothing');
  // What begins and ends a transaction goes by the driver itself on one of the two databases.
  expect(heard.filter((text) => text.includes('select'))).toEqual([
    'select $1::int',
    'select $1::int',
    'failed: select nothing',
  ]);
  await close();
});
