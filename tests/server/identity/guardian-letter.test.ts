import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { letters } from '#server/database/schema/mail.tables.ts';
import { users } from '#server/database/schema/users.tables.ts';
import { linkTokens } from '#server/mail/link-tokens.ts';
import { apiAs, call, newUser, question, type Api } from '../../support/api.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');
const HOUR = 3_600_000;
const MOTHER = { isUnder16: true, guardianConsent: true, guardianEmail: 'mama@example.test' };

let now = NOON;
const server: TestServer = await startTestServer({
  now: () => now,
  environment: { PUBLIC_URL: 'https://nauka.example' },
});
const { database } = server.database;
beforeEach(async () => {
  now = NOON;
  await database.delete(users);
});
afterAll(() => server.close());

const register = async (uid: string, change: object = MOTHER): Promise<Api> => {
  const api = await apiAs(server, uid);
  expect((await api.post('/api/Users', { ...newUser(uid), ...change })).status).toBe(201);
  return api;
};
const lettersTo = (recipient: string) =>
  database.select().from(letters).where(eq(letters.recipient, recipient)).orderBy(asc(letters.createdAt));
const tokenFor = async (recipient: string): Promise<string> => {
  const text = (await lettersTo(recipient)).at(-1)?.text ?? '';
  return decodeURIComponent(/https:\/\/nauka\.example\/zgoda-opiekuna\?token=(\S+)/.exec(text)?.[1] ?? 'none');
};
const answer = (token: string, agrees: boolean) =>
  call(`${server.url}/api/GuardianConsent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, agrees }),
  });
const consentOf = async (api: Api): Promise<unknown> =>
  Object((await api.get(`/api/Users/${api.uid}`)).body).guardianConsent;
const mayAsk = async (api: Api): Promise<boolean> =>
  (await api.post('/api/Assistant/tutor', question(api.uid, 'Ile to 2 + 2?'))).status === 200;

const ANSWERED = { status: 200, body: { success: true, message: 'The answer has been kept.' } };
const UNKNOWN_LINK = {
  status: 404,
  body: {
    code: 'unknown_link',
    message: 'The link is not one of ours, or does not hold any more.',
    error: 'Not Found',
  },
};
const DECLINED = {
  status: 403,
  body: {
    code: 'guardian_declined',
    message: 'This guardian has declined; only the link of the letter changes that.',
    error: 'Forbidden',
  },
};

test('a guardian who is said to agree is written to, and has the last word (R8)', async () => {
  const api = await register('child');
  expect((await lettersTo('mama@example.test')).map(({ kind, userId }) => [kind, userId])).toEqual([
    ['guardian-request', 'child'],
  ]);
  expect([await consentOf(api), await mayAsk(api)]).toEqual([true, true]);

  const token = await tokenFor('mama@example.test');
  expect(await answer(token, false)).toEqual(ANSWERED);
  expect([await consentOf(api), await mayAsk(api)]).toEqual([false, false]);
  expect(await answer(token, true)).toEqual(ANSWERED);
  expect([await consentOf(api), await mayAsk(api)]).toEqual([true, true]);
});

test('a tick does not outvote a guardian who has declined; the guardian may think better of it (R8)', async () => {
  const api = await register('child');
  const token = await tokenFor('mama@example.test');
  await answer(token, false);
  expect(await api.put('/api/Users/child', MOTHER)).toEqual(DECLINED);
  expect([await consentOf(api), (await lettersTo('mama@example.test')).length]).toEqual([false, 1]);
  await answer(token, true);
  expect((await api.put('/api/Users/child', MOTHER)).status).toBe(200);
});

test('a guardian who is only named is asked as well, and agrees by the letter', async () => {
  const api = await register('child', { ...MOTHER, guardianConsent: false });
  expect(await consentOf(api)).toBe(false);
  await answer(await tokenFor('mama@example.test'), true);
  expect(await consentOf(api)).toBe(true);
});

test('another guardian gets a letter, and the link of the one before holds no more', async () => {
  const api = await register('child');
  const token = await tokenFor('mama@example.test');
  await api.put('/api/Users/child', { ...MOTHER, guardianEmail: 'tata@example.test' });
  expect((await lettersTo('tata@example.test')).length).toBe(1);
  expect(await answer(token, false)).toEqual(UNKNOWN_LINK);
  expect(await consentOf(api)).toBe(true);
});

test('a guardian of two pupils answers for each by a letter of its own', async () => {
  const [one, other] = [await register('one'), await register('other')];
  const [first] = await lettersTo('mama@example.test');
  expect((await lettersTo('mama@example.test')).length).toBe(2);
  await answer(await tokenFor('mama@example.test'), false);
  const declined = [await consentOf(one), await consentOf(other)].filter((consent) => consent === false);
  expect([declined.length, first?.userId]).toEqual([1, expect.any(String)]);
});

test('nobody can have us write to an address again and again', async () => {
  await register('child');
  const toggle = async () => {
    const api = await apiAs(server, 'child');
    await api.put('/api/Users/child', { guardianConsent: false });
    now += 1;
    await api.put('/api/Users/child', MOTHER);
  };
  for (let time = 0; time < 5; time += 1) await toggle();
  expect((await lettersTo('mama@example.test')).length).toBe(1);
  now += HOUR;
  await toggle();
  expect((await lettersTo('mama@example.test')).length).toBe(2);
});

test('what changes nothing about the guardian writes to nobody, and a pupil of sixteen has none', async () => {
  await register('child');
  now += 2 * HOUR;
  const api = await apiAs(server, 'child');
  expect([
    (await api.put('/api/Users/child', { firstName: 'Ola' })).status,
    (await api.put('/api/Users/child', MOTHER)).status,
  ]).toEqual([200, 200]);
  await register('grown', { ...MOTHER, isUnder16: false });
  expect((await lettersTo('mama@example.test')).length).toBe(1);
});

test.each([
  ['Ala', true],
  ['Anna Maria', true],
  ['kup-teraz.example', false],
  ['Wygrana 1000 zł', false],
  ['Kliknij tutaj po nagrodę', false],
])('the letter names a pupil by a name alone: %s → %s', async (firstName, isNamed) => {
  await register('child', { ...MOTHER, firstName });
  const [letter] = await lettersTo('mama@example.test');
  expect(letter?.text.includes(firstName)).toBe(isNamed);
});

test('a link that we did not write, or for something else, says nothing', async () => {
  const api = await register('child');
  const token = await tokenFor('mama@example.test');
  const [id = ''] = token.split('.');
  const forged = [linkTokens('another secret').sign('guardian', id), token.slice(0, -1), id, 'mama@example.test'];
  for (const one of forged) expect([one, await answer(one, false)]).toEqual([one, UNKNOWN_LINK]);
  expect(await consentOf(api)).toBe(true);
});

test('the pupil takes along that a guardian was asked, and not the guardian’s link', async () => {
  const api = await register('child');
  const token = await tokenFor('mama@example.test');
  await answer(token, true);
  const told = (await api.get('/api/Users/child/Export')).body;
  const { guardianRequests, letters: sent } = Object(told);
  expect([guardianRequests, sent.map(({ recipient, text }: Record<string, unknown>) => [recipient, text])]).toEqual([
    [
      {
        guardianEmail: 'mama@example.test',
        askedAt: '2026-11-20T12:00:00.000Z',
        answer: 'agreed',
        answeredAt: '2026-11-20T12:00:00.000Z',
      },
    ],
    [['mama@example.test', null]],
  ]);
  expect(JSON.stringify(told)).not.toContain(token);
  await api.remove('/api/Users/child');
  expect([await lettersTo('mama@example.test'), await answer(token, false)]).toEqual([[], UNKNOWN_LINK]);
});
