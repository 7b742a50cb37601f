import { DEFAULT_TIMEOUT, defineCall } from '#contract/calls/call.ts';
import { examHandIn, examMarks, examReview, examSaving, keptAttempt } from '#contract/schemas/exam.schema.ts';
import { documentIdParams } from '#contract/schemas/id.schema.ts';
import { nothing } from '#contract/schemas/outcome.schema.ts';

const BODY_LIMIT = 512 * 1024;
const NO_EXAM = 'There is none of that id, or it is another pupil’s.';

export const findExamAttempt = defineCall({
  name: 'exams.findAttempt',
  method: 'GET',
  path: '/api/ExamHistory/{id}/attempt',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'How far the signed-in user’s attempt at an exam has come.',
  source: 'beyond the specification, D18',
  params: documentIdParams,
  success: 200,
  answer: keptAttempt,
  errors: { 404: NO_EXAM },
});

export const saveExamAttempt = defineCall({
  name: 'exams.saveAttempt',
  method: 'PUT',
  path: '/api/ExamHistory/{id}/attempt',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary:
    'Saves answers; the first one begins the attempt, without what is to be heard where it says so. Of two answers to a task the later one stays.',
  source: 'beyond the specification, D18',
  params: documentIdParams,
  body: examSaving,
  bodyLimit: BODY_LIMIT,
  success: 204,
  answer: nothing,
  errors: { 404: NO_EXAM, 409: 'It was handed in before.' },
});

export const handInExam = defineCall({
  name: 'exams.handIn',
  method: 'POST',
  path: '/api/ExamHistory/{id}/hand-in',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'Hands an exam in, at its deadline at the latest.',
  source: 'beyond the specification, D18',
  params: documentIdParams,
  body: examHandIn,
  bodyLimit: BODY_LIMIT,
  success: 204,
  answer: nothing,
  errors: { 404: NO_EXAM, 409: 'It was handed in before.' },
});

export const reviewExam = defineCall({
  name: 'exams.review',
  method: 'GET',
  path: '/api/ExamHistory/{id}/review',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'An exam that was handed in: points by its key, solutions, and what the pupil marks by.',
  source: 'beyond the specification, D18',
  params: documentIdParams,
  success: 200,
  answer: examReview,
  errors: { 404: `${NO_EXAM} Or it was not handed in.` },
});

export const markExam = defineCall({
  name: 'exams.mark',
  method: 'PUT',
  path: '/api/ExamHistory/{id}/marks',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'Keeps the points that the pupil gave for answers in own words.',
  source: 'beyond the specification, D18',
  params: documentIdParams,
  body: examMarks,
  success: 200,
  answer: examReview,
  errors: { 404: `${NO_EXAM} Or it was not handed in.` },
});
