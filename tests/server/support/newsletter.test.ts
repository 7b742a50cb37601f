import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { letters } from '#server/database/schema/mail.tables.ts';
import { newsletterSubscribers } from '#server/database/schema/support.tables.ts';
import { linkTokens } from '#server/mail/link-tokens.ts';
import { call, registered } from '../../support/api.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');
const HOUR = 3_600_000;
const PUBLIC_URL = 'https://nauka.example';

let now = NOON;
const server: TestServer = await startTestServer({ now: () => now, environment: { PUBLIC_URL } });
const { database } = server.database;
beforeEach(async () => {
  now = NOON;
  await database.delete(letters);
  await database.delete(newsletterSubscribers);
});
afterAll(() => server.close());

const post = (path: string, body?: unknown) =>
  call(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const subscribe = (email: string) => post('/api/Newsletter/Subscribe', { email, source: 'home' });
const unsubscribe = (email: string) => post(`/api/Newsletter/Unsubscribe?email=${encodeURIComponent(email)}`);
const leave = (token: string) => post(`/api/Newsletter/Leave?token=${encodeURIComponent(token)}`);

const listed = async () =>
  (await database.select().from(newsletterSubscribers).orderBy(asc(newsletterSubscribers.email))).map(
    ({ email }) => email,
  );
const lettersTo = (recipient: string) =>
  database.select().from(letters).where(eq(letters.recipient, recipient)).orderBy(asc(letters.createdAt));
const kinds = async () => (await database.select().from(letters)).map(({ kind }) => kind).toSorted();

const PAGE = /https:\/\/nauka\.example\/newsletter\/wypisz\?token=(\S+)/;
/** The link of the latest letter to an address. */
const tokenFor = async (email: string): Promise<string> => {
  const letter = (await lettersTo(email)).at(-1);
  return decodeURIComponent(PAGE.exec(letter?.text ?? '')?.[1] ?? 'none');
};

const SUBSCRIBED = { status: 200, body: { success: true, message: 'The address is on the list.' } };
const ASKED = {
  status: 200,
  body: { success: true, message: 'An address that is on the list has been sent the link that takes it off.' },
};
const LEFT = { status: 200, body: { success: true, message: 'The address is not on the list.' } };
const UNKNOWN_LINK = {
  status: 404,
  body: { code: 'unknown_link', message: 'The link is not one of ours.', error: 'Not Found' },
};

test('anybody puts an address on the list and is welcomed once: twice is once (S1 §6.3, §7.57–7.58)', async () => {
  expect(await subscribe('Ala@example.test')).toEqual(SUBSCRIBED);
  expect(await subscribe('ala@example.test')).toEqual(SUBSCRIBED);
  expect(await database.select().from(newsletterSubscribers)).toEqual([
    {
      email: 'ala@example.test',
      id: expect.stringMatching(/^[\w-]{43}$/),
      source: 'home',
      subscribedAt: new Date(NOON),
    },
  ]);
  expect(await kinds()).toEqual(['newsletter-welcome']);
  const [welcome] = await lettersTo('ala@example.test');
  expect(welcome?.unsubscribeUrl).toBe(
    `${PUBLIC_URL}/api/Newsletter/Leave?token=${encodeURIComponent(await tokenFor('ala@example.test'))}`,
  );
});

test('the link of the letter takes its address off the list, and no other; twice is once (R16)', async () => {
  await subscribe('ala@example.test');
  await subscribe('ola@example.test');
  const token = await tokenFor('ala@example.test');
  expect(await leave(token)).toEqual(LEFT);
  expect(await leave(token)).toEqual(LEFT);
  expect(await listed()).toEqual(['ola@example.test']);
});

test('a mail program takes it off by itself, with a form (RFC 8058), and whoever only looks at the link does not', async () => {
  await subscribe('ala@example.test');
  const [welcome] = await lettersTo('ala@example.test');
  const url = (welcome?.unsubscribeUrl ?? '').replace(PUBLIC_URL, server.url);
  expect((await fetch(url)).status).toBe(405);
  expect(await listed()).toEqual(['ala@example.test']);
  expect(
    await call(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    }),
  ).toEqual(LEFT);
  expect(await listed()).toEqual([]);
});

test('a bare address takes nobody off the list: whoever reads its letters gets the link (S1 §7.59, R16)', async () => {
  await subscribe('ala@example.test');
  const first = await tokenFor('ala@example.test');
  now += 1;
  expect(await unsubscribe('Ala@example.test')).toEqual(ASKED);
  expect(await unsubscribe('nobody@example.test')).toEqual(ASKED);
  expect([await listed(), await kinds()]).toEqual([['ala@example.test'], ['newsletter-leave', 'newsletter-welcome']]);
  expect(await tokenFor('ala@example.test')).toBe(first);
});

test('asking for the link again and again sends one letter an hour', async () => {
  await subscribe('ala@example.test');
  await Promise.all(Array.from({ length: 5 }, () => unsubscribe('ala@example.test')));
  expect(await kinds()).toEqual(['newsletter-leave', 'newsletter-welcome']);
  now += HOUR;
  await unsubscribe('ala@example.test');
  expect(await kinds()).toEqual(['newsletter-leave', 'newsletter-leave', 'newsletter-welcome']);
});

test('an old link still takes off whoever has come back', async () => {
  await subscribe('ala@example.test');
  const token = await tokenFor('ala@example.test');
  await leave(token);
  await subscribe('ala@example.test');
  expect(await listed()).toEqual(['ala@example.test']);
  await leave(token);
  expect(await listed()).toEqual([]);
});

test('a link that we did not write is told from one that was used', async () => {
  await subscribe('ala@example.test');
  const token = await tokenFor('ala@example.test');
  const [id = ''] = token.split('.');
  const forged = [
    linkTokens('another secret').sign('newsletter', id),
    token.slice(0, -1),
    `${token}=`,
    id,
    '.',
    `x${token}`,
    'ala@example.test',
  ];
  for (const one of forged) expect([one, await leave(one)]).toEqual([one, UNKNOWN_LINK]);
  expect(await listed()).toEqual(['ala@example.test']);
});

test('whose account is deleted is off the list, with the letters to that address, once the address is verified (R6)', async () => {
  await subscribe('ala@example.test');
  await subscribe('ola@example.test');
  const ola = await registered(server, 'ola', { email: 'ola@example.test', email_verified: false });
  const ala = await registered(server, 'ala', { email: 'Ala@example.test', email_verified: true });
  expect([(await ola.remove('/api/Users/ola')).status, (await ala.remove('/api/Users/ala')).status]).toEqual([
    204, 204,
  ]);
  expect(await listed()).toEqual(['ola@example.test']);
  expect([(await lettersTo('ala@example.test')).length, (await lettersTo('ola@example.test')).length]).toEqual([0, 1]);
});
