import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitorLimits } from '#server/support/visitor-limits.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const NOON = Date.parse('2026-11-22T12:00:00Z');
const HOUR = 3_600_000;

let now = NOON;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => now, environment: { RATE_LIMITS: 'on' } });
});
afterAll(() => server.close());

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
  now = NOON;
  for (let number = 0; number < 5; number += 1) expect(await write()).toEqual([200, null]);
  now += HOUR - 90_000;
  expect(await write()).toEqual([429, '90']);
  now += 90_000;
  expect(await write()).toEqual([200, null]);
});

test('the newsletter counts by itself, those who come and those who leave together (R12)', async () => {
  now = NOON + 10 * HOUR;
  for (const call of [subscribe, unsubscribe, subscribe, unsubscribe, subscribe])
    expect(await call()).toEqual([200, null]);
  expect([await unsubscribe(), await subscribe(), await write()]).toEqual([
    [429, '3600'],
    [429, '3600'],
    [200, null],
  ]);
});

/** Whether the sixth is let in, after five from the other address. */
const isLetIn = (first: string, second: string): boolean => {
  const limits = visitorLimits(() => NOON);
  for (let number = 0; number < 5; number += 1) limits.count('contact', first);
  try {
    limits.count('contact', second);
    return true;
  } catch {
    return false;
  }
};

test.each([
  ['10.0.0.1', '10.0.0.1', false],
  ['10.0.0.1', '10.0.0.2', true],
  ['::ffff:10.0.0.1', '::ffff:10.0.0.2', true],
  ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', false],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', true],
  ['2001:db8::1', '2001:db8:0:1::1', true],
])('after five from %s one from %s is let in: %s', (first, second, expected) => {
  expect(isLetIn(first, second)).toBe(expected);
});
