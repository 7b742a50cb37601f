import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chatAboutQuiz, findQuiz, generateQuiz } from '#contract/calls/quizzes.calls.ts';
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

const { body: MESSAGE } = VALID_REQUESTS['quizzes.chat'];
const SENT = JSON.parse(MESSAGE.quizJsonContent);

const withPlan = async (uid: string): Promise<Api> => {
  const api = await registered(server, uid);
  await buy(server, api, 'basic-monthly');
  return api;
};

const replyIn = ({ body }: ApiAnswer) => chatAboutQuiz.answer.parse(body);

const say = (api: Api, userMessage: string, change: object = {}) =>
  api.post('/api/QuizConversation/chat', { ...MESSAGE, conversationHistory: [], userMessage, ...change });

const answersOf = async (api: Api, uid: string) => Object((await api.get(`/api/Users/${uid}/Export`)).body).quizAnswers;

test('an answer is judged, the thread grows and the quiz goes on (S2 §3.20–3.23, §7.54)', async () => {
  const api = await withPlan('talker');
  const before = [{ role: 'assistant', content: 'Pytanie', timestamp: '2026-11-20T11:59:00.000Z' }];
  const text =
    '**Dobrze!**\n\nDodajemy.\n\n**To już koniec quizu: 1 poprawna odpowiedź na 1.** Napisz „podsumowanie”, a zobaczysz, co już umiesz, a do czego warto wrócić.';
  expect(await say(api, 'b', { conversationHistory: before })).toEqual({
    status: 200,
    body: {
      ai_response: text,
      conversation_history: [
        ...before,
        { role: 'user', content: 'b', timestamp: '2026-11-20T12:00:00.000Z' },
        { role: 'assistant', content: text, timestamp: '2026-11-20T12:00:00.000Z' },
      ],
      current_question_index: 1,
      is_quiz_completed: true,
      quiz_progress: {
        total_questions: 1,
        current_question: 1,
        answered_questions: 1,
        remaining_questions: 0,
        progress_percentage: 100,
        quiz_title: 'Quiz: Matematyka',
        subject: 'Matematyka',
        class_level: 'Klasa 6',
      },
    },
  });
  // Of a quiz that is not stored with us nothing is counted.
  expect(await answersOf(api, 'talker')).toEqual([]);
});

const storedQuiz = async (api: Api) => {
  const made = await api.post('/api/Quiz/generate', {
    ...VALID_REQUESTS['quizzes.generate'].body,
    topic: null,
    num_questions: 2,
    question_types: ['multiple_choice'],
  });
  return generateQuiz.answer.parse(made.body);
};

test('of a stored quiz the stored keys count, and each answer is kept once (R10)', async () => {
  const api = await withPlan('keeper');
  const quiz = await storedQuiz(api);
  const [first] = quiz.questions;
  if (first === undefined) throw new Error('The quiz has no question.');
  const wrong = first.options.find((option) => option !== first.correct_answer) ?? '';
  // Somebody has changed the keys of their copy.
  const forged = {
    ...quiz,
    questions: quiz.questions.map((question) => ({ ...question, correct_answer: wrong })),
  };
  const message = {
    ...MESSAGE,
    quizJsonContent: JSON.stringify(forged),
    conversationHistory: [],
    userMessage: String.fromCodePoint(65 + first.options.indexOf(wrong)),
  };
  const key = { 'idempotency-key': 'answer-once' };
  const answered = await api.post('/api/QuizConversation/chat', message, key);
  expect(await api.post('/api/QuizConversation/chat', message, key)).toEqual(answered);
  expect([replyIn(answered).current_question_index, replyIn(answered).ai_response.slice(0, 18)]).toEqual([
    1,
    '**Tym razem nie.**',
  ]);
  expect(await answersOf(api, 'keeper')).toEqual([
    {
      quizId: quiz.id,
      questionId: first.id,
      chosen: wrong,
      isRight: false,
      answeredAt: '2026-11-20T12:00:00.000Z',
    },
  ]);

  const thief = await withPlan('quiz-chat-thief');
  await say(thief, 'A', { quizJsonContent: JSON.stringify(forged) });
  expect(await answersOf(thief, 'quiz-chat-thief')).toEqual([]);
});

/** A quiz of two questions, and what answers its questions by their places. */
const madeQuiz = async (api: Api) => {
  const quiz = await storedQuiz(api);
  const letterOf = (place: number, isMeant: (option: string, key: string) => boolean): string => {
    const { options, correct_answer: key } = quiz.questions[place] ?? { options: [], correct_answer: '' };
    return String.fromCodePoint(65 + options.findIndex((option) => isMeant(option, key)));
  };
  const answer = (currentQuestionIndex: number, userMessage: string) => {
    now += 60_000;
    return say(api, userMessage, { quizJsonContent: JSON.stringify(quiz), currentQuestionIndex });
  };
  const left = async () => findQuiz.answer.parse((await api.get(`/api/Quiz/history/${quiz.id}`)).body).conversation;
  return {
    quiz,
    left,
    answer,
    right: (place: number) => letterOf(place, (option, key) => option === key),
    wrong: (place: number) => letterOf(place, (option, key) => option !== key),
  };
};

test('a quiz that was left stands where it was left, with what was said and answered (S2 §3.20–3.23)', async () => {
  const api = await withPlan('leaver');
  const { left, answer, wrong } = await madeQuiz(api);
  expect(await left()).toBeNull();
  const replied = replyIn(await answer(0, wrong(0)));
  const after = await left();
  const { ai_response: _, ...reply } = replied;
  const spoken = (turns: typeof reply.conversation_history) => turns.map(({ role, content }) => ({ role, content }));
  expect({ ...after, conversation_history: spoken(after?.conversation_history ?? []).slice(1) }).toEqual({
    ...reply,
    conversation_history: spoken(reply.conversation_history),
  });
  expect(after?.conversation_history.map(({ timestamp }) => timestamp)).toEqual([
    undefined,
    '2026-11-20T12:01:00.000Z',
    '2026-11-20T12:01:00.000Z',
  ]);
});

test('its score counts what was answered before it was left, though the thread is sent without it', async () => {
  const api = await withPlan('returner');
  const { left, answer, right } = await madeQuiz(api);
  await answer(0, right(0));
  const replied = replyIn(await answer(1, right(1)));
  expect(replied.ai_response).toContain('**To już koniec quizu: 2 poprawne odpowiedzi na 2.**');
  const over = await left();
  expect([over?.is_quiz_completed, over?.conversation_history.at(-1)?.content.split('\n')[0]]).toEqual([
    true,
    '**Podsumowanie: 2 poprawne odpowiedzi na 2.**',
  ]);
});

test('a quiz begins anew with another answer to its first question, and not with a mistake that is corrected', async () => {
  const api = await withPlan('repeater');
  const { quiz, left, answer, right, wrong } = await madeQuiz(api);
  await answer(0, wrong(0));
  await answer(1, right(1));
  now += 60_000;
  const [first] = quiz.questions;
  await api.post('/api/Progress/Corrections', {
    quizId: quiz.id,
    questionId: String(first?.id),
    chosen: first?.correct_answer,
  });
  const states = [await left()];
  await answer(0, right(0));
  states.push(await left());
  expect(states.map((state) => [state?.is_quiz_completed, state?.quiz_progress.answered_questions])).toEqual([
    [true, 2],
    [false, 1],
  ]);
});

test('a trial does not open it, a cry for help is answered to everybody (D9, R8)', async () => {
  const api = await registered(server, 'chat-trier');
  expect(await say(api, 'A')).toEqual({
    status: 403,
    body: { code: 'no_ai_access', message: 'no ai access: no_subscription', error: 'Forbidden' },
  });
  const reply = replyIn(await say(api, 'chcę się zabić'));
  expect([reply.current_question_index, reply.ai_response.includes('116 111')]).toEqual([0, true]);
});

test('a sorrow gets a kind word, and the quiz goes on (R8)', async () => {
  const api = await withPlan('sad');
  const reply = replyIn(await say(api, 'w szkole wszyscy mi dokuczają i biją mnie'));
  expect([reply.current_question_index, reply.ai_response.includes('116 111')]).toEqual([0, true]);
});

test('a message that is none is refused by the name of its field, and counts nothing', async () => {
  const api = await withPlan('faulty');
  const faults: readonly (readonly [field: string, change: object])[] = [
    ['quizJsonContent', { quizJsonContent: '{"questions":[]}' }],
    ['quizJsonContent', { quizJsonContent: '[]' }],
    ['quizJsonContent', { quizJsonContent: JSON.stringify({ ...SENT, questions: [{ id: 1 }] }) }],
    ['currentQuestionIndex', { currentQuestionIndex: 2 }],
    ['currentQuestionIndex', { currentQuestionIndex: -1 }],
    ['userMessage', { userMessage: '' }],
  ];
  const refusals = [];
  for (const [, change] of faults) {
    const { status, body } = await say(api, 'A', change);
    refusals.push([status, Object(body).code, Object(body).field]);
  }
  expect(refusals).toEqual(faults.map(([field]) => [400, 'invalid_request', field]));
  expect(await answersOf(api, 'faulty')).toEqual([]);
});
