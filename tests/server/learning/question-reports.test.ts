import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportUser } from '#contract/calls/users.calls.ts';
import { generateQuiz } from '#contract/calls/quizzes.calls.ts';
import { feedbackReport } from '#server/learning/feedback-report.ts';
import { registered, type Api } from '../../support/api.ts';
import { buy } from '../../support/embedded-buyer.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const NOON = Date.parse('2026-11-24T12:00:00.000Z');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => NOON });
});
afterAll(() => server.close());

const quizOf = async (uid: string) => {
  const api = await registered(server, uid);
  await buy(server, api, 'basic-monthly');
  const { body } = await api.post('/api/Quiz/generate', {
    subject: 'Matematyka',
    class_level: 'Klasa 8',
    topic: null,
    num_questions: 2,
    difficulty: 'easy',
    question_types: ['multiple_choice'],
    country_code: 'pl',
  });
  const { id, questions } = generateQuiz.answer.parse(body);
  return { api, id, questionId: String(questions[0]?.id) };
};

const report = (api: Api, change: object, key?: string) =>
  api.post(
    '/api/QuestionReports',
    { kind: 'quiz', comment: 'Dwie odpowiedzi są dobre.', ...change },
    key === undefined ? undefined : { 'idempotency-key': key },
  );

test('an error in one’s own question is kept once, and leaves with the export (D18, R10)', async () => {
  const { api, id, questionId } = await quizOf('reporter');
  const told = { assessmentId: id, questionId };
  const answers = [await report(api, told, 'k1'), await report(api, told, 'k1')];
  const { questionReports } = exportUser.answer.parse((await api.get('/api/Users/reporter/Export')).body);
  expect([answers.map(({ status }) => status), questionReports]).toEqual([
    [204, 204],
    [{ kind: 'quiz', ...told, comment: 'Dwie odpowiedzi są dobre.', reportedAt: '2026-11-24T12:00:00.000Z' }],
  ]);
});

test('the operator reads what was reported, and not by whom', async () => {
  const { api, id, questionId } = await quizOf('reader');
  await report(api, { assessmentId: id, questionId, comment: 'Zła\nodpowiedź' });
  const [, reported = ''] = (await feedbackReport(server.database.database)).split('Reported questions\n');
  expect(reported.split('\n')).toContain(`2026-11-24  quiz  ${questionId}  Zła odpowiedź`);
});

test('a question that is not there, or another pupil’s, cannot be reported (R1)', async () => {
  const { api, id, questionId } = await quizOf('owner');
  const stranger = await registered(server, 'stranger');
  const answers = [
    await report(stranger, { assessmentId: id, questionId }),
    await report(api, { assessmentId: id, questionId: 'another' }),
    await report(api, { kind: 'exam', assessmentId: id, questionId }),
    await report(api, { assessmentId: 'nothing', questionId }),
    await report(api, { assessmentId: id, questionId, comment: 'a'.repeat(2_001) }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 400, 400]);
});
