import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { CALLS, type CallName } from '#contract/calls.ts';
import { deleteOldData } from '#server/retention/old-data.ts';
import { reseedPersona, seedPersonas, type Persona } from '#server/test-profile/personas.ts';
import { apiAs } from '../../support/api.ts';
import { buy } from '../../support/embedded-buyer.ts';
import { GROWING_TABLES, growTables } from '../../support/grown-tables.ts';
import { loggedDatabase, type LoggedDatabase } from '../../support/logged-database.ts';
import { wholeScansIn } from '../../support/query-plan.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { sendValid } from '../../support/valid-call.ts';
import { objectsOf } from '../http/persona-objects.ts';

/** Enough for the planner to prefer an index where there is one. */
const STRANGERS = 3_000;

const growing = new Set(GROWING_TABLES.map(getTableName));

let server: TestServer;
let opened: LoggedDatabase;
let isHeard = false;
const queries = new Map<string, unknown[]>();

beforeAll(async () => {
  opened = await loggedDatabase({
    logQuery: (query, values) => {
      if (isHeard) queries.set(query, values);
    },
  });
  await seedPersonas(opened.database, Date.now());
  await growTables(opened.database, STRANGERS);
  server = await startTestServer({ database: opened });
});
afterAll(async () => {
  await server.close();
  await opened.close();
});

/** Whoever has asked for these is gone, or is so once. */
const LAST: readonly CallName[] = ['conversations.remove', 'users.update', 'users.remove'];
const names = Object.keys(CALLS) as CallName[];

/** Hears every query of somebody who calls everything that there is. */
const hearOf = async (persona: Persona): Promise<void> => {
  const asker = await reseedPersona(opened.database, persona, Date.now());
  const token = await server.tokenFor(asker.uid, { ...asker.claims, email_verified: true });
  const send = async (name: CallName) => {
    isHeard = true;
    await sendValid(server.url, name, { token, uid: asker.uid, ...objectsOf(name, asker.own) });
    isHeard = false;
  };
  for (const name of names.filter((other) => !LAST.includes(other))) await send(name);
  for (const name of LAST) {
    await reseedPersona(opened.database, persona, Date.now());
    await send(name);
  }
};

const partialIndexNames = async (): Promise<ReadonlySet<string>> => {
  const { rows } = await opened.query(
    'select indexrelid::regclass::text as name from pg_index where indpred is not null',
    [],
  );
  return new Set(rows.map((row) => z.object({ name: z.string() }).parse(row).name));
};

test('no query of a call, a purchase or a job reads a table of all users from beginning to end', async () => {
  for (const persona of ['newcomer', 'trial', 'premium'] as const) await hearOf(persona);
  const buyer = await reseedPersona(opened.database, 'registered', Date.now());
  isHeard = true;
  await buy(server, await apiAs(server, buyer.uid), 'basic-monthly');
  await server.deliver();
  await server.deliverLetters();
  await server.deletion.resume();
  await deleteOldData(opened.database, Date.now(), (error) => {
    throw error;
  });
  isHeard = false;

  const told = [...queries].filter(([query]) => /^(?:select|insert|update|delete|with)\b/.test(query));
  expect(told.length).toBeGreaterThan(100);
  const partialIndexes = await partialIndexNames();
  const scans: [string, string][] = [];
  for (const [query, values] of told) {
    const { rows } = await opened.query(`explain (format json) ${query}`, values);
    for (const table of wholeScansIn(rows[0], partialIndexes)) if (growing.has(table)) scans.push([table, query]);
  }
  expect(scans).toEqual([]);
});

const reference = z.object({ table: z.string(), parent: z.string() });

test('whatever goes with a row of a table of all users is found by an index', async () => {
  const { rows } = await opened.query(
    `select conrelid::regclass::text as table, confrelid::regclass::text as parent from pg_constraint
     where contype = 'f' and not exists (
       select from pg_index where indrelid = conrelid and indpred is null
         and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)`,
    [],
  );
  expect(rows.map((row) => reference.parse(row)).filter(({ parent }) => growing.has(parent))).toEqual([]);
});
