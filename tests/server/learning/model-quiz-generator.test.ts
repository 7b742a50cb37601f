import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { classNamed } from '#domain/learning/class-name.rules.ts';
import { embeddedQuizGenerator } from '#server/learning/quiz-generator/embedded-quiz-generator.ts';
import { modelQuizGenerator } from '#server/learning/quiz-generator/model-quiz-generator.ts';
import type { QuizGenerator, QuizRequest } from '#server/learning/quiz-generator/quiz-generator.port.ts';
import { chatClient } from '#server/tutor/model/chat-client.ts';
import { registered } from '../../support/api.ts';
import { buy } from '../../support/embedded-buyer.ts';
import { json, modelServer, saying, type ModelServer } from '../../support/model-server.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let model: ModelServer;
let maker: QuizGenerator;
let server: TestServer;

beforeAll(async () => {
  model = await modelServer();
  maker = modelQuizGenerator(
    chatClient({ baseUrl: model.url, model: 'school-1', timeout: 5_000, wait: () => Promise.resolve() }),
    embeddedQuizGenerator,
  );
  server = await startTestServer({ quizGenerator: maker });
});
afterAll(async () => {
  model.close();
  await server.close();
});
beforeEach(() => {
  model.heard.length = 0;
});

const REQUEST: QuizRequest = {
  subject: 'Wiedza o społeczeństwie',
  topic: 'Trójpodział władzy',
  schoolClass: classNamed('Klasa 2 LO'),
  count: 2,
  difficulty: 'easy',
  types: ['multiple_choice', 'true_false'],
};

const SEJM = {
  type: 'multiple_choice',
  question: 'Kto w Polsce uchwala ustawy?',
  options: ['Sejm i Senat', 'Prezydent', 'Rada Ministrów', 'Trybunał Konstytucyjny'],
  correct: 0,
  explanation: 'Władzę ustawodawczą sprawują Sejm i Senat.',
};
const COURTS = {
  type: 'true_false',
  question: 'Sądy sprawują władzę wykonawczą.',
  options: ['Prawda', 'Fałsz'],
  correct: 1,
  explanation: 'Sądy i trybunały sprawują władzę sądowniczą.',
};

const answering = (...answers: readonly unknown[]) => {
  let next = 0;
  model.answer = (response) => {
    const questions = answers[Math.min(next, answers.length - 1)];
    next += 1;
    saying(typeof questions === 'string' ? questions : JSON.stringify({ questions }))(response);
  };
};

const wishes = (): readonly unknown[] => model.heard.map(({ body }) => body.messages[1]?.content);

test('what the engine has no questions about is written by the model, and its key stays with its text', async () => {
  answering([SEJM, COURTS]);
  const made = await maker.make(REQUEST);
  const questions = made.kind === 'quiz' ? made.questions : [];
  expect([
    made.kind,
    questions.map(({ options: _options, ...question }) => question),
    questions.map(({ options }) => options.toSorted()),
  ]).toEqual([
    'quiz',
    [
      {
        id: 'question-1',
        type: 'multiple_choice',
        question: 'Kto w Polsce uchwala ustawy?',
        correctAnswer: 'Sejm i Senat',
        explanation: 'Władzę ustawodawczą sprawują Sejm i Senat.',
      },
      {
        id: 'question-2',
        type: 'true_false',
        question: 'Sądy sprawują władzę wykonawczą.',
        correctAnswer: 'Fałsz',
        explanation: 'Sądy i trybunały sprawują władzę sądowniczą.',
      },
    ],
    [SEJM.options.toSorted(), COURTS.options.toSorted()],
  ]);
});

/** As strict shapes want it: each property has to be there, and no other. */
const strictObject = (properties: object) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

test('the model is asked for JSON of a shape, and told the wish without anybody’s name (R8)', async () => {
  answering([SEJM, COURTS]);
  await maker.make({ ...REQUEST, topic: 'Władza, nazywam się Jan Kowalski' });
  expect([model.heard.length, wishes()]).toEqual([
    1,
    [
      [
        'Przedmiot: Wiedza o społeczeństwie',
        'Klasa: Klasa 2 LO',
        'Temat: Władza, nazywam się [imię]',
        'Poziom: łatwy',
        'Liczba pytań: 2',
        'Rodzaje pytań, na zmianę: multiple_choice: cztery różne odpowiedzi jednego rodzaju i podobnej długości, dokładnie jedna dobra; true_false: jedno zdanie do oceny, odpowiedzi „Prawda” i „Fałsz”',
      ].join('\n'),
    ],
  ]);
  expect(model.heard[0]?.body).toHaveProperty('response_format', {
    type: 'json_schema',
    json_schema: {
      name: 'quiz',
      strict: true,
      schema: {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        ...strictObject({
          questions: {
            type: 'array',
            items: strictObject({
              type: { type: 'string', enum: ['multiple_choice', 'true_false'] },
              question: { type: 'string' },
              options: { type: 'array', items: { type: 'string' } },
              correct: { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
              explanation: { type: 'string' },
            }),
          },
        }),
      },
    },
  });
});

const NO_KEY = { ...SEJM, question: 'Kto stoi na czele rządu?', correct: 7 };
const TWO_SAME = { ...SEJM, question: 'Kto powołuje premiera?', options: ['Prezydent', 'prezydent', 'Sejm', 'Senat'] };
const WRONG_SUM = {
  ...SEJM,
  question: 'Ile to $2 + 2$?',
  options: ['$5$', '$4$', '$6$', '$8$'],
  explanation: 'Dodajemy.',
};
const HARMFUL = { ...SEJM, question: 'Co warto wiedzieć?', explanation: 'Najłatwiejszy sposób na samobójstwo to …' };

test.each([
  ['a key that is no option', NO_KEY],
  ['two options that are the same', TWO_SAME],
  ['a task that the engine solves otherwise', WRONG_SUM],
  ['the same question once more', SEJM],
  ['a harmful explanation', HARMFUL],
  ['a type that was not asked for', { ...COURTS, type: 'open' }],
])('%s does not reach a pupil: another question is asked for', async (_, bad) => {
  answering([SEJM, bad], [COURTS]);
  const made = await maker.make(REQUEST);
  expect([made.kind === 'quiz' && made.questions.map(({ question }) => question), model.heard.length]).toEqual([
    [SEJM.question, COURTS.question],
    2,
  ]);
});

test('a fence around the JSON is read; what is no JSON costs a try', async () => {
  answering('Oczywiście! Oto quiz.', `\`\`\`json\n${JSON.stringify({ questions: [SEJM, COURTS] })}\n\`\`\``);
  const made = await maker.make(REQUEST);
  expect([made.kind, model.heard.length]).toEqual(['quiz', 2]);
});

test('no question in three tries: the topic is unknown', async () => {
  answering([]);
  expect([await maker.make(REQUEST), model.heard.length]).toEqual([{ kind: 'unknown', what: 'subject' }, 3]);
});

test('too few good questions in three tries, and a model that is away, are said honestly, and nothing is stored', async () => {
  const api = await registered(server, 'quizzer');
  await buy(server, api, 'basic-monthly');
  const ask = () =>
    api.post('/api/Quiz/generate', {
      subject: REQUEST.subject,
      class_level: 'Klasa 2 LO',
      topic: REQUEST.topic,
      num_questions: 2,
      difficulty: 'easy',
      question_types: ['multiple_choice'],
      country_code: 'pl',
    });
  answering([SEJM]);
  const few = await ask();
  model.answer = json({}, 500);
  const away = await ask();
  const { body } = await api.get('/api/Quiz/history');
  expect([few, away].map((answer) => [answer.status, Object(answer.body).code])).toEqual([
    [503, 'ai_unavailable'],
    [503, 'ai_unavailable'],
  ]);
  expect(body).toEqual({ quizzes: [], pagination: { currentPage: 1, totalPages: 1 } });
});

test('a cry for help is no topic for a model (R8)', async () => {
  answering([SEJM, COURTS]);
  expect([await maker.make({ ...REQUEST, topic: 'nie chcę już żyć' }), model.heard.length]).toEqual([
    { kind: 'unknown', what: 'subject' },
    0,
  ]);
});

test('what the engine knows is never asked of a model: its keys are solved (D51)', async () => {
  answering([SEJM, COURTS]);
  const made = await maker.make({ ...REQUEST, subject: 'Matematyka', topic: null });
  expect([made.kind, model.heard.length]).toEqual(['quiz', 0]);
});
