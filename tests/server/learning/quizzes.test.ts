import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findQuiz, generateQuiz, listQuizzes } from '#contract/calls/quizzes.calls.ts';
import { QUIZ_SUBJECTS } from '#ui/texts/generator.pl.ts';
import { judge } from '#tutoring/families/attempt.rules.ts';
import { taskIn } from '#tutoring/families/task.finder.ts';
import { registered, type Api, type ApiAnswer } from '../../support/api.ts';
import { buy } from '../../support/embedded-buyer.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { VALID_REQUESTS } from '../../support/valid-requests.ts';

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

const ORDER = {
  ...VALID_REQUESTS['quizzes.generate'].body,
  subject: 'Matematyka',
  class_level: 'klasa ósma',
  topic: null,
  num_questions: 6,
};

const withPlan = async (uid: string): Promise<Api> => {
  const api = await registered(server, uid);
  await buy(server, api, 'basic-monthly');
  return api;
};

const quizIn = ({ body }: ApiAnswer) => generateQuiz.answer.parse(body);

test('a quiz is made, stored, listed and found again, with the keys that solve its tasks (S2 §3.14–3.19, §7.43–7.50, D29)', async () => {
  const api = await withPlan('quizzer');
  const made = await api.post('/api/Quiz/generate', ORDER);
  const quiz = quizIn(made);
  expect([made.status, quiz]).toEqual([
    200,
    {
      id: quiz.id,
      quiz_title: 'Quiz: Matematyka',
      total_questions: 6,
      questions: quiz.questions,
      metadata: { subject: 'Matematyka', level: 'Klasa 8', topic: null, difficulty: 'medium', total_questions: 6 },
    },
  ]);
  expect(quiz.questions.map(({ type }) => type)).toEqual([
    'multiple_choice',
    'true_false',
    'multiple_choice',
    'true_false',
    'multiple_choice',
    'true_false',
  ]);
  expect(new Set(quiz.questions.map(({ id }) => id)).size).toBe(6);
  for (const { type, question, options, correct_answer } of quiz.questions) {
    expect(options.filter((option) => option === correct_answer)).toEqual([correct_answer]);
    const task = type === 'multiple_choice' ? taskIn(question, undefined) : undefined;
    const solving =
      task?.kind === 'task' ? options.filter((one) => judge(one, task.worked, task.worked)?.kind === 'solved') : [];
    expect(solving.filter((option) => option !== correct_answer)).toEqual([]);
  }

  const summary = {
    id: quiz.id,
    subject: 'Matematyka',
    topic: null,
    class_level: 'Klasa 8',
    difficulty: 'medium',
    num_questions: 6,
    quiz_title: 'Quiz: Matematyka',
    points_used: 0,
    country_code: 'pl',
    created_at: '2026-11-20T12:00:00.000Z',
    question_types: ['multiple_choice', 'true_false'],
  };
  const listed = await api.get('/api/Quiz/history');
  expect([listed.body, listQuizzes.answer.parse(listed.body)]).toEqual(
    Array.from({ length: 2 }, () => ({ quizzes: [summary], pagination: { currentPage: 1, totalPages: 1 } })),
  );
  const found = await api.get(`/api/Quiz/history/${quiz.id}`);
  expect([found.body, findQuiz.answer.parse(found.body)]).toEqual(
    Array.from({ length: 2 }, () => ({
      ...summary,
      metadata: quiz.metadata,
      questions: quiz.questions,
      conversation: null,
    })),
  );
  expect(Object((await api.get('/api/Users/quizzer/Export')).body).quizzes).toEqual([
    {
      id: quiz.id,
      title: 'Quiz: Matematyka',
      subject: 'Matematyka',
      topic: null,
      classLevel: 'Klasa 8',
      difficulty: 'medium',
      questions: quiz.questions,
      createdAt: '2026-11-20T12:00:00.000Z',
    },
  ]);
});

test.each(QUIZ_SUBJECTS)('there are questions on %s, which the form offers', async (subject) => {
  const api = await withPlan(`pupil-of-${QUIZ_SUBJECTS.indexOf(subject)}`);
  const made = await api.post('/api/Quiz/generate', { ...ORDER, subject, num_questions: 20 });
  expect([made.status, quizIn(made).questions.length]).toEqual([200, 20]);
});

test('the same order under the same key makes one quiz (R10)', async () => {
  const api = await withPlan('repeater');
  const key = { 'idempotency-key': 'quiz-once' };
  const [first, second] = [
    await api.post('/api/Quiz/generate', ORDER, key),
    await api.post('/api/Quiz/generate', ORDER, key),
  ];
  expect(second).toEqual(first);
  expect(Object((await api.get('/api/Quiz/history')).body).quizzes).toHaveLength(1);
});

test('quizzes are listed newest first, page by page (S2 §3.37, §7.48–7.49)', async () => {
  const api = await withPlan('collector');
  const ids = [];
  for (let index = 0; index < 3; index += 1) {
    now = NOON + index * 1000;
    ids.unshift(quizIn(await api.post('/api/Quiz/generate', { ...ORDER, num_questions: 1 })).id);
  }
  const page = async (number: number) => {
    const { quizzes, pagination } = listQuizzes.answer.parse(
      (await api.get(`/api/Quiz/history?page=${number}&pageSize=2`)).body,
    );
    return [quizzes.map(({ id }) => id), pagination];
  };
  expect([await page(1), await page(2), await page(3)]).toEqual([
    [ids.slice(0, 2), { currentPage: 1, totalPages: 2 }],
    [ids.slice(2), { currentPage: 2, totalPages: 2 }],
    [[], { currentPage: 3, totalPages: 2 }],
  ]);
});

test('a trial does not open the generators, a plan does (D9)', async () => {
  const api = await registered(server, 'trier');
  expect(await api.post('/api/Quiz/generate', ORDER)).toEqual({
    status: 403,
    body: { code: 'no_ai_access', message: 'no ai access: no_subscription', error: 'Forbidden' },
  });
  await buy(server, api, 'basic-monthly');
  expect(await api.post('/api/Quiz/generate', ORDER)).toHaveProperty('status', 200);
});

test.each([
  ['subject', { subject: 'Wiedza o kulturze' }],
  ['topic', { topic: 'fotosynteza' }],
])('an order whose %s nobody has questions about says which field it is, and stores nothing', async (field, change) => {
  const api = await withPlan(`wisher-${field}`);
  expect(await api.post('/api/Quiz/generate', { ...ORDER, ...change })).toEqual({
    status: 400,
    body: {
      code: 'no_questions',
      message: `${field}: there are no questions about it yet`,
      error: 'Bad Request',
      field,
    },
  });
  expect((await api.get('/api/Quiz/history')).body).toEqual({
    quizzes: [],
    pagination: { currentPage: 1, totalPages: 1 },
  });
});

test('nobody finds another’s quiz (S2 §7.2, R1)', async () => {
  const owner = await withPlan('quiz-owner');
  const { id } = quizIn(await owner.post('/api/Quiz/generate', ORDER));
  const thief = await withPlan('quiz-thief');
  const missing = {
    status: 404,
    body: { code: 'quiz_not_found', message: 'There is no such quiz.', error: 'Not Found' },
  };
  expect(await thief.get(`/api/Quiz/history/${id}`)).toEqual(missing);
  expect(await thief.get('/api/Quiz/history/3f1c9a52-7f0e-4f0b-9a53-6f2d1f6f8a10')).toEqual(missing);
  expect(Object((await thief.get('/api/Quiz/history')).body).quizzes).toEqual([]);
});
