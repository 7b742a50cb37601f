import { DEFAULT_TIMEOUT, defineCall } from '#contract/calls/call.ts';
import { AI_ERRORS } from '#contract/calls/ai.errors.ts';
import { documentIdParams } from '#contract/schemas/id.schema.ts';
import { pageQuery } from '#contract/schemas/page.schema.ts';
import { generatedQuiz, quiz, quizMessage, quizOrder, quizPage, quizReply } from '#contract/schemas/quiz.schema.ts';

const QUIZ_TIMEOUT = 300_000;

export const generateQuiz = defineCall({
  name: 'quizzes.generate',
  method: 'POST',
  path: '/api/Quiz/generate',
  auth: 'user',
  timeout: QUIZ_TIMEOUT,
  summary: 'Makes and stores a quiz.',
  source: 'S2 §5.17–5.19, §5.22, §5.24, §7.43–7.47, §9.24, D16, D29',
  body: quizOrder,
  idempotent: true,
  success: 200,
  answer: generatedQuiz,
  errors: AI_ERRORS,
});

export const listQuizzes = defineCall({
  name: 'quizzes.list',
  method: 'GET',
  path: '/api/Quiz/history',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'The signed-in user’s quizzes, newest first.',
  source: 'S2 §7.48–7.49',
  query: pageQuery,
  success: 200,
  answer: quizPage,
  errors: {},
});

export const findQuiz = defineCall({
  name: 'quizzes.find',
  method: 'GET',
  path: '/api/Quiz/history/{id}',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'One quiz with its questions.',
  source: 'S2 §7.50, R1',
  params: documentIdParams,
  success: 200,
  answer: quiz,
  errors: { 404: 'There is none of that id, or it is another pupil’s.' },
});

export const chatAboutQuiz = defineCall({
  name: 'quizzes.chat',
  method: 'POST',
  path: '/api/QuizConversation/chat',
  auth: 'user',
  timeout: QUIZ_TIMEOUT,
  summary: 'Answers a question of a quiz, or asks about it.',
  source: 'S2 §5.30, §7.51–7.54, §9.25, R12',
  body: quizMessage,
  bodyLimit: 1024 * 1024,
  idempotent: true,
  success: 200,
  answer: quizReply,
  errors: AI_ERRORS,
});
