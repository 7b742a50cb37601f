import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { deleteOldAnswers } from '#server/http/idempotency.ts';
import { question, registered } from '../../support/api.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const conversationCount = async (api: Awaited<ReturnType<typeof registered>>): Promise<number> => {
  const { body } = await api.get('/api/Conversations?pageSize=100');
  return z.object({ conversations: z.array(z.unknown()) }).parse(body).conversations.length;
};
const remainingPoints = async (api: Awaited<ReturnType<typeof registered>>): Promise<number> =>
  z.object({ remainingPoints: z.number() }).parse((await api.get('/api/Trial/Status')).body).remainingPoints;

test('a hundred actions, each repeated after its answer was lost, have a hundred effects', async () => {
  const pupils = await Promise.all([1, 2, 3, 4].map((number) => registered(server, `repeater-${number}`)));
  for (const api of pupils) {
    for (let action = 0; action < 25; action += 1) {
      const send = () =>
        api.post('/api/Assistant/tutor', question(api.uid, `Pytanie ${action}`), {
          'idempotency-key': `action-${action}`,
        });
      expect(await send()).toEqual(await send());
    }
  }
  expect(await Promise.all(pupils.map(conversationCount))).toEqual([25, 25, 25, 25]);
  expect(await Promise.all(pupils.map(remainingPoints))).toEqual([0, 0, 0, 0]);
});

test('one action sent ten times at once has one effect and ten equal answers', async () => {
  const api = await registered(server, 'impatient');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      api.post('/api/Assistant/tutor', question('impatient', 'Jedno pytanie'), { 'idempotency-key': 'one' }),
    ),
  );
  expect(answers).toEqual(Array.from({ length: 10 }, () => ({ status: 200, body: answers[0]?.body })));
  expect(await conversationCount(api)).toBe(1);
  expect(await remainingPoints(api)).toBe(24);
});

test('the answer to the last point is given again when the points are gone', async () => {
  const api = await registered(server, 'last-point');
  const send = (number: number) =>
    api.post('/api/Assistant/tutor', question('last-point', `Pytanie ${number}`), { 'idempotency-key': `${number}` });
  for (let number = 1; number < 25; number += 1) await send(number);
  const answer = await send(25);
  expect(answer.status).toBe(200);
  expect(await send(25)).toEqual(answer);
  expect((await send(26)).status).toBe(403);
});

test('a key that was used for another body or another call is a conflict and has no effect', async () => {
  const api = await registered(server, 'mixer');
  const key = { 'idempotency-key': 'same' };
  await api.post('/api/Assistant/tutor', question('mixer', 'Pierwsze pytanie'), key);
  const conflict = {
    status: 409,
    body: { code: 'key_reused', message: 'The Idempotency-Key was used for another request.', error: 'Conflict' },
  };
  expect(await api.post('/api/Assistant/tutor', question('mixer', 'Drugie pytanie'), key)).toEqual(conflict);
  expect(await api.post('/api/Assistant/buddy', question('mixer', 'Pierwsze pytanie'), key)).toEqual(conflict);
  expect(await conversationCount(api)).toBe(1);
});

test('keys of two pupils have nothing to do with each other', async () => {
  const [one, other] = [await registered(server, 'key-one'), await registered(server, 'key-other')];
  const key = { 'idempotency-key': 'shared' };
  await one.post('/api/Assistant/tutor', question('key-one', 'Moje pytanie'), key);
  const answer = await other.post('/api/Assistant/tutor', question('key-other', 'Inne pytanie'), key);
  expect(answer.body).toHaveProperty('response', 'Pomyślmy: Inne pytanie');
});

test('a failure is not kept: the same request may succeed later', async () => {
  const api = await registered(server, 'retrier');
  const send = () =>
    api.post('/api/Assistant/tutor', question('retrier', 'Uparte pytanie'), { 'idempotency-key': 'again' });
  server.tutor.answer(() => Promise.reject(new Error('away')));
  expect((await send()).status).toBe(503);
  server.tutor.answer(() => ({ content: 'Jestem', isCharged: true }));
  expect((await send()).status).toBe(200);
});

test('an answer can be asked for again for seven days', async () => {
  const api = await registered(server, 'patient');
  const send = () =>
    api.post('/api/Assistant/tutor', question('patient', 'Stare pytanie'), { 'idempotency-key': 'old' });
  const first = await send();
  const week = 7 * 24 * 3_600_000;
  await deleteOldAnswers(server.database.database, Date.now() + week - 60_000);
  expect(await send()).toEqual(first);
  await deleteOldAnswers(server.database.database, Date.now() + week + 60_000);
  await send();
  expect(await conversationCount(api)).toBe(2);
});

test.each(['x'.repeat(256), 'two words'])('the key %j is refused by name', async (key) => {
  const api = await registered(server, `bad-key-${key.length}`);
  expect((await api.post('/api/Trial/Start', undefined, { 'idempotency-key': key })).body).toHaveProperty(
    'field',
    'Idempotency-Key',
  );
});
