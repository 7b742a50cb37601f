import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findFlashcard, generateFlashcard, listFlashcards } from '#contract/calls/flashcards.calls.ts';
import { sanitisedHtml } from '#server/learning/document-html.ts';
import { registered, type Api, type ApiAnswer } from '../../support/api.ts';
import { buy } from '../../support/embedded-buyer.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');

let server: TestServer;
let now = NOON;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
beforeEach(() => {
  now = NOON;
});
afterAll(() => server.close());

const withPlan = async (uid: string): Promise<Api> => {
  const api = await registered(server, uid);
  await buy(server, api, 'basic-monthly');
  return api;
};

const ORDER = {
  confirmedTopic: { subject: 'Biologia', topicTitle: 'Fotosynteza', userClass: 'Klasa 7' },
  userPreferences: {},
};

const madeIn = ({ body }: ApiAnswer) => generateFlashcard.answer.parse(body);

const analyse = (api: Api, ...said: readonly string[]) =>
  api.post('/api/Flashcard/analyze', {
    conversation: said.flatMap((content) => [
      { role: 'user', content },
      { role: 'assistant', content: 'Pomyślmy.' },
    ]),
    userClass: 'Klasa 7',
  });

const suggested = (subject: string, title: string) => ({
  suggestedTopic: { summary: title, subject, topicTitle: title },
});

test('the analysis suggests what the conversation was about last (S2 §3.9–3.10, §7.5–7.6)', async () => {
  const api = await withPlan('analyst');
  const suggestions = [];
  for (const said of [
    ['wyjaśnij fotosyntezę'],
    ['wyjaśnij fotosyntezę', 'Rozwiąż równanie 2x + 3 = 11', 'x = 4'],
    ['ile to 15% z 240'],
    ['hej, co u ciebie?'],
  ])
    suggestions.push((await analyse(api, ...said)).body);
  expect(suggestions).toEqual([
    suggested('Biologia', 'Fotosynteza'),
    suggested('Matematyka', 'Równania liniowe'),
    suggested('Matematyka', 'Procent danej liczby'),
    suggested('', ''),
  ]);
});

test('a flashcard is made, stored, listed, found again and exported (S2 §3.8, §7.7–7.13, D29)', async () => {
  const api = await withPlan('maker');
  const made = await api.post('/api/Flashcard/generate', ORDER);
  const { id, htmlContent } = madeIn(made);
  expect([made.status, htmlContent.startsWith('<h1>Fotosynteza</h1>\n<section><h2>Najważniejsze</h2>')]).toEqual([
    200,
    true,
  ]);
  expect(htmlContent).toContain('<h3>Pytanie 1</h3>');
  const summary = { id, subject: 'Biologia', topicTitle: 'Fotosynteza', createdAt: '2026-11-20T12:00:00.000Z' };
  expect((await api.get('/api/Flashcard/history')).body).toEqual({
    flashcards: [summary],
    page: 1,
    hasNextPage: false,
  });
  const found = findFlashcard.answer.parse((await api.get(`/api/Flashcard/${id}`)).body);
  expect(found).toEqual({ ...summary, htmlContent, cards: found.cards });
  expect(found.cards.length).toBeGreaterThanOrEqual(3);
  const exported = Object((await api.get('/api/Users/maker/Export')).body);
  expect(exported.flashcards).toEqual([{ ...summary, htmlContent }]);
  expect(exported.cards).toEqual(
    found.cards.map((card) => ({
      ...card,
      flashcardId: id,
      createdAt: summary.createdAt,
      due: summary.createdAt,
      stability: 0,
      difficulty: 0,
      reps: 0,
      lapses: 0,
      lastReviewedAt: null,
    })),
  );
});

test('of a kind of task it has a worked example, what to beware of, and formulas as their sources', async () => {
  const api = await withPlan('pythagoras');
  const order = {
    ...ORDER,
    confirmedTopic: { subject: 'Matematyka', topicTitle: 'Twierdzenie Pitagorasa', userClass: 'Klasa 8' },
  };
  const { htmlContent } = madeIn(await api.post('/api/Flashcard/generate', order));
  expect([...htmlContent.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, heading]) => heading)).toEqual([
    'Przykład krok po kroku',
    'Na to uważaj',
    'Sprawdź się',
  ]);
  expect([
    /<code data-formula="(?:inline|display)">[^<]+<\/code>/.test(htmlContent),
    htmlContent.includes('$'),
  ]).toEqual([true, false]);
});

test('the same order under the same key makes one flashcard (R10)', async () => {
  const api = await withPlan('repeater');
  const key = { 'idempotency-key': 'flashcard-once' };
  const [first, second] = [
    await api.post('/api/Flashcard/generate', ORDER, key),
    await api.post('/api/Flashcard/generate', ORDER, key),
  ];
  expect(second).toEqual(first);
  expect(Object((await api.get('/api/Flashcard/history')).body).flashcards).toHaveLength(1);
});

test('flashcards are listed newest first, page by page (S2 §7.11–7.12)', async () => {
  const api = await withPlan('collector');
  const ids: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    now = NOON + index * 1000;
    ids.unshift(madeIn(await api.post('/api/Flashcard/generate', ORDER)).id);
  }
  const page = async (number: number) => {
    const answer = listFlashcards.answer.parse(
      (await api.get(`/api/Flashcard/history?page=${number}&pageSize=2`)).body,
    );
    return { ...answer, flashcards: answer.flashcards.map(({ id }) => id) };
  };
  expect([await page(1), await page(2), await page(3)]).toEqual([
    { flashcards: ids.slice(0, 2), page: 1, hasNextPage: true },
    { flashcards: ids.slice(2), page: 2, hasNextPage: false },
    { flashcards: [], page: 3, hasNextPage: false },
  ]);
});

test('a trial does not make flashcards (D16)', async () => {
  const api = await registered(server, 'trier');
  const refusal = {
    status: 403,
    body: { code: 'no_ai_access', message: 'no ai access: no_subscription', error: 'Forbidden' },
  };
  expect([await api.post('/api/Flashcard/generate', ORDER), await analyse(api, 'fotosynteza')]).toEqual([
    refusal,
    refusal,
  ]);
});

test('a topic about which there is nothing names its field and stores nothing', async () => {
  const api = await withPlan('wisher');
  const order = { ...ORDER, confirmedTopic: { ...ORDER.confirmedTopic, topicTitle: 'żużel w Lesznie' } };
  expect(await api.post('/api/Flashcard/generate', order)).toEqual({
    status: 400,
    body: {
      code: 'no_material',
      message: 'topicTitle: there is nothing about it yet',
      error: 'Bad Request',
      field: 'topicTitle',
    },
  });
  expect(Object((await api.get('/api/Flashcard/history')).body).flashcards).toEqual([]);
});

test('nobody finds another’s flashcard (R1)', async () => {
  const owner = await withPlan('card-owner');
  const { id } = madeIn(await owner.post('/api/Flashcard/generate', ORDER));
  const thief = await withPlan('card-thief');
  expect(await thief.get(`/api/Flashcard/${id}`)).toEqual({
    status: 404,
    body: { code: 'flashcard_not_found', message: 'There is no such flashcard.', error: 'Not Found' },
  });
});

test.each([
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<a href="javascript:x()">a</a>', '<a rel="noopener noreferrer">a</a>'],
  [
    '<a href="https://x.test" style="position:fixed" class="a" id="b">a</a>',
    '<a href="https://x.test" rel="noopener noreferrer">a</a>',
  ],
  ['<svg><script>x()</script></svg><form><input></form>', ''],
  ['<code data-formula="inline">x&lt;2</code>', '<code data-formula="inline">x&lt;2</code>'],
])('%s is stored as %s (R7)', (html, stored) => {
  expect(sanitisedHtml(html)).toBe(stored);
});
