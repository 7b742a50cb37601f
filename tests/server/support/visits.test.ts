import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ROUTES } from '#domain/access/routes.rules.ts';
import { visits } from '#server/database/schema/analytics.tables.ts';
import { call } from '../../support/api.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

/** Half an hour after midnight in Poland. */
const AFTER_MIDNIGHT = Date.parse('2026-11-22T23:30:00Z');
const HOUR = 3_600_000;

let server: TestServer;
let now = AFTER_MIDNIGHT;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
beforeEach(async () => {
  now = AFTER_MIDNIGHT;
  await server.database.database.delete(visits);
});
afterAll(() => server.close());

const report = (counts: Readonly<Record<string, unknown>>) =>
  call(`${server.url}/api/Analytics/Visits`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ visits: counts }),
  });
const counted = () => server.database.database.select().from(visits).orderBy(visits.day, visits.route);

const EVERY_PAGE = Object.fromEntries(ROUTES.map(({ path }) => [path, 1_000]));

describe('visits of pages', () => {
  test('are added up by day in Poland and by route, and nothing else is kept', async () => {
    const answers = [await report({ '/': 2, '/fiszki/:id': 1 }), await report({ '/': 3 })];
    now -= HOUR;
    answers.push(await report({ '/': 4 }));
    expect(answers).toEqual(Array.from({ length: 3 }, () => ({ status: 204, body: null })));
    expect(await counted()).toEqual([
      { day: '2026-11-22', route: '/', count: 4 },
      { day: '2026-11-23', route: '/', count: 5 },
      { day: '2026-11-23', route: '/fiszki/:id', count: 1 },
    ]);
  });

  test('are all counted when browsers report at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => report(EVERY_PAGE)));
    expect((await counted()).map(({ count }) => count)).toEqual(ROUTES.map(() => 10_000));
  });

  test.each([
    ['an address that was really visited', { '/fiszki/3f1c9a52': 1 }],
    ['an address with a query', { '/assistant?conversation=1': 1 }],
    ['a page that is none', { '/': 1, '/nowhere': 1 }],
    ['more visits than one page holds', { '/': 1_001 }],
    ['no visit', { '/': 0 }],
    ['half a visit', { '/': 0.5 }],
    ['a word', { '/': 'many' }],
  ])('are refused as a whole with %s', async (_, counts) => {
    const { status, body } = await report(counts);
    expect([status, Object(body).code, await counted()]).toEqual([400, 'invalid_request', []]);
  });
});
