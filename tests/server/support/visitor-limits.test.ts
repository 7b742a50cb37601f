import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tooMany } from '#server/api/api-failure.ts';
import { rateCounts } from '#server/database/schema/limits.tables.ts';
import { generalLimits } from '#server/limits/general-limits.ts';
import { visitorLimits } from '#server/support/visitor-limits.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const NOON = Date.parse('2026-11-22T12:00:00Z');
const HOUR = 3_600_000;

let server: TestServer;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  server = await startTestServer({ environment: { RATE_LIMITS: 'on' } });
});
afterAll(async () => {
  await server.close();
  vi.useRealTimers();
});

const post = async (path: string, body: object): Promise<readonly [number, string | null]> => {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.text();
  return [response.status, response.headers.get('retry-after')];
};
const write = () =>
  post('/api/ContactMessages', {
    name: 'Ola',
    email: 'ola@example.test',
    subject: 'Pytanie o plan',
    message: 'Czy mogę zmienić plan?',
  });
const subscribe = () => post('/api/Newsletter/Subscribe', { email: 'ola@example.test' });
const unsubscribe = () => post('/api/Newsletter/Unsubscribe?email=ola@example.test', {});

test('five messages an hour come from one address, and the sixth hears when to come again (R12)', async () => {
  vi.setSystemTime(NOON);
  for (let number = 0; number < 5; number += 1) expect(await write()).toEqual([200, null]);
  vi.setSystemTime(NOON + HOUR - 90_000);
  expect(await write()).toEqual([429, '90']);
  vi.setSystemTime(NOON + HOUR);
  expect(await write()).toEqual([200, null]);
});

test('the newsletter counts by itself, those who come and those who leave together (R12)', async () => {
  vi.setSystemTime(NOON + 10 * HOUR);
  for (const call of [subscribe, unsubscribe, subscribe, unsubscribe, subscribe])
    expect(await call()).toEqual([200, null]);
  expect([await unsubscribe(), await subscribe(), await write()]).toEqual([
    [429, '3600'],
    [429, '3600'],
    [200, null],
  ]);
});

/** Whether the sixth is let in, after five from the other address. */
const isLetIn = async (first: string, second: string): Promise<boolean> => {
  await server.database.database.delete(rateCounts);
  const [here, there] = [visitorLimits(server.database.database), visitorLimits(server.database.database)];
  for (let number = 0; number < 5; number += 1) await here.count('contact', first);
  return there.count('contact', second).then(
    () => true,
    () => false,
  );
};

test.each([
  ['10.0.0.1', '10.0.0.1', false],
  ['10.0.0.1', '10.0.0.2', true],
  ['::ffff:10.0.0.1', '::ffff:10.0.0.2', true],
  ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', false],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', true],
  ['2001:db8::1', '2001:db8:0:1::1', true],
])('after five from %s one from %s at another copy of the server is let in: %s', async (first, second, expected) => {
  expect(await isLetIn(first, second)).toBe(expected);
});

test('six hundred calls of a user are let in within a minute by both copies together, and the next one hears when to come again (R12)', async () => {
  const [here, there] = [generalLimits(server.database.database), generalLimits(server.database.database)];
  for (let number = 0; number < 300; number += 1) await Promise.all([here.ofUser('wild'), there.ofUser('wild')]);
  const refusal = tooMany('Too many calls.', 60);
  await expect(here.ofUser('wild')).rejects.toEqual(refusal);
  await expect(there.ofUser('wild')).rejects.toEqual(refusal);
  await expect(here.ofUser('calm')).resolves.toBeUndefined();
  const response = await fetch(`${server.url}/api/Trial/Status`, {
    headers: { authorization: `Bearer ${await server.tokenFor('wild')}` },
  });
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
});
