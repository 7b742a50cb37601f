import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpAssessmentChat } from '#adapters/http/http-assessment-chat.adapter.ts';
import { httpClient, type HttpClient } from '#adapters/http/http-client.ts';
import { httpExams } from '#adapters/http/http-exams.adapter.ts';
import { httpFlashcardGenerator, httpFlashcards } from '#adapters/http/http-flashcards.adapter.ts';
import { httpMaterials } from '#adapters/http/http-materials.adapter.ts';
import { httpQuizzes } from '#adapters/http/http-quizzes.adapter.ts';
import type { AssessmentMessage } from '#domain/learning/assessment-chat/assessment-chat.types.ts';
import type { Exam } from '#domain/learning/exam.types.ts';
import type { QuizOrder } from '#domain/learning/generator/generator.types.ts';
import { registered } from '../support/api.ts';
import { buy } from '../support/embedded-buyer.ts';
import { codeFrom } from '../support/failure-from.ts';
import { fakeReauthentication } from '../support/fakes/reauthentication.fake.ts';
import { fakeTiming } from '../support/fakes/timing.fake.ts';
import { scriptedBackend } from '../support/scripted-backend.ts';
import { json } from '../support/scripted-server.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');

let server: TestServer;
let now = NOON;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.close());

const clientOf = (uid: string): HttpClient =>
  httpClient({
    baseUrl: server.url,
    identity: { token: () => server.tokenFor(uid) },
    reauthentication: fakeReauthentication().reauthentication,
    timing: fakeTiming().timing,
  });

const withPlan = async (uid: string): Promise<HttpClient> => {
  await buy(server, await registered(server, uid), 'basic-monthly');
  return clientOf(uid);
};

const ORDER: QuizOrder = {
  kind: 'quiz',
  subject: 'Matematyka',
  topic: null,
  classLevel: 'Klasa 8',
  count: 2,
  difficulty: 'easy',
  questionTypes: ['multiple_choice'],
};

describe('quizzes over HTTP on the real server', () => {
  it('are made, found again and listed (S2 §7.43–7.50)', async () => {
    const http = await withPlan('maker');
    const quizzes = httpQuizzes(http);
    const quiz = await quizzes.make({ order: ORDER, idempotencyKey: 'k1' });
    expect({ ...quiz, id: typeof quiz.id, questions: quiz.questions.length }).toEqual({
      id: 'string',
      title: 'Quiz: Matematyka',
      subject: 'Matematyka',
      classLevel: 'Klasa 8',
      topic: null,
      difficulty: 'easy',
      questions: 2,
      conversation: null,
    });
    for (const { type, options, correctAnswer } of quiz.questions)
      expect([type, options.includes(correctAnswer)]).toEqual(['multiple_choice', true]);
    expect(await quizzes.make({ order: ORDER, idempotencyKey: 'k1' })).toEqual(quiz);
    expect(await quizzes.find(quiz.id ?? '')).toEqual(quiz);
    expect(await httpMaterials(http).page({ kind: 'quiz', page: 1, pageSize: 10 })).toEqual({
      materials: [
        { id: quiz.id, title: 'Quiz: Matematyka', subject: 'Matematyka', createdAt: '2026-11-20T12:00:00.000Z' },
      ],
      page: 1,
      hasNextPage: false,
    });
  });

  it('come page by page', async () => {
    const http = await withPlan('collector');
    for (const key of ['a', 'b', 'c']) {
      now += 1_000;
      await httpQuizzes(http).make({ order: { ...ORDER, count: 1 }, idempotencyKey: key });
    }
    const pages = [1, 2].map((page) => httpMaterials(http).page({ kind: 'quiz', page, pageSize: 2 }));
    expect((await Promise.all(pages)).map(({ materials, ...rest }) => [materials.length, rest])).toEqual([
      [2, { page: 1, hasNextPage: true }],
      [1, { page: 2, hasNextPage: false }],
    ]);
  });

  it('are none where the id is nobody’s, or no id at all', async () => {
    const quizzes = httpQuizzes(await withPlan('seeker'));
    expect([await quizzes.find('3f1c9a52-7f0e-4f0b-9a53-6f2d1f6f8a10'), await quizzes.find('../quizzes')]).toEqual([
      null,
      null,
    ]);
  });

  it('are refused to a trial, and where nobody has questions that is said (D9)', async () => {
    await registered(server, 'trier');
    expect([
      await codeFrom(httpQuizzes(clientOf('trier')).make({ order: ORDER, idempotencyKey: 'k' })),
      await codeFrom(
        httpQuizzes(await withPlan('wisher')).make({ order: { ...ORDER, topic: 'żużel' }, idempotencyKey: 'k' }),
      ),
    ]).toEqual(['assistant/no-access', 'quiz/no-questions']);
  });
});

describe('the chat about a quiz, on the real server', () => {
  it('judges an answer and says where the quiz stands (S2 §7.51–7.54)', async () => {
    const http = await withPlan('talker');
    const quiz = await httpQuizzes(http).make({ order: ORDER, idempotencyKey: 'k1' });
    const [first] = quiz.questions;
    const message: AssessmentMessage = {
      assessment: { kind: 'quiz', quiz },
      text: String.fromCodePoint(65 + (first?.options.indexOf(first.correctAnswer) ?? 0)),
      history: [{ role: 'assistant', content: 'Pytanie', at: null }],
      questionIndex: 0,
      idempotencyKey: 'm1',
    };
    const reply = await httpAssessmentChat(http).send(message);
    expect(reply).toEqual({
      status: null,
      response: reply.response,
      history: [
        { role: 'assistant', content: 'Pytanie', at: null },
        { role: 'user', content: message.text, at: now },
        { role: 'assistant', content: reply.response, at: now },
      ],
      quizState: {
        questionIndex: 1,
        isCompleted: false,
        progress: { percentage: 50, currentQuestion: 2, answered: 1, remaining: 1, total: 2 },
      },
    });
    expect(reply.response.startsWith('**Dobrze!**')).toBe(true);
    // Whoever opens it again finds what was said, after the opening, and goes on there.
    const { conversation } = (await httpQuizzes(http).find(quiz.id ?? '')) ?? {};
    expect([conversation?.thread.slice(1), conversation?.quizState]).toEqual([reply.history.slice(1), reply.quizState]);
  });
});

const EXAM: Exam = {
  id: '7b0c2f7e-36f7-4f0a-8a59-0a1d5d2c9a11',
  title: 'Arkusz',
  examType: 'matura',
  subject: 'mathematics',
  htmlContent: '<p>Zadanie 1</p>',
  documentUrl: null,
  sheet: null,
};

const ABOUT_EXAM: AssessmentMessage = {
  assessment: { kind: 'exam', exam: EXAM },
  text: 'Wyjaśnij zadanie 1',
  history: [{ role: 'user', content: 'Cześć', at: NOON }],
  questionIndex: 0,
  idempotencyKey: 'm1',
};

describe('exams over HTTP', () => {
  const ORDERED = {
    kind: 'exam',
    userId: 'ania',
    subject: 'mathematics',
    examType: 'matura',
    level: 'Klasa 3 LO',
  } as const;

  it('are made with what the server says of them (S2 §7.32–7.37, D29)', async () => {
    await using backend = await scriptedBackend(
      json(200, { success: true, id: EXAM.id, htmlContent: EXAM.htmlContent, examTitle: 'Arkusz', downloadLink: null }),
      json(200, { success: false, errorMessage: 'no' }),
    );
    const exams = httpExams(backend.http);
    expect([
      await exams.make({ order: ORDERED, idempotencyKey: 'k1' }),
      await exams.make({ order: ORDERED, idempotencyKey: 'k2' }),
    ]).toEqual([EXAM, null]);
    expect(backend.received.map(({ method, url, body }) => [method, url, JSON.parse(body)])[0]).toEqual([
      'POST',
      '/api/Assistant/exam-generator',
      { userId: 'ania', subject: 'mathematics', examType: 'matura', level: 'Klasa 3 LO', conversationId: null },
    ]);
  });

  it('are talked about with the whole sheet, and the words of a refusal count (S2 §7.40–7.42, §8.16–8.17)', async () => {
    await using backend = await scriptedBackend(
      json(200, {
        status: 'ok',
        ai_response: 'Zacznij od rysunku.',
        conversation_history: [{ role: 'assistant', content: 'Zacznij od rysunku.', timestamp: 'nonsense' }],
        exam_type: 'matura',
        prompt_used: '',
      }),
      json(400, { code: 'invalid_request', message: 'invalid exam type: x', error: 'Bad Request' }),
    );
    const chat = httpAssessmentChat(backend.http);
    expect(await chat.send(ABOUT_EXAM)).toEqual({
      status: 'ok',
      response: 'Zacznij od rysunku.',
      history: [{ role: 'assistant', content: 'Zacznij od rysunku.', at: null }],
      quizState: null,
    });
    expect(await codeFrom(chat.send(ABOUT_EXAM))).toBe('exam/type-unavailable');
    expect(JSON.parse(backend.received[0]?.body ?? '')).toEqual({
      userMessage: 'Wyjaśnij zadanie 1',
      examId: EXAM.id,
      examType: 'matura',
      examHtmlContent: '<p>Zadanie 1</p>',
      conversationHistory: [{ role: 'user', content: 'Cześć', timestamp: '2026-11-20T12:00:00.000Z' }],
    });
  });
});

describe('flashcards over HTTP on the real server', () => {
  it('are suggested, made, found as the newest, and found again (S2 §7.5–7.13)', async () => {
    const http = await withPlan('card-maker');
    const generator = httpFlashcardGenerator(http);
    expect(await generator.newest()).toBe(null);
    const conversation = [
      { role: 'user', content: 'wyjaśnij fotosyntezę' },
      { role: 'assistant', content: 'Pomyślmy.' },
    ] as const;
    expect(await generator.analyse({ order: { conversation, userClass: 'Klasa 7' }, idempotencyKey: 'a1' })).toEqual({
      summary: 'Fotosynteza',
      subject: 'Biologia',
      topicTitle: 'Fotosynteza',
    });
    const order = { subject: 'Biologia', topic: 'Fotosynteza', userClass: 'Klasa 7' };
    const htmlContent = await generator.make({ order, idempotencyKey: 'f1' });
    expect(await generator.make({ order, idempotencyKey: 'f1' })).toBe(htmlContent);
    const id = await generator.newest();
    const found = await httpFlashcards(http).find(id ?? '');
    expect({ ...found, cards: found?.cards.length }).toEqual({
      id,
      subject: 'Biologia',
      topicTitle: 'Fotosynteza',
      createdAt: new Date(now).toISOString(),
      htmlContent,
      cards: 4,
    });
    expect(await httpMaterials(http).page({ kind: 'flashcard', page: 1, pageSize: 20 })).toEqual({
      materials: [{ id, title: 'Fotosynteza', subject: 'Biologia', createdAt: new Date(now).toISOString() }],
      page: 1,
      hasNextPage: false,
    });
  });

  it('are none where the id is nobody’s, and of what nobody knows none are made', async () => {
    const http = await withPlan('card-seeker');
    const order = { subject: 'Sport', topic: 'żużel w Lesznie', userClass: 'Klasa 7' };
    expect([
      await httpFlashcards(http).find('3f1c9a52-7f0e-4f0b-9a53-6f2d1f6f8a10'),
      await httpFlashcards(http).find('7f3a'),
      await codeFrom(httpFlashcardGenerator(http).make({ order, idempotencyKey: 'f1' })),
    ]).toEqual([null, null, 'flashcard/no-material']);
  });
});
