import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpClient } from '#adapters/http/http-client.ts';
import { httpExamAttempts } from '#adapters/http/http-exam-attempts.adapter.ts';
import { httpExams } from '#adapters/http/http-exams.adapter.ts';
import { handedIn, newRecord, withAnswer } from '#domain/learning/exam-session/exam-session.rules.ts';
import { registered } from '../support/api.ts';
import { buy } from '../support/embedded-buyer.ts';
import { codeFrom } from '../support/failure-from.ts';
import { fakeReauthentication } from '../support/fakes/reauthentication.fake.ts';
import { fakeTiming } from '../support/fakes/timing.fake.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const NOON = Date.parse('2026-11-24T12:00:00.000Z');
const USUAL = 125 * 60_000;
/** The device's clock is twelve minutes late. */
const LATE = 12 * 60_000;

let server: TestServer;
let now = NOON;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
beforeEach(() => {
  now = NOON;
});
afterAll(() => server.close());

const begun = async (uid: string) => {
  await buy(server, await registered(server, uid), 'standard-monthly');
  const http = httpClient({
    baseUrl: server.url,
    identity: { token: () => server.tokenFor(uid) },
    reauthentication: fakeReauthentication().reauthentication,
    timing: fakeTiming().timing,
  });
  const order = {
    kind: 'exam',
    userId: uid,
    subject: 'mathematics',
    examType: 'egzamin_osmoklasisty',
    level: 'Klasa 8',
  } as const;
  const exam = await httpExams(http).make({ order, idempotencyKey: 'k1' });
  const id = exam?.id ?? '';
  const tasks = exam?.sheet?.parts.flatMap((part) => part.tasks) ?? [];
  const attempts = httpExamAttempts(http, { now: () => now - LATE });
  return { id, tasks, attempts, record: newRecord(id, NOON - LATE, USUAL) };
};

describe('attempts at exams over HTTP on the real server', () => {
  it('are told in the device’s own time, however wrong its clock is', async () => {
    const { id, tasks, attempts, record } = await begun('writer');
    const before = await attempts.find(id);
    now += 60_000;
    const written = withAnswer(record, tasks[0]?.id ?? '', tasks[0]?.options[0] ?? '', NOON - LATE + 30_000);
    await attempts.save(written);
    now += 60_000;
    expect([before, await attempts.find(id), await attempts.find('nothing')]).toEqual([
      null,
      { ...written, revision: 1 },
      null,
    ]);
  });

  it('are handed in once, reviewed, and marked by the pupil', async () => {
    const { id, tasks, attempts, record } = await begun('finisher');
    const own = tasks.find(({ options }) => options.length === 0);
    if (own === undefined) throw new Error('There is no task in own words.');
    const unreviewed = await attempts.review(id);
    now += 60_000;
    const finished = handedIn(withAnswer(record, own.id, 'x = 4', now - LATE), now - LATE);
    await attempts.handIn(finished);
    const review = await attempts.review(id);
    const marked = await attempts.mark(id, { [own.id]: own.points });
    expect([
      unreviewed,
      (await attempts.find(id))?.handedInAt,
      await codeFrom(attempts.handIn(finished)),
      await codeFrom(attempts.save(record)),
      review?.tasks.find(({ taskId }) => taskId === own.id)?.points,
      [marked.points, marked.maxPoints],
    ]).toEqual([null, NOON - LATE + 60_000, 'request/conflict', 'request/conflict', null, [own.points, 30]]);
  });
});
