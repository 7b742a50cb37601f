import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { question, registered, type Api } from '../../support/api.ts';
import { listen, type Listener } from '../../support/event-stream.ts';
import { gate } from '../../support/gate.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const PATH = '/api/Assistant/tutor';
const WHOLE = 'Co zrobisz najpierw?';

const hear = (api: Api, key: string, prompt = 'Rozwiąż 2x = 8'): Promise<Listener> =>
  listen(server, api.uid, PATH, question(api.uid, prompt), key);
const text = (data: unknown) => ({ type: 'text', data });
const pointsOf = async (api: Api): Promise<number> =>
  z.object({ remainingPoints: z.number() }).parse((await api.get('/api/Trial/Status')).body).remainingPoints;
const threadsOf = async (api: Api) => {
  const { body } = await api.get('/api/Conversations');
  return z.object({ conversations: z.array(z.object({ id: z.string() })) }).parse(body).conversations;
};
const answerOf = (content: string, conversationId: unknown, prompt = 'Rozwiąż 2x = 8') => ({
  success: true,
  response: content,
  conversationHistory: [
    { role: 'user', content: prompt },
    { role: 'assistant', content },
  ],
  conversationId,
  pointsUsed: 1,
});

/** A tutor that writes `Co `, then waits until it may go on. */
const slowly = () => {
  const [begun, rest] = [gate(), gate()];
  const aborted = gate();
  server.tutor.answer(async (_, signal, onWriting) => {
    signal?.addEventListener('abort', aborted.open, { once: true });
    onWriting?.('Co ');
    begun.open();
    await rest.isOpen;
    onWriting?.('Co zrobisz ');
    onWriting?.(WHOLE);
    return { content: WHOLE, isCharged: true };
  });
  return { begun, rest, aborted };
};

test('whoever accepts events hears the answer while it is written, and at its end the same JSON', async () => {
  const { rest } = slowly();
  const api = await registered(server, 'hears');
  const connection = await hear(api, 'k');
  expect([connection.status, connection.contentType, connection.encoding]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
    null,
  ]);
  expect(await connection.next()).toEqual(text({ delta: 'Co ' }));
  rest.open();
  const events = await connection.rest();
  const id = (await threadsOf(api))[0]?.id;
  expect(events).toEqual([
    text({ delta: 'zrobisz ' }),
    text({ delta: 'najpierw?' }),
    { type: 'answer', data: answerOf(WHOLE, id) },
  ]);
  expect(await pointsOf(api)).toBe(24);
});

test('words that a gate takes back are replaced by the whole of what may be shown', async () => {
  server.tutor.answer((_, _signal, onWriting) => {
    onWriting?.('Wynik to 5');
    onWriting?.('Policz');
    return { content: 'Policz sam', isCharged: true };
  });
  const api = await registered(server, 'gated');
  const events = await (await hear(api, 'k')).rest();
  expect(events.slice(0, 2)).toEqual([text({ delta: 'Wynik to 5' }), text({ whole: 'Policz' })]);
});

test('what fails before the model is asked fails with its own status, also for whoever accepts events', async () => {
  const api = await registered(server, 'refused');
  const stranger = await hear({ ...api, uid: 'nobody-registered' }, 'k');
  const short = await hear(api, 'k', 'ab');
  expect([
    [stranger.status, stranger.contentType],
    [short.status, short.contentType],
  ]).toEqual([
    [403, 'application/json; charset=utf-8'],
    [400, 'application/json; charset=utf-8'],
  ]);
});

test('what fails later is told with the status and body that the call as JSON would give', async () => {
  server.tutor.answer((_, _signal, onWriting) => {
    onWriting?.('Co ');
    return Promise.reject(new Error('secret address of the model'));
  });
  const api = await registered(server, 'failed');
  expect(await (await hear(api, 'k')).rest()).toEqual([
    text({ delta: 'Co ' }),
    {
      type: 'failure',
      data: {
        status: 503,
        body: {
          code: 'ai_unavailable',
          message: 'The external service of the model is away. Nothing was charged.',
          error: 'Service Unavailable',
        },
      },
    },
  ]);
  expect(await threadsOf(api)).toEqual([]);
});

test('a reply whose connection is lost goes on, and the same request finds first what came and then the rest', async () => {
  const { begun, rest } = slowly();
  const api = await registered(server, 'lost');
  const first = await hear(api, 'k');
  await begun.isOpen;
  first.cut();
  const [second, third] = await Promise.all([hear(api, 'k'), hear(api, 'k')]);
  expect([await second.next(), await third.next()]).toEqual([text({ delta: 'Co ' }), text({ delta: 'Co ' })]);
  const asked = server.tutor.requests.length;
  rest.open();
  expect(await second.rest()).toEqual(await third.rest());
  const stored = await api.post(PATH, question('lost', 'Rozwiąż 2x = 8'), { 'idempotency-key': 'k' });
  const [thread, ...more] = await threadsOf(api);
  expect([stored.body, more, await pointsOf(api), server.tutor.requests.length]).toEqual([
    answerOf(WHOLE, thread?.id),
    [],
    24,
    asked,
  ]);
  expect(await (await hear(api, 'k')).rest()).toEqual([{ type: 'answer', data: stored.body }]);
});

test('a reply that nobody waits for any more is stored once and paid once', async () => {
  const { begun, rest } = slowly();
  const api = await registered(server, 'gone');
  const connection = await hear(api, 'k');
  await begun.isOpen;
  connection.cut();
  rest.open();
  await expect.poll(() => threadsOf(api)).toHaveLength(1);
  expect(await pointsOf(api)).toBe(24);
});

test('another question under the key of a running reply is a conflict', async () => {
  const { begun, rest } = slowly();
  const api = await registered(server, 'mixed');
  const connection = await hear(api, 'k');
  await begun.isOpen;
  expect((await hear(api, 'k', 'Rozwiąż 3x = 9')).status).toBe(409);
  rest.open();
  await connection.rest();
});

test('a stopped reply keeps what was shown, costs its point, and reaches the model', async () => {
  const { aborted } = slowly();
  const api = await registered(server, 'stopper');
  const connection = await hear(api, 'k');
  await connection.next();
  expect(await api.remove('/api/Assistant/replies/k')).toEqual({ status: 204, body: null });
  await aborted.isOpen;
  const [thread] = await threadsOf(api);
  expect(await connection.rest()).toEqual([{ type: 'answer', data: answerOf('Co ', thread?.id) }]);
  expect(await pointsOf(api)).toBe(24);
});

test('a reply that is stopped before its first word is not stored and costs nothing; the same request begins anew', async () => {
  const [asked, never] = [gate(), gate()];
  server.tutor.answer(async () => {
    asked.open();
    await never.isOpen;
    return { content: WHOLE, isCharged: true };
  });
  const api = await registered(server, 'early');
  const connection = await hear(api, 'k');
  await asked.isOpen;
  await api.remove('/api/Assistant/replies/k');
  expect(await connection.rest()).toEqual([
    {
      type: 'failure',
      data: {
        status: 409,
        body: { code: 'reply_stopped', message: 'The reply was stopped before its first word.', error: 'Conflict' },
      },
    },
  ]);
  expect([await threadsOf(api), (await api.get('/api/Trial/Status')).body]).toEqual([
    [],
    expect.objectContaining({ canStartTrial: true }),
  ]);
  server.tutor.answer(() => ({ content: WHOLE, isCharged: true }));
  const again = await api.post(PATH, question('early', 'Rozwiąż 2x = 8'), { 'idempotency-key': 'k' });
  expect(again.status).toBe(200);
});

test('nobody stops or hears the reply of another pupil', async () => {
  const { begun, rest } = slowly();
  const [owner, other] = [await registered(server, 'owner'), await registered(server, 'other')];
  const connection = await hear(owner, 'same-key');
  await begun.isOpen;
  expect(await other.remove('/api/Assistant/replies/same-key')).toEqual({ status: 204, body: null });
  server.tutor.answer(() => ({ content: 'Inna odpowiedź', isCharged: true }));
  const events = await (await hear(other, 'same-key')).rest();
  expect(events.map(({ type }) => type)).toEqual(['answer']);
  rest.open();
  expect((await connection.rest()).at(-1)?.data).toHaveProperty('response', WHOLE);
});
