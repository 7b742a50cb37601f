import * as z from 'zod/mini';
import { DEFAULT_TIMEOUT, defineCall } from '#contract/calls/call.ts';
import { feedbackList, givenFeedback } from '#contract/schemas/feedback.schema.ts';
import { conversationId } from '#contract/schemas/id.schema.ts';
import { nothing } from '#contract/schemas/outcome.schema.ts';

export const listFeedback = defineCall({
  name: 'feedback.list',
  method: 'GET',
  path: '/api/Conversations/{id}/Feedback',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'What the signed-in user thought of the answers of one conversation.',
  source: 'S2 §4.19–4.26, R1',
  params: z.object({ id: conversationId }),
  success: 200,
  answer: feedbackList,
  errors: { 404: 'There is none of that id, or it is another pupil’s.' },
});

export const giveFeedback = defineCall({
  name: 'feedback.give',
  method: 'POST',
  path: '/api/Conversations/{id}/Feedback',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'Says what the signed-in user thought of an answer; a second word takes the place of the first.',
  source: 'S2 §4.19–4.26, R1',
  params: z.object({ id: conversationId }),
  body: givenFeedback,
  success: 204,
  answer: nothing,
  errors: { 404: 'There is no such answer, or it is another pupil’s.' },
});
