import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from '#contract/calls/call.ts';
import { CALLS, type CallName } from '#contract/calls.ts';
import { errorBody } from '#contract/schemas/error.schema.ts';
import { deletions } from '#server/database/schema/deletion.tables.ts';
import { users } from '#server/database/schema/users.tables.ts';
import { isDeleted } from '#server/identity/deletions.repository.ts';
import { ALL_TABLES } from '../../support/all-tables.ts';
import { newUser, registered } from '../../support/api.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { VALID_REQUESTS } from '../../support/valid-requests.ts';
import { withoutEach, withTextReplaced } from '../../support/variants.ts';

const HOSTILE = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud83d',
  '\u202e',
  '𐍈'.repeat(300),
  'x'.repeat(70_000),
  '0x10',
  '1e309',
  '-1',
  'Infinity',
  'NaN',
  'null',
  '__proto__',
  "' or 1=1 --",
  '"; drop table users; --',
  '../../etc/passwd',
  '%00',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '2026-02-31T25:61:00Z',
  '+275760-09-13T00:00:00.001Z',
];

let server: TestServer;
let token: string;
let changesSoFar: number | undefined;
let pupil: (typeof users.$inferInsert)[];

beforeAll(async () => {
  server = await startTestServer();
  await registered(server, 'pupil-1');
  pupil = await server.database.database.select().from(users);
  await countChanges();
  token = await server.tokenFor('pupil-1');
});
/** The pupil as they registered, whatever has become of them. */
const revive = async () => {
  const { database } = server.database;
  await database.delete(deletions);
  await database.delete(users);
  await database.insert(users).values(pupil);
  changesSoFar = await changeCount();
};
beforeEach(revive);
afterAll(() => server.close());

const fields = z.record(z.string(), z.unknown());

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

const changes = pgTable('changes', { count: integer('count').notNull() });

/** Counts every row that is inserted, changed or deleted, but for what is undone. */
const countChanges = async (): Promise<void> => {
  const { database } = server.database;
  await database.execute(sql`create table changes (count integer not null)`);
  await database.insert(changes).values({ count: 0 });
  await database.execute(sql`
    create function count_change() returns trigger language plpgsql as
    $$ begin update changes set count = count + 1; return null; end $$`);
  for (const table of ALL_TABLES) {
    await database.execute(sql`
      create trigger count_change after insert or update or delete on ${table} for each row execute function count_change()`);
  }
};
const changeCount = async (): Promise<number | undefined> =>
  (await server.database.database.select().from(changes))[0]?.count;

/** Sends whatever it is given and says what is wrong with the answer: a refusal must be readable, and must have changed nothing. */
const harmOf = async (call: Call, { params = {}, query = {}, body }: Parts): Promise<string[]> => {
  const path = Object.entries(params).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, () => encodeURIComponent(wellFormed(value)) || '%20'),
    call.path as string,
  );
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, wellFormed(value)]));
  const response = await server.app.inject({
    method: call.method,
    url: `${path}?${search}`,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  const { statusCode } = response;
  if (statusCode < 400) {
    if (await isDeleted(server.database.database, 'pupil-1')) await revive();
    else changesSoFar = await changeCount();
    return [];
  }
  return [
    ...(statusCode >= 500 && statusCode !== 501 ? [`answers ${statusCode}`] : []),
    ...(errorBody.safeParse(response.json()).success ? [] : ['is not an error']),
    ...((await changeCount()) === changesSoFar ? [] : ['changed something']),
  ];
};

const wellFormed = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

const names = Object.keys(CALLS) as CallName[];

const texts = (part: unknown): unknown[] =>
  HOSTILE.flatMap((text) => withTextReplaced(part, () => text).map(({ value }) => value));

test.each(names)('%s refuses every text in the wrong place, and every gap, without harm', async (name) => {
  const own: Parts = VALID_REQUESTS[name];
  const requests = [
    ...[...texts(own.body), ...withoutEach(own.body)].map((body) => ({ ...own, body })),
    ...texts(own.query).map((query) => ({ ...own, query: fields.parse(query) })),
    ...texts(own.params).map((params) => ({ ...own, params: fields.parse(params) })),
  ];
  for (const request of requests) expect([request, await harmOf(CALLS[name], request)]).toEqual([request, []]);
});

test.each(names)('%s survives any JSON', async (name) => {
  const own: Parts = VALID_REQUESTS[name];
  const anyRequest = fc.record({
    params: fc.constant(own.params ?? {}),
    query: fc.dictionary(
      fc.constantFrom('page', 'pageSize', 'mode', 'id', 'email', 'session_id'),
      fc.string({ unit: 'binary' }),
    ),
    body: fc.oneof(
      fc.jsonValue({ stringUnit: 'binary' }),
      fc
        .dictionary(fc.constantFrom('unknown', ...Object.keys(own.body ?? {})), fc.jsonValue())
        .map((wrong) => ({ ...fields.parse(own.body ?? {}), ...wrong })),
    ),
  });
  const harmless = fc.asyncProperty(anyRequest, async (request) => {
    expect(await harmOf(CALLS[name], request)).toEqual([]);
  });
  await fc.assert(harmless, { numRuns: 15 });
});

test('good neighbours of bad requests are accepted', async () => {
  const accepted = await server.app.inject({
    method: 'PUT',
    url: '/api/Users/pupil-1',
    headers: { authorization: `Bearer ${token}` },
    payload: { ...newUser('pupil-1'), firstName: "Żółć'); drop table users; --", displayName: '<b>Ala</b> 👩‍🚀' },
  });
  expect([accepted.statusCode, accepted.json().firstName, accepted.json().displayName]).toEqual([
    200,
    "Żółć'); drop table users; --",
    '<b>Ala</b> 👩‍🚀',
  ]);
});
