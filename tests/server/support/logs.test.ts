import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logs } from '#server/database/schema/support.tables.ts';
import { deleteOldLogs } from '#server/support/logs.repository.ts';
import { registered } from '../../support/api.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const NOON = Date.parse('2026-11-22T12:00:00Z');
const DAY = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => NOON });
});
beforeEach(async () => {
  await server.database.database.delete(logs);
});
afterAll(() => server.close());

const report = async (uid: string, timeStamp: number) => {
  const api = await registered(server, uid);
  const entry = { text: 'a report', userID: uid, timeStamp: new Date(timeStamp).toISOString() };
  expect((await api.post('/api/Logs', entry)).status).toBe(204);
};
const times = async () => (await server.database.database.select().from(logs)).map(({ timeStamp }) => +timeStamp);

test('logs are kept for 730 days, which is never more than 24 months (S2 §9.56)', async () => {
  await report('log-writer', NOON);
  await deleteOldLogs(server.database.database, NOON + 730 * DAY);
  expect(await times()).toEqual([NOON]);
  await deleteOldLogs(server.database.database, NOON + 730 * DAY + 1);
  expect(await times()).toEqual([]);
});

test('a clock that is ahead keeps no log for longer', async () => {
  await report('early-bird', NOON + 9_000 * DAY);
  expect(await times()).toEqual([NOON]);
});
