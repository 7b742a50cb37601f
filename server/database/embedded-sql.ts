import type { PGlite, Results } from '@electric-sql/pglite';
import type { RunSql } from '#server/database/database.types.ts';

type Rows = Results<Record<string, unknown>>;

const WHOLE_TRANSACTION = /^\s*begin;([\s\S]*)commit;\s*$/i;

/** On the one connection that everybody shares: a script that fails within its own `begin` must not leave it there. */
export const embeddedSql =
  (client: PGlite): RunSql =>
  async (text, values) => {
    if (values !== undefined) return client.query<Record<string, unknown>>(text, [...values]);
    const [, statements] = WHOLE_TRANSACTION.exec(text) ?? [];
    const results =
      statements === undefined
        ? await client.exec(text)
        : await client.transaction((transaction) => transaction.exec(statements));
    return (results as Rows[]).at(-1) ?? { rows: [] };
  };
