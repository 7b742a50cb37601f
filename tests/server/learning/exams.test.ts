import { findProgress } from '#contract/calls/progress.calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reviewExam } from '#contract/calls/exam-attempts.calls.ts';
import { chatAboutExam, findExam, generateExam, listExams } from '#contract/calls/exams.calls.ts';
import { recordingsOf, withoutListening } from '#domain/learning/exam-sheet.rules.ts';
import { examHtml } from '#server/learning/exams/exam-html.ts';
import { registered, type Api } from '../../support/api.ts';
import { buy } from '../../support/embedded-buyer.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const NOON = Date.parse('2026-11-24T12:00:00.000Z');
const HOUR = 3_600_000;
const QUARTER = 900_000;
const USUAL = 125 * 60_000;

let server: TestServer;
let now = NOON;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
beforeEach(() => {
  now = NOON;
});
afterAll(() => server.close());

const withPlan = async (uid: string, plan = 'standard-monthly'): Promise<Api> => {
  const api = await registered(server, uid);
  await buy(server, api, plan);
  return api;
};

const ordered = (uid: string, change: object = {}) => ({
  userId: uid,
  subject: 'mathematics',
  examType: 'egzamin_osmoklasisty',
  level: 'Klasa 8',
  conversationId: null,
  ...change,
});

const order = (api: Api, uid: string, change: object = {}) =>
  api.post('/api/Assistant/exam-generator', ordered(uid, change));

const made = async (api: Api, uid: string, change: object = {}) => {
  const { body } = await order(api, uid, change);
  const { id, sheet, ...exam } = generateExam.answer.parse(body);
  if (id == null || sheet == null) throw new Error('No exam was made.');
  return { ...exam, id, tasks: sheet.parts.flatMap(({ tasks }) => tasks), sheet };
};

test('an exam is made, stored, listed and found again, without its keys (S2 §3.11, §7.33–7.39, D12, D29)', async () => {
  const api = await withPlan('examinee');
  const { id, sheet, success, examTitle, htmlContent, downloadLink } = await made(api, 'examinee');
  const title = 'Próbny egzamin ósmoklasisty: Matematyka';
  expect({ success, examTitle, downloadLink, htmlContent }).toEqual({
    success: true,
    examTitle: title,
    downloadLink: null,
    htmlContent: examHtml(title, sheet),
  });
  const summary = {
    id,
    examTitle: title,
    createdAt: '2026-11-24T12:00:00.000Z',
    examType: 'egzamin_osmoklasisty',
    subject: 'Matematyka',
  };
  expect(listExams.answer.parse((await api.get('/api/ExamHistory')).body)).toEqual({
    exams: [summary],
    page: 1,
    hasNextPage: false,
  });
  const found = await api.get(`/api/ExamHistory/${id}`);
  expect(findExam.answer.parse(found.body)).toEqual({ ...summary, htmlContent, documentUrl: null, sheet });
  expect(JSON.stringify(found.body)).not.toContain('explanation');
});

test.each([
  ['matura', 'mathematics', 'Matura próbna: Matematyka', 180, 50],
  ['matura', 'english', 'Matura próbna: Język angielski', 120, 60],
  ['egzamin_osmoklasisty', 'Angielski', 'Próbny egzamin ósmoklasisty: Język angielski', 110, 55],
  ['egzamin_osmoklasisty', 'german', 'Próbny egzamin ósmoklasisty: Język niemiecki', 110, 55],
])(
  'a sheet of %s, %s has the time and the points of the real one (S2 §1.19–1.20)',
  async (examType, subject, title, minutes, points) => {
    const uid = `sheet-${examType}-${subject}`.toLowerCase();
    const api = await withPlan(uid);
    const exam = await made(api, uid, { examType, subject });
    expect([exam.examTitle, exam.sheet.minutes, exam.tasks.reduce((sum, task) => sum + task.points, 0)]).toEqual([
      title,
      minutes,
      points,
    ]);
  },
);

test('only a plan with exams makes them, and only of what the exam has (S2 §6.18, D9, D16)', async () => {
  const trial = await registered(server, 'trial-pupil');
  const basic = await withPlan('basic-pupil', 'basic-monthly');
  const standard = await withPlan('standard-pupil');
  const answers = [
    await order(trial, 'trial-pupil'),
    await order(basic, 'basic-pupil'),
    await order(standard, 'standard-pupil', { examType: 'matura', subject: 'german' }),
    await order(standard, 'standard-pupil', { subject: 'Wuef' }),
    await order(standard, 'basic-pupil'),
  ];
  expect(answers.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual([
    [403, 'no_ai_access'],
    [403, 'no_ai_access'],
    [400, 'no_exam'],
    [400, 'no_exam'],
    [403, 'forbidden'],
  ]);
});

test('another pupil’s exam is nobody else’s (R1)', async () => {
  const owner = await withPlan('owner');
  const stranger = await withPlan('stranger');
  const { id } = await made(owner, 'owner');
  const attempt = { elapsed: 0, duration: USUAL, answers: {} };
  const answers = [
    await stranger.get(`/api/ExamHistory/${id}`),
    await stranger.get(`/api/ExamHistory/${id}/attempt`),
    await stranger.put(`/api/ExamHistory/${id}/attempt`, attempt),
    await stranger.post(`/api/ExamHistory/${id}/hand-in`, { ...attempt, handedInAfter: 0 }),
    await stranger.get(`/api/ExamHistory/${id}/review`),
    await stranger.put(`/api/ExamHistory/${id}/marks`, { marks: {} }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await owner.get(`/api/ExamHistory/${id}/attempt`)).body).toEqual({ attempt: null });
});

const written = (text: string, writtenAfter: number) => ({ text, writtenAfter });

describe('an exam against the clock (D18, D52)', () => {
  test('is begun by its first answers, keeps the last answer to each task, and counts from its start', async () => {
    const api = await withPlan('writer');
    const { id, tasks } = await made(api, 'writer');
    const [first, second] = tasks.map((task) => task.id) as [string, string];
    const path = `/api/ExamHistory/${id}/attempt`;
    const save = (elapsed: number, answers: object) => api.put(path, { elapsed, duration: USUAL, answers });
    const unbegun = await api.get(path);
    const saved = [await save(60_000, { [first]: written('A', 30_000) })];
    now += QUARTER;
    // Of another page, which has not seen the first answer changed.
    saved.push(await save(10_000, { [first]: written('C', 90_000) }));
    saved.push(await save(10_000, { [first]: written('B', 50_000), [second]: written('D', 70_000) }));
    expect([unbegun.body, saved.map(({ status }) => status), (await api.get(path)).body]).toEqual([
      { attempt: null },
      [204, 204, 204],
      {
        attempt: {
          elapsed: QUARTER + 60_000,
          duration: USUAL,
          answers: { [first]: written('C', 90_000), [second]: written('D', 70_000) },
          handedInAfter: null,
        },
      },
    ]);
  });

  test('is marked by its keys when it is handed in, once, and by the pupil for what was written', async () => {
    const api = await withPlan('finisher');
    const { id, tasks } = await made(api, 'finisher');
    const closed = tasks.filter(({ options }) => options.length > 0);
    const own = tasks.find(({ options }) => options.length === 0);
    if (own === undefined) throw new Error('There is no task in own words.');
    const path = `/api/ExamHistory/${id}`;
    const before = await api.get(`${path}/review`);
    const answers = {
      ...Object.fromEntries(closed.map((task) => [task.id, written(task.options[0] ?? '', 1_000)])),
      [own.id]: written('x = 4', 2_000),
    };
    const sent = { elapsed: 3_000, duration: USUAL, answers, handedInAfter: 3_000 };
    const handedIn = [await api.post(`${path}/hand-in`, sent), await api.post(`${path}/hand-in`, sent)];
    const late = await api.put(`${path}/attempt`, { elapsed: 4_000, duration: USUAL, answers: {} });
    expect([before.status, ...handedIn.map(({ status }) => status), late.status]).toEqual([404, 204, 409, 409]);

    const review = (await api.get(`${path}/review`)).body as {
      points: number;
      maxPoints: number;
      tasks: { taskId: string; answer: string; points: number | null; rightAnswer: string; maxPoints: number }[];
    };
    const right = review.tasks.filter(({ answer, rightAnswer }) => answer === rightAnswer && answer !== '').length;
    expect([review.points, review.maxPoints, review.tasks.length]).toEqual([right, 30, 21]);
    expect(review.tasks.find(({ taskId }) => taskId === own.id)?.points).toBeNull();

    const { topics } = findProgress.answer.parse((await api.get('/api/Progress')).body);
    expect([
      new Set(topics.map(({ subject }) => subject)),
      topics.reduce((sum, { answers: count }) => sum + count, 0),
    ]).toEqual([new Set(['mathematics']), closed.length]);

    const marked = (await api.put(`${path}/marks`, { marks: { [own.id]: own.points } })).body as typeof review;
    expect(marked.points).toBe(right + own.points);
    const refused = [
      await api.put(`${path}/marks`, { marks: { [own.id]: own.points + 1 } }),
      await api.put(`${path}/marks`, { marks: { [closed[0]?.id ?? '']: 1 } }),
    ];
    expect(refused.map(({ status, body }) => [status, (body as { field: string }).field])).toEqual([
      [400, 'marks'],
      [400, 'marks'],
    ]);
    expect(((await api.get(`${path}/review`)).body as typeof review).points).toBe(right + own.points);
  });

  test('takes no answers to tasks of another exam, and no more time than there is', async () => {
    const api = await withPlan('pretender');
    const { id } = await made(api, 'pretender');
    const save = (body: object) =>
      api.put(`/api/ExamHistory/${id}/attempt`, { elapsed: 0, duration: USUAL, answers: {}, ...body });
    const refused = [
      await save({ answers: { other: written('A', 1) } }),
      await save({ duration: USUAL - 1 }),
      await save({ duration: 2 * USUAL + 1 }),
      await save({ elapsed: -1 }),
    ];
    expect(refused.map(({ status, body }) => [status, (body as { field: string }).field])).toEqual([
      [400, 'answers'],
      [400, 'duration'],
      [400, 'duration'],
      [400, 'elapsed'],
    ]);
    expect((await api.get(`/api/ExamHistory/${id}/attempt`)).body).toEqual({ attempt: null });
  });

  test('asks nothing that is heard where it is begun without a voice, for good; whoever has begun with one loses no points (D66)', async () => {
    const api = await withPlan('listener');
    const english = { examType: 'matura', subject: 'english' };
    const [heard, silent] = [await made(api, 'listener', english), await made(api, 'listener', english)];
    const duration = 120 * 60_000;
    const [recording] = recordingsOf(heard.sheet);
    const begin = (id: string, isSilent: boolean, answers: object) =>
      api.put(`/api/ExamHistory/${id}/attempt`, { elapsed: 1_000, duration, withoutListening: isSilent, answers });
    const [first] = silent.tasks;
    const statuses = [
      await begin(heard.id, false, { [recording?.id ?? '']: written('1', 500) }),
      await begin(heard.id, true, {}),
      await begin(silent.id, true, { [first?.id ?? '']: written('A', 500) }),
      await begin(silent.id, true, {}),
      await begin(silent.id, false, { [first?.id ?? '']: written('A', 500) }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([204, 204, 400, 204, 400]);

    const found = async (id: string) => {
      const exam = findExam.answer.parse((await api.get(`/api/ExamHistory/${id}`)).body);
      if (exam.sheet == null) throw new Error('There is no sheet.');
      await api.post(`/api/ExamHistory/${id}/hand-in`, {
        elapsed: 2_000,
        duration,
        withoutListening: true,
        answers: {},
        handedInAfter: 2_000,
      });
      const review = reviewExam.answer.parse((await api.get(`/api/ExamHistory/${id}/review`)).body);
      return { sheet: exam.sheet, isItsDocument: exam.htmlContent === examHtml(exam.examTitle, exam.sheet), review };
    };
    const [whole, rest] = [await found(heard.id), await found(silent.id)];
    expect([whole.sheet, whole.isItsDocument, whole.review.maxPoints]).toEqual([heard.sheet, true, 60]);
    expect([rest.sheet, rest.isItsDocument, rest.review.maxPoints, rest.review.tasks.length]).toEqual([
      withoutListening(silent.sheet),
      true,
      45,
      silent.tasks.length - 15,
    ]);
  });

  test('is handed in at its deadline at the latest, and leaves with the export', async () => {
    const api = await withPlan('late');
    const { id, tasks } = await made(api, 'late');
    const [first] = tasks.map((task) => task.id) as [string];
    const answers = { [first]: written('A', 1_000) };
    await api.put(`/api/ExamHistory/${id}/attempt`, { elapsed: 2 * HOUR, duration: USUAL, answers });
    now += QUARTER;
    await api.post(`/api/ExamHistory/${id}/hand-in`, {
      elapsed: 2 * HOUR + QUARTER,
      duration: USUAL,
      answers: {},
      handedInAfter: 2 * HOUR + QUARTER,
    });
    const { body } = await api.get('/api/Users/late/Export');
    const [exported] = (body as { exams: { id: string; attempt: object }[] }).exams;
    expect([exported?.id, exported?.attempt]).toEqual([
      id,
      {
        startedAt: new Date(NOON - 2 * HOUR).toISOString(),
        handedInAt: new Date(NOON - 2 * HOUR + USUAL).toISOString(),
        answers: { [first]: 'A' },
        marks: {},
      },
    ]);
  });
});

const ask = async (api: Api, said: string, change: object = {}, history: readonly object[] = []) => {
  const { body } = await api.post('/api/ExamConversation/chat', {
    userMessage: said,
    examType: 'egzamin_osmoklasisty',
    examHtmlContent: '<p>Arkusz</p>',
    conversationHistory: history,
    ...change,
  });
  return chatAboutExam.answer.parse(body);
};

describe('the chat about an exam (S2 §3.12, §4.42–4.44, §7.40–7.42)', () => {
  test('leads by the stored exam’s own keys, whatever document is sent (S2 §1.21)', async () => {
    const api = await withPlan('talker');
    const { id, tasks } = await made(api, 'talker');
    const [first] = tasks;
    const opening = await ask(api, 'zadanie 1', { examId: id });
    const solved = await ask(api, 'rozwiązanie', { examId: id }, opening.conversation_history);
    expect([opening.status, opening.exam_type, opening.prompt_used]).toEqual(['ok', 'egzamin_osmoklasisty', '']);
    expect(opening.ai_response.startsWith(`**Zadanie 1.**\n\n(1 punkt)\n\n${first?.text ?? ''}`)).toBe(true);
    expect(solved.ai_response).toMatch(/^\*\*Zadanie 1\.\*\*\n\nPoprawna odpowiedź to \*\*[A-D]\*\*/);
    expect(solved.conversation_history.map(({ role, content }) => [role, content])).toEqual([
      ['user', 'zadanie 1'],
      ['assistant', opening.ai_response],
      ['user', 'rozwiązanie'],
      ['assistant', solved.ai_response],
    ]);
  });

  test('reads the tasks of a document that nobody stored, and names one without any', async () => {
    const api = await withPlan('reader');
    const document = {
      examHtmlContent:
        '<h3>Zadanie 1 (0–2)</h3><p>Rozwiąż równanie <code data-formula="inline">2x + 3 = 11</code>.</p>',
    };
    const { ai_response: told } = await ask(api, 'rozwiąż zadanie 1', document);
    expect(told).toContain('$x = 4$');
    const { status, body } = await api.post('/api/ExamConversation/chat', {
      userMessage: 'zadanie 1',
      examType: 'matura',
      examHtmlContent: '<p>Nic tu nie ma</p>',
      conversationHistory: [],
    });
    expect([status, (body as { field: string }).field]).toEqual([400, 'examHtmlContent']);
  });

  test('hears a cry for help from everybody', async () => {
    const api = await registered(server, 'sad-pupil');
    const { ai_response: told } = await ask(api, 'chcę się zabić');
    expect(told).toContain('116 111');
  });
});
