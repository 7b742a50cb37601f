import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../server/database/schema/*.tables.ts', {
  eager: true,
});

/** Every table, also one that nobody here knows of yet. */
export const ALL_TABLES: readonly PgTable[] = Object.values(files)
  .flatMap((exported) => Object.values(exported))
  .filter((value) => is(value, PgTable));
