import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportUser } from '#contract/calls/users.calls.ts';
import type { Identity } from '#server/api/identity.types.ts';
import { deletions } from '#server/database/schema/deletion.tables.ts';
import { messages } from '#server/database/schema/learning.tables.ts';
import { invoices } from '#server/database/schema/purchases.tables.ts';
import { newsletterSubscribers } from '#server/database/schema/support.tables.ts';
import { users } from '#server/database/schema/users.tables.ts';
import { exportOf } from '#server/identity/user-export.repository.ts';
import { ALL_TABLES } from '../../support/all-tables.ts';
import { apiAs, call, newUser, question, registered } from '../../support/api.ts';
import { freshPglite } from '../../support/fresh-database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const AT = '2026-11-20T12:00:00.000Z';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => Date.parse(AT) });
});
afterAll(() => server.close());

const IDENTITY: Identity = {
  uid: 'whole',
  email: 'whole@example.test',
  isEmailVerified: false,
  displayName: null,
  provider: 'Email',
  isAdmin: false,
  authenticatedAt: 0,
};

const NOTHING_BOUGHT = { customers: [], checkouts: [], subscriptions: [], cancellations: [], invoices: [] };

const NOTHING_WRITTEN = {
  waitsForPaymentsSince: null,
  guardianRequests: [],
  newsletter: null,
  contactMessages: [],
  letters: [],
};

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
    feedback: [],
    flashcards: [],
    cards: [],
    quizzes: [],
    exams: [],
    quizAnswers: [],
    questionReports: [],
    ...NOTHING_BOUGHT,
    ...NOTHING_WRITTEN,
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
    feedback: [],
    flashcards: [],
    cards: [],
    quizzes: [],
    exams: [],
    quizAnswers: [],
    questionReports: [],
    ...NOTHING_BOUGHT,
    ...NOTHING_WRITTEN,
    logs: [],
    keptAnswers: [],
  });
});

/** Of an address instead of an account: its rows are the account’s while the address is its verified e-mail (R6). */
const OF_AN_ADDRESS: readonly PgTable[] = [newsletterSubscribers];

/** Kept for the tax office: its rows stay when the account goes, and name nobody then (R6). */
const NAMELESS: readonly PgTable[] = [invoices];

/** Whether its rows go with an account. */
const belongsToUser = (table: PgTable): boolean =>
  table === users ||
  getTableConfig(table).foreignKeys.some(
    (key) => key.onDelete === 'cascade' && belongsToUser(key.reference().foreignTable),
  );

const lines = (all: unknown, part: string): unknown => Object(all)[part];

test('what lies under an address is told to whoever has shown that it is theirs, and to nobody else (R6)', async () => {
  const body = { name: 'Ala', email: 'Reader@example.test', subject: 'Pytanie', message: 'Kiedy ruszy nowy dział?' };
  const post = (path: string, sent: unknown) =>
    call(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    });
  await post('/api/Newsletter/Subscribe', { email: 'reader@example.test', source: 'home' });
  await post('/api/ContactMessages', body);
  const claims = { email: 'Reader@example.test', email_verified: true };
  const reader = await registered(server, 'reader', claims);
  const told = (await reader.get('/api/Users/reader/Export')).body;
  expect(lines(told, 'newsletter')).toEqual({ source: 'home', subscribedAt: AT });
  expect(lines(told, 'contactMessages')).toEqual([{ ...body, email: 'reader@example.test', createdAt: AT }]);
  expect((lines(told, 'letters') as { readonly subject: string }[]).map(({ subject }) => subject).toSorted()).toEqual([
    'Mamy Twoją wiadomość',
    'Ten adres jest na liście newslettera Nauki',
  ]);

  const pretender = await registered(server, 'pretender', { ...claims, email_verified: false });
  const toldPretender = (await pretender.get('/api/Users/pretender/Export')).body;
  expect([
    lines(toldPretender, 'newsletter'),
    lines(toldPretender, 'contactMessages'),
    lines(toldPretender, 'letters'),
  ]).toEqual([null, [], []]);
});

test('no table of somebody’s data is left out', async () => {
  const client = await freshPglite();
  const queries: string[] = [];
  const database = drizzle(client, { logger: { logQuery: (query) => queries.push(query) } });
  await database.insert(users).values({
    id: 'whole',
    firstName: 'Ala',
    lastName: '',
    displayName: 'Ala',
    email: 'whole@example.test',
    authProvider: 'Email',
    ipRegistered: '127.0.0.1',
    registeredDate: new Date(AT),
  });
  await exportOf(database, IDENTITY, Date.parse(AT));
  await client.close();

  const read = ALL_TABLES.filter((table) =>
    queries.some((query) => new RegExp(`(?:from|join) "${getTableName(table)}"`).test(query)),
  );
  const owned = ALL_TABLES.filter(belongsToUser);
  expect(read.map(getTableName).toSorted()).toEqual(
    [...owned, ...OF_AN_ADDRESS, ...NAMELESS].map(getTableName).toSorted(),
  );
  expect(owned).toContain(messages);
});

test('whatever names a user goes with the account, but the note that the account was deleted and what the tax office wants', () => {
  const named = ALL_TABLES.filter((table) => 'userId' in getTableColumns(table));
  expect(named.filter((table) => !belongsToUser(table))).toEqual([deletions, ...NAMELESS]);
  const links = NAMELESS.flatMap((table) => getTableConfig(table).foreignKeys);
  expect(links.filter((key) => key.reference().foreignTable === users).map(({ onDelete }) => onDelete)).toEqual([
    'set null',
  ]);
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
