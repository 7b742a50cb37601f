import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiAs, call, question, registered } from '../../support/api.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { VALID_REQUESTS } from '../../support/valid-requests.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ now: () => NOON });
});
afterAll(() => server.close());

const STARTED = {
  status: 200,
  body: {
    hasActiveTrial: true,
    canStartTrial: false,
    remainingPoints: 25,
    remainingHours: 24,
    expirationDate: '2026-11-21T12:00:00.000Z',
    isExpired: false,
    message: 'The trial has started: 24 hours and 25 points.',
  },
};
const USED = { status: 409, body: { code: 'trial_used', message: 'The trial was started before.', error: 'Conflict' } };
const NOTHING_LEFT = {
  status: 200,
  body: {
    hasActiveTrial: false,
    canStartTrial: false,
    remainingPoints: 0,
    remainingHours: 0,
    expirationDate: null,
    isExpired: false,
  },
};

test('the trial starts once, however often and fast it is asked for (S1 §3.52, §7.54, S2 §1.42, §4.59, §6.8, §9.38)', async () => {
  const api = await registered(server, 'starter');
  const answers = await Promise.all(Array.from({ length: 5 }, () => api.post('/api/Trial/Start')));
  expect(answers.toSorted((a, b) => a.status - b.status)).toEqual([STARTED, USED, USED, USED, USED]);
});

test('a running trial opens Tutor and Przyjaciel, and nothing else that a plan opens (S2 §9.39, D16)', async () => {
  const api = await registered(server, 'guest');
  await api.post('/api/Trial/Start');
  const statuses: Record<string, number> = {};
  for (const [path, body] of [
    ['/api/Assistant/tutor', question('guest', 'Ile to 2 + 2?')],
    ['/api/Assistant/buddy', question('guest', 'Ile to 3 + 3?')],
    ['/api/Assistant/exam-generator', { ...VALID_REQUESTS['exams.generate'].body, userId: 'guest' }],
    ['/api/ExamConversation/chat', VALID_REQUESTS['exams.chat'].body],
    ['/api/Flashcard/analyze', VALID_REQUESTS['flashcards.analyze'].body],
    ['/api/Flashcard/generate', VALID_REQUESTS['flashcards.generate'].body],
    ['/api/Quiz/generate', VALID_REQUESTS['quizzes.generate'].body],
    ['/api/QuizConversation/chat', VALID_REQUESTS['quizzes.chat'].body],
  ] as const)
    statuses[path] = (await api.post(path, body)).status;
  expect(statuses).toEqual({
    '/api/Assistant/tutor': 200,
    '/api/Assistant/buddy': 200,
    '/api/Assistant/exam-generator': 403,
    '/api/ExamConversation/chat': 403,
    '/api/Flashcard/analyze': 403,
    '/api/Flashcard/generate': 403,
    '/api/Quiz/generate': 403,
    '/api/QuizConversation/chat': 403,
  });
});

test('the trial starts with an empty body that calls itself JSON (S1 §1.23, §7.53, §9.3)', async () => {
  await registered(server, 'empty');
  const headers = { authorization: `Bearer ${await server.tokenFor('empty')}`, 'content-type': 'application/json' };
  expect(await call(`${server.url}/api/Trial/Start`, { method: 'POST', headers })).toEqual(STARTED);
});

test('a person who has not registered has no trial (S1 §7.52)', async () => {
  const api = await apiAs(server, 'nobody');
  const missing = {
    status: 404,
    body: { code: 'user_not_found', message: 'This person has not been registered.', error: 'Not Found' },
  };
  expect(await api.get('/api/Trial/Status')).toEqual(missing);
  expect(await api.post('/api/Trial/Start')).toEqual(missing);
});

test('one verified e-mail brings one trial, however many accounts it has', async () => {
  const claims = { email: 'Shared@Example.test', email_verified: true };
  const first = await registered(server, 'account-1', claims);
  const second = await registered(server, 'account-2', { ...claims, email: 'shared@example.TEST' });
  expect(await first.post('/api/Trial/Start')).toEqual(STARTED);
  // S1 §7.51
  expect(await second.get('/api/Trial/Status')).toEqual(NOTHING_LEFT);
  expect(await second.post('/api/Trial/Start')).toEqual(USED);
  expect(await second.post('/api/Assistant/tutor', question('account-2', 'Jeszcze raz?'))).toEqual({
    status: 403,
    body: { code: 'no_ai_access', message: 'no ai access: no_subscription', error: 'Forbidden' },
  });
});

test('an unverified e-mail takes nobody’s trial away', async () => {
  const pretender = await registered(server, 'pretender', { email: 'real@example.test' });
  expect(await pretender.post('/api/Trial/Start')).toEqual(STARTED);
  const owner = await registered(server, 'real', { email: 'real@example.test', email_verified: true });
  expect(await owner.post('/api/Trial/Start')).toEqual(STARTED);
});

test('deleting an account and registering the same e-mail again brings no second trial', async () => {
  const api = await registered(server, 'returner');
  expect(await api.post('/api/Trial/Start')).toEqual(STARTED);
  const verified = await apiAs(server, 'returner', { email_verified: true });
  expect(await verified.remove('/api/Users/returner')).toEqual({ status: 204, body: null });

  const again = await registered(server, 'returner-2', { email: 'returner@example.test', email_verified: true });
  expect(await again.get('/api/Trial/Status')).toEqual(NOTHING_LEFT);
  expect(await again.post('/api/Trial/Start')).toEqual(USED);
});

test('nobody holds a plan yet (S1 §7.39, S2 §7.62)', async () => {
  const api = await registered(server, 'planless');
  expect(await api.get('/api/Subscriptions/Current')).toEqual({
    status: 404,
    body: { code: 'subscription_not_found', message: 'The user holds no subscription.', error: 'Not Found' },
  });
});
