import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { batched } from '#server/database/batched.ts';
import type { Database } from '#server/database/database.types.ts';
import { ofEachDatabase } from '#server/database/of-each-database.ts';
import { preparedQuery, type Preparable } from '#server/database/prepared-query.ts';

interface Lookup<Row> {
  execute(values: { readonly keys: readonly string[] }): Promise<readonly Row[]>;
}

/** Whether a column holds one of the keys that a {@link sharedLookup} is about. */
export const isAmongKeys = (column: PgColumn): SQL => sql`${column} = any(${sql.placeholder('keys')})`;

/**
 * The rows of one key. Those who ask at once are answered together, by one query that begins after each of them has asked
 * (D61). `keyOf` tells whose a row is.
 */
export const sharedLookup = <Row>(
  name: string,
  build: (database: Database) => Preparable<Lookup<Row>>,
  keyOf: (row: Row) => string,
): ((database: Database, key: string) => Promise<readonly Row[]>) => {
  const query = preparedQuery(name, build);
  const lookupIn = ofEachDatabase((database) =>
    batched(async (keys: readonly string[]) => {
      const rowsOf = new Map<string, Row[]>();
      for (const row of await query(database).execute({ keys })) {
        const known = rowsOf.get(keyOf(row));
        if (known === undefined) rowsOf.set(keyOf(row), [row]);
        else known.push(row);
      }
      return (key) => rowsOf.get(key) ?? [];
    }),
  );
  return (database, key) => lookupIn(database)(key);
};
