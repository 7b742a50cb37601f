import { DEFAULT_TIMEOUT, defineCall } from '#contract/calls/call.ts';
import { AI_ERRORS } from '#contract/calls/ai.errors.ts';
import { exam, examMessage, examOrder, examPage, examReply, generatedExam } from '#contract/schemas/exam.schema.ts';
import { documentIdParams } from '#contract/schemas/id.schema.ts';
import { pageQuery } from '#contract/schemas/page.schema.ts';

export const generateExam = defineCall({
  name: 'exams.generate',
  method: 'POST',
  path: '/api/Assistant/exam-generator',
  auth: 'user',
  subject: { in: 'body', field: 'userId', admins: 'refused' },
  timeout: 180_000,
  summary: 'Makes and stores a practice exam; it may take two minutes.',
  source: 'S2 §7.32–7.36, D12, D16, R7',
  body: examOrder,
  idempotent: true,
  success: 200,
  answer: generatedExam,
  errors: AI_ERRORS,
});

export const listExams = defineCall({
  name: 'exams.list',
  method: 'GET',
  path: '/api/ExamHistory',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'The signed-in user’s exams, newest first.',
  source: 'S2 §7.38',
  query: pageQuery,
  success: 200,
  answer: examPage,
  errors: {},
});

export const findExam = defineCall({
  name: 'exams.find',
  method: 'GET',
  path: '/api/ExamHistory/{id}',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'One exam.',
  source: 'S2 §7.39, R1',
  params: documentIdParams,
  success: 200,
  answer: exam,
  errors: { 404: 'There is none of that id, or it is another pupil’s.' },
});

export const chatAboutExam = defineCall({
  name: 'exams.chat',
  method: 'POST',
  path: '/api/ExamConversation/chat',
  auth: 'user',
  timeout: 180_000,
  summary: 'Asks about an exam.',
  source: 'S2 §5.28–5.29, §7.40–7.42, §9.23, R11, R12',
  body: examMessage,
  bodyLimit: 1024 * 1024,
  idempotent: true,
  success: 200,
  answer: examReply,
  errors: AI_ERRORS,
});
