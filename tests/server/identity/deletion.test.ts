import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { conversations } from '#server/database/schema/learning.tables.ts';
import { deletions } from '#server/database/schema/deletion.tables.ts';
import { users } from '#server/database/schema/users.tables.ts';
import { accountDeleted } from '#server/api/api-failure.ts';
import { accountDeletion } from '#server/deletion/account-deletion.ts';
import type { Identity } from '#server/api/identity.types.ts';
import { apiAs, newUser, question, registered, type Api } from '../../support/api.ts';
import { gate } from '../../support/gate.ts';
import { scriptedAccounts, type ScriptedAccounts } from '../../support/scripted-accounts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');
const SECOND = 1000;

let now = NOON;
let accounts: ScriptedAccounts = scriptedAccounts();
const server: TestServer = await startTestServer({
  now: () => now,
  accounts: {
    find: (uid) => accounts.find(uid),
    endSessions: (uid) => accounts.endSessions(uid),
    remove: (uid) => accounts.remove(uid),
  },
});
const { database } = server.database;

beforeEach(() => {
  now = NOON;
  accounts = scriptedAccounts();
});
afterAll(() => server.close());

const DONE = { status: 204, body: null };
const DELETED = {
  status: 401,
  body: { code: 'account_deleted', message: 'This account has been deleted.', error: 'Unauthorized' },
};
const LOGIN_TOO_OLD = {
  status: 403,
  body: {
    code: 'recent_login_required',
    message: 'Log in again first: only a login of the last five minutes deletes an account.',
    error: 'Forbidden',
  },
};
const LEAVING = { deleteDate: '2099-01-01T00:00:00.000Z' };

const WAYS: readonly (readonly [string, (api: Api, id: string) => ReturnType<Api['remove']>, number])[] = [
  ['DELETE', (api, id) => api.remove(`/api/Users/${id}`), 204],
  ['PUT with deleteDate', (api, id) => api.put(`/api/Users/${id}`, LEAVING), 200],
];

const jobOf = async (userId: string) =>
  (await database.select().from(deletions).where(eq(deletions.userId, userId)))[0];
const hasUser = async (id: string) => (await database.select().from(users).where(eq(users.id, id))).length === 1;

describe.each(WAYS)('%s', (way, leave, status) => {
  const uidOf = (name: string) => `${name}-${way.length}`;

  test('ends access at once, removes the identity account and erases the content (S1 §7.24, §7.69)', async () => {
    const uid = uidOf('leaver');
    const api = await registered(server, uid);
    await api.post('/api/Assistant/tutor', question(uid, 'Ile to 2 + 2?'));
    // S1 §7.23–7.25
    expect((await leave(api, uid)).status).toBe(status);
    expect(accounts.asked).toEqual([`endSessions ${uid}`, `remove ${uid}`]);
    expect(await hasUser(uid)).toBe(false);
    expect(await database.select().from(conversations).where(eq(conversations.userId, uid))).toEqual([]);
    expect(await jobOf(uid)).toEqual({
      userId: uid,
      requestedAt: new Date(NOON),
      finishedAt: new Date(NOON),
      customerId: null,
    });
    expect(await api.get(`/api/Users/${uid}`)).toEqual(DELETED);
    expect(await api.post('/api/Users', newUser(uid))).toEqual(DELETED);
    expect(await api.post('/api/Users', {})).toEqual(DELETED);
    expect(await hasUser(uid)).toBe(false);
  });

  test('needs a login of the last five minutes, and changes nothing otherwise', async () => {
    const uid = uidOf('late');
    const api = await registered(server, uid);
    now = NOON + 300 * SECOND + 1;
    expect(await leave(api, uid)).toEqual(LOGIN_TOO_OLD);
    expect([accounts.asked, await jobOf(uid)]).toEqual([[], undefined]);
    expect((await api.get(`/api/Users/${uid}`)).body).toHaveProperty('deleteDate', null);
    now = NOON + 300 * SECOND;
    expect((await leave(api, uid)).status).toBe(status);
  });

  test('is nobody else’s to ask for, but an administrator’s', async () => {
    const [uid, stranger] = [uidOf('stays'), uidOf('stranger')];
    const api = await registered(server, uid);
    expect((await leave(await registered(server, stranger), uid)).status).toBe(403);
    const admin = await apiAs(server, uidOf('head'), { admin: true });
    expect((await leave(admin, uid)).status).toBe(status);
    expect(await api.get(`/api/Users/${uid}`)).toEqual(DELETED);
    expect((await admin.get('/api/Users')).status).toBe(200);
  });

  test('finishes later what the identity provider could not do, and keeps no content alive meanwhile', async () => {
    const uid = uidOf('waiting');
    const api = await registered(server, uid);
    accounts.before(() => Promise.reject(new Error('away')));
    expect((await leave(api, uid)).status).toBe(status);
    expect(await api.get(`/api/Users/${uid}`)).toEqual(DELETED);
    expect([await hasUser(uid), await jobOf(uid)]).toEqual([
      false,
      { userId: uid, requestedAt: new Date(NOON), finishedAt: null, customerId: null },
    ]);

    await server.deletion.resume();
    expect(await jobOf(uid)).toEqual({ userId: uid, requestedAt: new Date(NOON), finishedAt: null, customerId: null });
    accounts.before(async () => {});
    now = NOON + 60 * SECOND;
    await server.deletion.resume();
    expect(await jobOf(uid)).toEqual({
      userId: uid,
      requestedAt: new Date(NOON),
      finishedAt: new Date(now),
      customerId: null,
    });
    expect(accounts.asked.slice(-2)).toEqual([`endSessions ${uid}`, `remove ${uid}`]);
    await server.deletion.resume();
    expect(accounts.asked.length).toBe(4);
  });

  test.each(['endSessions', 'remove'])('is carried out by the next start when the server dies at %s', async (step) => {
    const uid = `${uidOf('crash')}-${step}`;
    const api = await registered(server, uid);
    // The request hangs like one whose process is gone.
    const [reached, death] = [gate(), gate()];
    accounts.before(async (asked) => {
      if (!asked.startsWith(step)) return;
      reached.open();
      await death.isOpen;
      throw new Error('gone');
    });
    const request = leave(api, uid);
    await reached.isOpen;
    expect(await api.get(`/api/Users/${uid}`)).toEqual(DELETED);

    const next = scriptedAccounts();
    await accountDeletion({
      database,
      accounts: next,
      provider: null,
      now: () => now,
      report: (error) => expect(error).toBe('nothing'),
    }).resume();
    expect(next.asked).toEqual([`endSessions ${uid}`, `remove ${uid}`]);
    expect([await hasUser(uid), await jobOf(uid)]).toEqual([
      false,
      { userId: uid, requestedAt: new Date(NOON), finishedAt: new Date(NOON), customerId: null },
    ]);
    death.open();
    await request;
  });
});

test('a changed user tells when they asked to leave, by the server’s clock', async () => {
  const api = await registered(server, 'dated');
  const answer = await api.put('/api/Users/dated', { ...LEAVING, firstName: 'Ola' });
  const { firstName, isActive, deleteDate } = Object(answer.body);
  expect([answer.status, firstName, isActive, deleteDate]).toEqual([200, 'Ola', false, '2026-11-20T12:00:00.000Z']);
});

test('whoever repeats a deletion because its answer was lost hears that it is done, however old the login is by then', async () => {
  const api = await registered(server, 'repeater');
  expect(await api.remove('/api/Users/repeater')).toEqual(DONE);
  now = NOON + 1800 * SECOND;
  expect(await api.remove('/api/Users/repeater')).toEqual(DONE);
  expect((await jobOf('repeater'))?.requestedAt).toEqual(new Date(NOON));
});

test('an administrator whose account is deleted deletes nobody any more', async () => {
  await registered(server, 'bystander');
  const admin = await apiAs(server, 'former-head', { admin: true });
  expect(await admin.remove('/api/Users/former-head')).toEqual(DONE);
  expect(await admin.remove('/api/Users/bystander')).toEqual(DELETED);
  expect(await hasUser('bystander')).toBe(true);
});

test('somebody who broke off their registration can delete the identity account, and does not register any more', async () => {
  const api = await apiAs(server, 'half');
  expect(await api.remove('/api/Users/half')).toEqual(DONE);
  expect(accounts.asked).toEqual(['endSessions half', 'remove half']);
  expect(await api.post('/api/Users', newUser('half'))).toEqual(DELETED);
});

test('a registration and a deletion at once never leave a user behind', async () => {
  for (let round = 0; round < 10; round += 1) {
    const uid = `racer-${round}`;
    const api = await apiAs(server, uid);
    const [added, removed] = await Promise.all([api.post('/api/Users', newUser(uid)), api.remove(`/api/Users/${uid}`)]);
    expect([[201, 401].includes(added.status), removed.status, await hasUser(uid)]).toEqual([true, 204, false]);
  }
});

test('a registration that was let in before the deletion and comes to write after it writes nothing', async () => {
  const api = await apiAs(server, 'overtaken');
  await api.remove('/api/Users/overtaken');
  const identity: Identity = {
    uid: 'overtaken',
    email: 'overtaken@example.test',
    isEmailVerified: false,
    displayName: null,
    provider: 'Email',
    isAdmin: false,
    authenticatedAt: NOON,
  };
  const registration = server.handlers['users.add']?.({
    identity,
    body: newUser('overtaken'),
    params: undefined,
    query: undefined,
    raw: null,
    idempotencyKey: null,
    keyed: null,
    gone: new AbortController().signal,
    onWriting: null,
    ip: '127.0.0.1',
    once: (effect) => database.transaction(effect),
  });
  await expect(registration).rejects.toEqual(accountDeleted());
  expect(await hasUser('overtaken')).toBe(false);
});

test('both ways at once end in one deletion', async () => {
  const api = await registered(server, 'hasty-leaver');
  const answers = await Promise.all([
    api.remove('/api/Users/hasty-leaver'),
    api.put('/api/Users/hasty-leaver', LEAVING),
    api.remove('/api/Users/hasty-leaver'),
  ]);
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  expect([await hasUser('hasty-leaver'), (await jobOf('hasty-leaver'))?.finishedAt]).toEqual([false, new Date(NOON)]);
});
