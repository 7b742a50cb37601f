import type { Database } from '#server/database/database.types.ts';
import { ofEachDatabase } from '#server/database/of-each-database.ts';

export interface Preparable<Query> {
  prepare(name: string): Query;
}

/**
 * A query whose SQL is written once for each database, and which PostgreSQL plans once for each connection (D61).
 * Its name is its own: two texts under one name are refused by the driver. What differs between two calls is a placeholder.
 */
export const preparedQuery = <Query>(
  name: string,
  build: (database: Database) => Preparable<Query>,
): ((database: Database) => Query) => ofEachDatabase((database) => build(database).prepare(name));
