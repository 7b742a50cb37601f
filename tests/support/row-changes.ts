import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/database/database.types.ts';
import { callsInLine } from '#server/database/schema/limits.tables.ts';
import { ALL_TABLES } from './all-tables.ts';

const changes = pgTable('changes', { count: integer('count').notNull() });

/**
 * From now on counts every row that is inserted, changed or deleted in any table, but for what is undone, and for places in the line (D57): whoever is
 * refused has stood in it, and has left it. Answers how many those are by now.
 */
export const countRowChanges = async (database: Database): Promise<() => Promise<number | undefined>> => {
  await database.execute(sql`create table changes (count integer not null)`);
  await database.insert(changes).values({ count: 0 });
  await database.execute(sql`
    create function count_change() returns trigger language plpgsql as
    $$ begin update changes set count = count + 1; return null; end $$`);
  for (const table of ALL_TABLES.filter((one) => one !== callsInLine)) {
    await database.execute(sql`
      create trigger count_change after insert or update or delete on ${table} for each row execute function count_change()`);
  }
  return async () => (await database.select().from(changes))[0]?.count;
};
