import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportUser } from '#contract/calls/users.calls.ts';
import * as schema from '#server/database/schema.ts';
import { apiAs, newUser, question, registered } from '../../support/api.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const AT = '2026-11-20T12:00:00.000Z';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => Date.parse(AT) });
});
afterAll(() => server.close());

const NOT_YOURS = {
  status: 403,
  body: { code: 'forbidden', message: 'This is not yours to see or change.', error: 'Forbidden' },
};

test('a pupil takes everything along that is stored about them, as a file', async () => {
  const api = await registered(server, 'mover');
  await api.post('/api/UserSchoolYears', {
    userID: 'mover',
    schoolYearID: '2026-2027',
    classID: 3,
    membershipTypeID: 'free',
  });
  await api.post('/api/Logs', { text: 'moved', userID: 'mover', timeStamp: AT });
  const asked = await api.post('/api/Assistant/tutor', question('mover', 'Ile to 2 + 2?'), {
    'idempotency-key': 'first',
  });
  const other = await registered(server, 'other');
  await other.post('/api/Assistant/tutor', question('other', 'tajemnica'));

  const response = await fetch(`${server.url}/api/Users/mover/Export`, {
    headers: { authorization: `Bearer ${await server.tokenFor('mover')}` },
  });
  expect([response.status, response.headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="nauka-moje-dane.json"',
  ]);
  const told: unknown = await response.json();
  expect(told).toEqual({
    exportedAt: AT,
    user: { ...Object((await api.get('/api/Users/mover')).body), guardianConsentDate: null },
    userSchoolYears: [{ classID: 3, membershipTypeID: 'free', schoolYear: { uniqueID: '2026-2027' } }],
    trial: { expirationDate: '2026-11-21T12:00:00.000Z', remainingPoints: 24 },
    conversations: [
      {
        id: Object(asked.body).conversationId,
        mode: 'tutor',
        title: 'Ile to 2 + 2?',
        createdAt: AT,
        messages: [
          { role: 'user', content: 'Ile to 2 + 2?', pointsUsed: 0, createdAt: AT },
          { role: 'assistant', content: 'Pomyślmy: Ile to 2 + 2?', pointsUsed: 1, createdAt: AT },
        ],
      },
    ],
    logs: [{ text: 'moved', timeStamp: AT }],
    keptAnswers: [{ key: 'first', answer: JSON.stringify(asked.body), createdAt: AT }],
  });
  expect(exportUser.answer.parse(told)).toEqual(told);
});

test('somebody who has done nothing takes along who they are', async () => {
  const api = await registered(server, 'quiet');
  expect((await api.get('/api/Users/quiet/Export')).body).toEqual({
    exportedAt: AT,
    user: { ...Object((await api.get('/api/Users/quiet')).body), guardianConsentDate: null },
    userSchoolYears: [],
    trial: null,
    conversations: [],
    logs: [],
    keptAnswers: [],
  });
});

/** Where a table's rows are in the export. */
const PARTS: Readonly<Record<string, string>> = {
  users: 'user',
  user_school_years: 'userSchoolYears',
  trials: 'trial',
  conversations: 'conversations',
  messages: 'conversations',
  logs: 'logs',
  idempotency_keys: 'keptAnswers',
};
/** Tables of no account: they name nobody who can still ask (R6). */
const OF_NOBODY = ['deletions', 'school_years', 'trial_claims'];

test('no table of somebody’s data is left out', () => {
  const tables = Object.values(schema).filter((value) => is(value, PgTable));
  expect(tables.map((table) => getTableName(table)).toSorted()).toEqual(
    [...Object.keys(PARTS), ...OF_NOBODY].toSorted(),
  );
  const owned = tables.filter((table) => 'userId' in getTableColumns(table)).map((table) => getTableName(table));
  expect(owned.filter((name) => PARTS[name] === undefined)).toEqual(['deletions']);
  const parts = Object.keys(exportUser.answer.shape).filter((part) => part !== 'exportedAt');
  expect([...new Set(Object.values(PARTS))].toSorted()).toEqual(parts.toSorted());
});

test('only the owner takes it, and whoever has not registered has nothing to take', async () => {
  await registered(server, 'owner');
  const stranger = await registered(server, 'stranger');
  const admin = await apiAs(server, 'head', { admin: true });
  for (const id of ['owner', 'nobody']) {
    expect(await stranger.get(`/api/Users/${id}/Export`)).toEqual(NOT_YOURS);
    expect(await admin.get(`/api/Users/${id}/Export`)).toEqual(NOT_YOURS);
  }
  const newcomer = await apiAs(server, newUser('newcomer').id);
  expect(await newcomer.get('/api/Users/newcomer/Export')).toEqual({
    status: 404,
    body: { code: 'user_not_found', message: 'This person has not been registered.', error: 'Not Found' },
  });
});
