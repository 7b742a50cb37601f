import { sql } from 'drizzle-orm';
import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { messages } from '#server/database/schema/learning.tables.ts';
import { foldedColumn, foldedText } from '#server/learning/search-text.rules.ts';
import { question, registered, type Api, type ApiAnswer } from '../../support/api.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');
const UNKNOWN = '3f1c9a52-7f0e-4f0b-9a53-6f2d1f6f8a10';

let server: TestServer;
let now = NOON;

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
beforeEach(() => {
  now = NOON;
  server.tutor.answer(({ prompt }) => ({ content: `Pomyślmy: ${prompt}`, isCharged: false }));
});
afterAll(() => server.close());

const NOT_FOUND: ApiAnswer = {
  status: 404,
  body: { code: 'conversation_not_found', message: 'There is no such conversation.', error: 'Not Found' },
};
const begin = async (api: Api, prompt: string, id?: string): Promise<string> => {
  now += 1_000;
  const { body } = await api.post('/api/Assistant/tutor', question(api.uid, prompt, id));
  return z.object({ conversationId: z.uuid() }).parse(body).conversationId;
};
const page = z.object({ conversations: z.array(z.object({ title: z.string() })), hasNextPage: z.boolean() });
const found = async (api: Api, query: string, rest = ''): Promise<readonly string[]> => {
  const { body } = await api.get(`/api/Conversations?query=${encodeURIComponent(query)}${rest}`);
  return page.parse(body).conversations.map(({ title }) => title);
};

test('a conversation is renamed: the list and the conversation itself say so', async () => {
  const api = await registered(server, 'renamer');
  const id = await begin(api, 'Rozwiąż 2x + 3 = 11');
  const renamed = { id, mode: 'tutor', title: 'Na sprawdzian', createdAt: '2026-11-20T12:00:01.000Z' };
  expect(await api.patch(`/api/Conversations/${id}`, { title: '  Na sprawdzian ' })).toEqual({
    status: 200,
    body: renamed,
  });
  expect(await api.get('/api/Conversations')).toEqual({
    status: 200,
    body: { conversations: [renamed], page: 1, hasNextPage: false },
  });
  expect(Object((await api.get(`/api/Conversations/${id}`)).body).title).toBe('Na sprawdzian');
});

test('a name has 1 to 100 characters', async () => {
  const api = await registered(server, 'namer');
  const id = await begin(api, 'Rozwiąż 2x + 3 = 11');
  const statusOf = async (title: unknown) => (await api.patch(`/api/Conversations/${id}`, { title })).status;
  expect([
    await statusOf('x'),
    await statusOf('ż'.repeat(100)),
    await statusOf(''),
    await statusOf('   '),
    await statusOf('x'.repeat(101)),
    await statusOf(null),
  ]).toEqual([200, 200, 400, 400, 400, 400]);
});

test('a conversation is deleted with its messages, and a second time there is nothing to delete', async () => {
  const api = await registered(server, 'deleter');
  const id = await begin(api, 'Rozwiąż 2x + 3 = 11');
  const other = await begin(api, 'Ile to 7 razy 8?');
  expect([
    await api.remove(`/api/Conversations/${id}`),
    await api.remove(`/api/Conversations/${id}`),
    await api.get(`/api/Conversations/${id}`),
    await found(api, ''),
  ]).toEqual([{ status: 204, body: null }, NOT_FOUND, NOT_FOUND, ['Ile to 7 razy 8?']]);
  const left = await server.database.database
    .selectDistinct({ id: messages.conversationId })
    .from(messages)
    .where(sql`${messages.conversationId} in (${id}, ${other})`);
  expect(left).toEqual([{ id: other }]);
});

test('another pupil’s conversation is answered like none at all, and stays as it is (R1)', async () => {
  const [owner, stranger] = [await registered(server, 'owner'), await registered(server, 'stranger')];
  const id = await begin(owner, 'Rozwiąż 2x + 3 = 11');
  const tried = [id, UNKNOWN].map(async (one) => [
    await stranger.patch(`/api/Conversations/${one}`, { title: 'Moje' }),
    await stranger.remove(`/api/Conversations/${one}`),
  ]);
  expect(await Promise.all(tried)).toEqual([
    [NOT_FOUND, NOT_FOUND],
    [NOT_FOUND, NOT_FOUND],
  ]);
  expect([await found(owner, 'rozwiaz'), await found(stranger, 'rozwiaz')]).toEqual([['Rozwiąż 2x + 3 = 11'], []]);
});

test('what is looked for stands in the title or in the pupil’s own words, not in an answer', async () => {
  const api = await registered(server, 'seeker');
  const id = await begin(api, 'Rozwiąż x^2 - 5x + 6 = 0');
  await begin(api, 'a wtedy delta wynosi 1', id);
  await begin(api, 'ŁĄKA ma 100% trawy_i żółte kwiaty');
  expect(
    await Promise.all(
      [
        'rozwiaz',
        'ROZWIĄŻ',
        'x²',
        'x^2-5x',
        '$x^2$ - 5x',
        'delta',
        'delta rozwiaz',
        'delta łąka',
        'pomyslmy',
        'laka zolte',
        '100%',
        '%',
        'y_i',
        '_',
        '\\',
        '',
      ].map(async (query) => [query, (await found(api, query)).map((title) => title.slice(0, 4))]),
    ),
  ).toEqual([
    ['rozwiaz', ['Rozw']],
    ['ROZWIĄŻ', ['Rozw']],
    ['x²', ['Rozw']],
    ['x^2-5x', ['Rozw']],
    ['$x^2$ - 5x', ['Rozw']],
    ['delta', ['Rozw']],
    ['delta rozwiaz', ['Rozw']],
    ['delta łąka', []],
    ['pomyslmy', []],
    ['laka zolte', ['ŁĄKA']],
    ['100%', ['ŁĄKA']],
    ['%', ['ŁĄKA']],
    ['y_i', ['ŁĄKA']],
    ['_', ['ŁĄKA']],
    ['\\', []],
    ['', ['ŁĄKA', 'Rozw']],
  ]);
});

test('what is found comes page by page', async () => {
  const api = await registered(server, 'pager');
  for (const number of [1, 2, 3]) await begin(api, `Zadanie o ułamkach ${number}`);
  await begin(api, 'Coś innego');
  expect([
    await found(api, 'ulamk', '&pageSize=2'),
    await found(api, 'ulamk', '&pageSize=2&page=2'),
    await found(api, 'ulamk', '&mode=buddy'),
  ]).toEqual([['Zadanie o ułamkach 3', 'Zadanie o ułamkach 2'], ['Zadanie o ułamkach 1'], []]);
});

test('the database folds a text as we do', async () => {
  const texts = array(constantFrom(...'aZąĆŁż ²⁷^$\\-–·×÷\u00a0\n\t+=:*/<>%_\'"ß🎓1'), { maxLength: 40 });
  await assert(
    asyncProperty(texts, async (signs) => {
      const text = signs.join('');
      const folded = foldedColumn(sql`${text}::text`);
      const [row] = await server.database.database.select({ folded }).from(sql`(select 1) as one`);
      expect(row).toEqual({ folded: foldedText(text) });
    }),
    { numRuns: 100 },
  );
});
