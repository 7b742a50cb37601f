import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { embeddedQuizGenerator } from '#server/learning/quiz-generator/embedded-quiz-generator.ts';
import { modelQuizGenerator } from '#server/learning/quiz-generator/model-quiz-generator.ts';
import { chatClient } from '#server/tutor/model/chat-client.ts';
import { question, registered, type Api } from '../../support/api.ts';
import { buy } from '../../support/embedded-buyer.ts';
import { modelServer, piece, type ModelServer } from '../../support/model-server.ts';
import { openAiTutor } from '../../support/openai-tutor.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let model: ModelServer;
let server: TestServer;
let api: Api;

beforeAll(async () => {
  model = await modelServer();
  const settings = { baseUrl: model.url, model: 'school-1' };
  server = await startTestServer({
    tutor: openAiTutor(settings),
    quizGenerator: modelQuizGenerator(chatClient(settings), embeddedQuizGenerator),
  });
  api = await registered(server, 'impatient');
  await buy(server, api, 'basic-monthly');
});
afterAll(async () => {
  model.close();
  await server.close();
});
beforeEach(() => {
  model.heard.length = 0;
});

const QUESTION = ['/api/Assistant/buddy', question('impatient', 'Czym jest trójpodział władzy?')] as const;
const QUIZ = [
  '/api/Quiz/generate',
  {
    subject: 'Wiedza o społeczeństwie',
    class_level: 'Klasa 2 LO',
    topic: 'Trójpodział władzy',
    num_questions: 2,
    difficulty: 'easy',
    question_types: ['multiple_choice'],
    country_code: 'pl',
  },
] as const;

/** The next call that the model hears; it begins to answer and goes no further. */
const nextCall = () =>
  new Promise<ServerResponse>((resolve) => {
    model.answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      resolve(response);
    };
  });

/** Asks, and loses the connection when the model has been asked. */
const askAndLeave = async (
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<ServerResponse> => {
  const connection = new AbortController();
  const asked = nextCall();
  const answer = fetch(server.url + path, {
    method: 'POST',
    signal: connection.signal,
    headers: {
      authorization: `Bearer ${await server.tokenFor('impatient')}`,
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const call = await asked;
  connection.abort();
  await expect(answer).rejects.toThrow('abort');
  return call;
};

test.each([
  ['question without a key', QUESTION, {}],
  ['quiz', QUIZ, { 'idempotency-key': 'quiz' }],
])(
  'a %s whose connection is lost ends at the model too, and nothing is kept of it',
  async (_name, [path, body], key) => {
    const call = await askAndLeave(path, body, key);
    if (!call.closed) await once(call, 'close');
    expect([call.writableFinished, model.heard.length]).toEqual([false, 1]);
    const found = await Promise.all(['/api/Conversations', '/api/Quiz/history'].map((list) => api.get(list)));
    expect(found.map(({ body: kept }) => Object(kept).conversations ?? Object(kept).quizzes)).toEqual([[], []]);
  },
);

test('a question with a key goes on without its connection, and is kept (D47)', async () => {
  const call = await askAndLeave(...QUESTION, { 'idempotency-key': 'question' });
  call.end(piece('Co zrobisz najpierw?', 'stop'));
  await expect.poll(async () => Object((await api.get('/api/Conversations')).body).conversations).toHaveLength(1);
  expect([call.writableFinished, model.heard.length]).toEqual([true, 1]);
});

test('a quiz that is asked for five times at once under one key is asked of the model once', async () => {
  const asked = nextCall();
  const answers = Promise.all(Array.from({ length: 5 }, () => api.post(...QUIZ, { 'idempotency-key': 'five' })));
  const onLaws = {
    type: 'multiple_choice',
    question: 'Kto w Polsce uchwala ustawy?',
    options: ['Sejm i Senat', 'Prezydent', 'Rada Ministrów', 'Trybunał Konstytucyjny'],
    correct: 0,
    explanation: 'Władzę ustawodawczą sprawują Sejm i Senat.',
  };
  const onSejm = { ...onLaws, question: 'Kto wybiera Sejm?', options: ['Obywatele', 'Rząd', 'Sądy', 'Prezydent'] };
  (await asked).end(piece(JSON.stringify({ questions: [onLaws, onSejm] }), 'stop'));
  const [first, ...others] = await answers;
  expect([first?.status, others, model.heard.length]).toEqual([200, others.map(() => first), 1]);
});
