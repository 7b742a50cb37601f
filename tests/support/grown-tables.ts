import { is, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, PgArray, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/database/database.types.ts';
import { planPrices, plans } from '#server/database/schema/catalogue.tables.ts';
import { callsInLine, rateCounts } from '#server/database/schema/limits.tables.ts';
import { letters, secrets } from '#server/database/schema/mail.tables.ts';
import { schoolYears } from '#server/database/schema/school-years.tables.ts';
import { visits } from '#server/database/schema/analytics.tables.ts';
import { ALL_TABLES } from './all-tables.ts';

/** As long with a million users as with one. */
const FIXED: ReadonlySet<PgTable> = new Set<PgTable>([plans, planPrices, secrets, schoolYears, visits]);

/** What grows with the number of users. */
export const GROWING_TABLES: readonly PgTable[] = ALL_TABLES.filter((table) => !FIXED.has(table));

/** Puts so many rows of strangers into every table that grows, parents first, and lets the planner know. */
export const growTables = async (database: Database, rows: number): Promise<void> => {
  const left = new Set(GROWING_TABLES);
  while (left.size > 0)
    for (const table of left) {
      if (parentsOf(table).some((parent) => parent !== table && left.has(parent))) continue;
      await fill(database, table, rows);
      left.delete(table);
    }
  await database.execute(sql`analyze`);
};

const parentsOf = (table: PgTable): readonly PgTable[] =>
  getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable);

const fill = async (database: Database, table: PgTable, rows: number): Promise<void> => {
  const columns = getTableConfig(table).columns.filter(({ generatedIdentity }) => generatedIdentity === undefined);
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map((column) => valueOf(table, column)),
    sql`, `,
  );
  await database.execute(
    sql`insert into ${table} (${names}) select ${values} from generate_series(1, ${sql.raw(String(rows))}) as i`,
  );
};

/** A value of the i-th row: of its own where it must be, and of the i-th row of the table that it points at. */
const valueOf = (table: PgTable, column: PgColumn): SQL => {
  const [parent, target] = targetOf(table, column);
  if (parent !== undefined && FIXED.has(parent)) return sql`(select ${target} from ${parent} limit 1)`;
  const named = sql.raw(`'${getTableConfig(parent ?? table).name}-${(target ?? column).name}-' || i`);
  if (is(column, PgArray)) return sql`'{}'`;
  const type = column.getSQLType();
  // Letters that have left: who delivers them would be busy for long.
  if (column === letters.dueAt) return sql`null`;
  // Windows that go on and calls that run: those that have ended are all deleted at once.
  if (column === rateCounts.expire || column === callsInLine.heldUntil) return sql`now() + i * interval '1 minute'`;
  if (type === 'uuid') return sql`md5(${named})::uuid`;
  if (type === 'boolean') return sql`true`;
  if (type.startsWith('timestamp')) return sql`now() - i * interval '1 minute'`;
  return type === 'text' ? named : sql`i`;
};

/** The table and the column that a column points at in the end. */
const targetOf = (table: PgTable, column: PgColumn): readonly [PgTable, PgColumn] | readonly [] => {
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns, foreignColumns, foreignTable } = key.reference();
    const target = foreignColumns[columns.findIndex(({ name }) => name === column.name)];
    if (target === undefined) continue;
    const further = targetOf(foreignTable, target);
    return further.length > 0 ? further : [foreignTable, target];
  }
  return [];
};
