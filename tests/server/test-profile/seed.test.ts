import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLAN_CATALOGUE } from '#server/billing/catalogue/plan-catalogue.ts';
import { PERSONAS, seedPersonas } from '#server/test-profile/personas.ts';
import { apiAs } from '../../support/api.ts';
import { prepareDatabase } from '../../support/fresh-database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => NOON });
});
afterAll(() => server.close());

test('each persona is who their name says, with their own objects', async () => {
  const { personas, plans } = await seedPersonas(server.database.database, NOON);
  expect([Object.keys(personas), plans]).toEqual([[...PERSONAS], PLAN_CATALOGUE.map(({ id }) => id)]);
  const trials = await Promise.all(
    PERSONAS.map(async (persona) => {
      const { uid, claims } = personas[persona];
      const { status, body } = await (await apiAs(server, uid, claims)).get('/api/Trial/Status');
      const { hasActiveTrial, canStartTrial, remainingPoints, isExpired } = Object(body);
      return [uid, status, hasActiveTrial, canStartTrial, remainingPoints, isExpired];
    }),
  );
  expect(trials).toEqual([
    ['p-newcomer', 404, undefined, undefined, undefined, undefined],
    ['p-registered', 200, false, true, 0, false],
    ['p-trial', 200, true, false, 20, false],
    ['p-trialExpired', 200, false, false, 10, true],
    ['p-trialDepleted', 200, false, false, 0, true],
    ['p-basic', 200, false, true, 0, false],
    ['p-premium', 200, false, true, 0, false],
    ['p-oneTime', 200, false, true, 0, false],
    ['p-cancelledInPeriod', 200, false, true, 0, false],
    ['p-expiredSub', 200, false, true, 0, false],
    ['p-deleted', 401, undefined, undefined, undefined, undefined],
    ['p-admin', 200, false, true, 0, false],
  ]);
  const held = await Promise.all(
    (['registered', 'basic', 'premium', 'oneTime', 'cancelledInPeriod', 'expiredSub'] as const).map(async (persona) => {
      const { body } = await (await apiAs(server, personas[persona].uid)).get('/api/Subscriptions/Current');
      const { code, isActive, isRecurring, isCancelled, membershipType } = Object(body);
      return [persona, code ?? [isActive, isRecurring, isCancelled, membershipType.hasAIExams]];
    }),
  );
  expect(held).toEqual([
    ['registered', 'subscription_not_found'],
    ['basic', [true, true, false, false]],
    ['premium', [true, true, false, true]],
    ['oneTime', [true, false, false, true]],
    ['cancelledInPeriod', [true, true, true, true]],
    ['expiredSub', [false, true, true, false]],
  ]);
  for (const { uid, claims, own } of Object.values(personas)) {
    if (own === null) continue;
    const api = await apiAs(server, uid, claims);
    expect((await api.get(`/api/UserSchoolYears/GetUserSchoolYearByUser?id=${uid}`)).body).toHaveProperty(
      'schoolYearID',
      own.schoolYearId,
    );
    for (const [mode, id] of Object.entries(own.conversationIds)) {
      expect((await api.get(`/api/Conversations/${id}`)).body).toHaveProperty('mode', mode);
    }
    const { quiz, flashcard, exam, handedInExam, card } = own.documentIds;
    for (const path of [
      `Quiz/history/${quiz}`,
      `Flashcard/${flashcard}`,
      `ExamHistory/${exam}`,
      `ExamHistory/${handedInExam}/review`,
    ]) {
      expect([path, (await api.get(`/api/${path}`)).status]).toEqual([path, 200]);
    }
    expect((await api.get('/api/Cards')).body).toHaveProperty('cards', [{ id: card, front: '2 + 2', back: '4' }]);
    expect((await api.get(`/api/Users/${uid}/Export`)).body).toHaveProperty('logs', [
      { text: 'seeded', timeStamp: '2026-11-20T12:00:00.000Z' },
    ]);
  }
});

test('seeding again undoes whatever the personas did and leaves everybody else alone', async () => {
  const { database } = server.database;
  const first = await seedPersonas(database, NOON);
  const neighbour = await apiAs(server, 'neighbour');
  await neighbour.post('/api/Users', { id: 'neighbour', displayName: 'Ela', email: 'e' });
  const [registered, trial, newcomer] = await Promise.all(
    ['p-registered', 'p-trial', 'p-newcomer'].map((uid) => apiAs(server, uid, { email_verified: true })),
  );
  await registered?.post('/api/Trial/Start');
  await trial?.remove('/api/Users/p-trial');
  await newcomer?.post('/api/Users', { id: 'p-newcomer', displayName: 'Ela', email: 'e' });

  expect(await seedPersonas(database, NOON)).toEqual(first);
  expect((await registered?.get('/api/Trial/Status'))?.body).toHaveProperty('canStartTrial', true);
  expect((await trial?.get('/api/Trial/Status'))?.body).toHaveProperty('remainingPoints', 20);
  expect((await newcomer?.get('/api/Users/p-newcomer'))?.status).toBe(404);
  expect((await registered?.post('/api/Trial/Start'))?.status).toBe(200);
  expect((await neighbour.get('/api/Users/neighbour')).status).toBe(200);
});

const run = promisify(execFile);
const seed = (environment: Readonly<Record<string, string>>) =>
  run(process.execPath, ['--import', 'tsx', 'server/test-profile/seed-personas.ts'], {
    env: { PATH: process.env['PATH'], ...environment },
  });

test('the command prints the ids as one line of JSON', { timeout: 60_000 }, async () => {
  const directory = mkdtempSync(join(tmpdir(), 'nauka-personas-'));
  await prepareDatabase(directory);
  const { stdout } = await seed({ DATA_DIR: directory });
  expect(stdout.trim().split('\n').length).toBe(1);
  expect(JSON.parse(stdout)).toEqual(await seedPersonas(server.database.database, Date.now()));
});

test('production refuses the command', async () => {
  await expect(seed({ NODE_ENV: 'production', DATA_DIR: 'memory:' })).rejects.toThrow(
    'The personas were not made. NODE_ENV: production refuses the test profile',
  );
});
