import { afterAll, beforeAll, expect, test } from 'vitest';
import { feedbackReport } from '#server/learning/feedback-report.ts';
import { question, registered } from '../../support/api.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let now = Date.parse('2026-11-20T12:00:00.000Z');
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.close());

test('what was thought of answers is told to whoever thought it, and to the operator without a name', async () => {
  const api = await registered(server, 'critic');
  const asked = await api.post('/api/Assistant/tutor', question('critic', 'Ile to 2 + 2?'));
  const { conversationId } = Object(asked.body);
  const given = { position: 1, verdict: 'non', rating: 2, comment: 'Za trudne' };
  const path = `/api/Conversations/${conversationId}/Feedback`;
  const answers = [
    await api.post(path, { ...given, rating: 5, comment: 'pierwsza' }),
    await api.post(path, given),
    await api.post(path, { ...given, rating: 6 }),
    await api.post(path, { ...given, position: 0 }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 400, 404]);
  expect((await api.get(path)).body).toEqual({ feedback: [given] });
  expect(Object((await api.get('/api/Users/critic/Export')).body).feedback).toEqual([
    { ...given, conversationId, givenAt: '2026-11-20T12:00:00.000Z' },
  ]);

  now += 86_400_000;
  const other = await registered(server, 'fan');
  const praised = await other.post('/api/Assistant/buddy', question('fan', 'Ile to 3 + 3?'));
  await other.post(`/api/Conversations/${Object(praised.body).conversationId}/Feedback`, {
    position: 1,
    verdict: 'oui',
    rating: null,
    comment: '',
  });
  expect(await feedbackReport(server.database.database)).toBe(
    [
      'day         mode   answers  yes  no  stars',
      '2026-11-20  tutor        1    0   1    2.0',
      '2026-11-21  buddy        1    1   0      -',
      '',
      'Comments',
      '2026-11-20  tutor  2  Za trudne',
      '',
      'Reported questions',
      '',
    ].join('\n'),
  );
});
