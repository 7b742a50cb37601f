import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { correctMistake, findProgress } from '#contract/calls/progress.calls.ts';
import { findQuiz, generateQuiz } from '#contract/calls/quizzes.calls.ts';
import { registered, type Api } from '../../support/api.ts';
import { buy } from '../../support/embedded-buyer.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const NOON = Date.parse('2026-11-24T12:00:00.000Z');
const MINUTE = 60_000;

let server: TestServer;
let now = NOON;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
beforeEach(() => {
  now = NOON;
});
afterAll(() => server.close());

const quizOf = async (uid: string, change: object = {}) => {
  const api = await registered(server, uid);
  await buy(server, api, 'basic-monthly');
  const made = await api.post('/api/Quiz/generate', {
    subject: 'Matematyka',
    class_level: 'Klasa 8',
    topic: 'Twierdzenie Pitagorasa',
    num_questions: 4,
    difficulty: 'easy',
    question_types: ['multiple_choice'],
    country_code: 'pl',
    ...change,
  });
  const quiz = generateQuiz.answer.parse(made.body);
  const stored = findQuiz.answer.parse((await api.get(`/api/Quiz/history/${quiz.id}`)).body);
  return { api, quiz, stored };
};

type Made = Awaited<ReturnType<typeof quizOf>>;

const questionAt = ({ quiz }: Made, index: number) => {
  const question = quiz.questions[index];
  if (question === undefined) throw new Error(`There is no question ${index}.`);
  const wrong = question.options.find((option) => option !== question.correct_answer) ?? '';
  return { ...question, id: String(question.id), wrong };
};

const correct = (api: Api, quizId: string, questionId: string, chosen: string, key?: string) =>
  api.post(
    '/api/Progress/Corrections',
    { quizId, questionId, chosen },
    key === undefined ? undefined : { 'idempotency-key': key },
  );

const progressOf = async (api: Api) => findProgress.answer.parse((await api.get('/api/Progress')).body);

describe('what a pupil’s own answers say (D54)', () => {
  it('of nobody’s answers nothing', async () => {
    expect(await progressOf(await registered(server, 'nobody'))).toEqual({ topics: [], next: null, mistakes: [] });
  });

  it('a topic grows sure by right answers, and is what to train while it is shaky', async () => {
    const made = await quizOf('grower');
    const { api, quiz } = made;
    const seen = [];
    for (const index of [0, 1, 2]) {
      const { id, correct_answer: right, wrong } = questionAt(made, index);
      now += MINUTE;
      await correct(api, quiz.id, id, index === 0 ? wrong : right);
      const { topics, next } = await progressOf(api);
      seen.push([topics.map(({ mastery: _mastery, ...topic }) => topic), next]);
    }
    const topic = { subject: 'mathematics', topic: 'Twierdzenie Pitagorasa' };
    expect(seen).toEqual([
      [[{ ...topic, answers: 1, state: 'unknown' }], topic],
      [[{ ...topic, answers: 2, state: 'unknown' }], topic],
      [[{ ...topic, answers: 3, state: 'shaky' }], topic],
    ]);
  });

  it('a wrong answer waits to be corrected, with its options and without its key, until it was answered right', async () => {
    const made = await quizOf('corrector');
    const { api, quiz } = made;
    const { id, question, options, correct_answer: right, wrong } = questionAt(made, 1);
    await correct(api, quiz.id, id, wrong);
    now += MINUTE;
    const waiting = (await progressOf(api)).mistakes;
    const answers = [await correct(api, quiz.id, id, wrong)];
    now += MINUTE;
    answers.push(await correct(api, quiz.id, id, right));
    expect([
      waiting,
      answers
        .map(({ body }) => correctMistake.answer.parse(body))
        .map(({ isRight, rightAnswer }) => [isRight, rightAnswer]),
      (await progressOf(api)).mistakes,
    ]).toEqual([
      [{ quizId: quiz.id, questionId: id, question, options }],
      [
        [false, right],
        [true, right],
      ],
      [],
    ]);
  });

  it('an answer of the quiz’s chat counts as well', async () => {
    const made = await quizOf('chatter', { subject: 'Biologia', topic: 'Fotosynteza', num_questions: 1 });
    const { api, stored } = made;
    const { wrong, options } = questionAt(made, 0);
    await api.post('/api/QuizConversation/chat', {
      quizJsonContent: JSON.stringify({ ...stored, quiz_title: 'Quiz', metadata: stored.metadata }),
      userMessage: 'ABCD'[options.indexOf(wrong)],
      currentQuestionIndex: 0,
      conversationHistory: [],
      userId: api.uid,
      sessionId: null,
    });
    const { topics, mistakes } = await progressOf(api);
    expect([topics.map(({ subject, topic, answers }) => [subject, topic, answers]), mistakes.length]).toEqual([
      [['biology', 'Fotosynteza', 1]],
      1,
    ]);
  });

  it('one press is one answer (R10)', async () => {
    const made = await quizOf('presser');
    const { id, wrong } = questionAt(made, 0);
    await correct(made.api, made.quiz.id, id, wrong, 'k1');
    await correct(made.api, made.quiz.id, id, wrong, 'k1');
    expect((await progressOf(made.api)).topics.map(({ answers }) => answers)).toEqual([1]);
  });

  it('nobody answers for another, nor what is none of the options (R1)', async () => {
    const made = await quizOf('owner-of-answers');
    const stranger = await registered(server, 'stranger-of-answers');
    const { id, wrong } = questionAt(made, 0);
    const answers = [
      await correct(stranger, made.quiz.id, id, wrong),
      await correct(made.api, made.quiz.id, 'another', wrong),
      await correct(made.api, made.quiz.id, id, 'żadna z nich'),
    ];
    expect([
      answers.map(({ status, body }) => [status, Object(body).field]),
      (await progressOf(made.api)).topics,
    ]).toEqual([
      [
        [404, undefined],
        [404, undefined],
        [400, 'chosen'],
      ],
      [],
    ]);
  });
});
