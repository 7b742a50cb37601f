import * as z from 'zod/mini';
import { DEFAULT_TIMEOUT, defineCall } from '#contract/calls/call.ts';
import { AI_ERRORS } from '#contract/calls/ai.errors.ts';
import { assistantAnswer, question } from '#contract/schemas/assistant.schema.ts';
import { nothing } from '#contract/schemas/outcome.schema.ts';
import { text } from '#contract/schemas/text.schema.ts';

/** Five files of 5 MiB do not fit at once: R12 limits both. */
const CHAT_BODY_LIMIT = 17 * 1024 * 1024;

const CHAT_ERRORS = {
  ...AI_ERRORS,
  404: 'There is no such conversation, or it is another pupil’s.',
  409: 'The key was used for another body, or the pupil stopped the reply before its first word.',
  429: 'More questions than a pupil may ask; `Retry-After` says when to go on.',
} as const;

export const askTutor = defineCall({
  name: 'assistant.tutor',
  method: 'POST',
  path: '/api/Assistant/tutor',
  auth: 'user',
  subject: { in: 'body', field: 'userId', admins: 'refused' },
  timeout: DEFAULT_TIMEOUT,
  summary: 'Asks Tutor, who guides step by step without the answer. Starts the trial at the first question.',
  source: 'S2 §5.1–5.3, §7.15, §7.17–7.26, D12, D16, R1, R5, R8, R10, R12, D47',
  body: question,
  bodyLimit: CHAT_BODY_LIMIT,
  idempotent: true,
  streamed: true,
  success: 200,
  answer: assistantAnswer,
  errors: CHAT_ERRORS,
});

export const askBuddy = defineCall({
  name: 'assistant.buddy',
  method: 'POST',
  path: '/api/Assistant/buddy',
  auth: 'user',
  subject: { in: 'body', field: 'userId', admins: 'refused' },
  timeout: DEFAULT_TIMEOUT,
  summary: 'Asks Przyjaciel, who shows the whole solution. Starts the trial at the first question.',
  source: 'S2 §5.1–5.3, §7.16–7.26, D12, D16, R1, R5, R8, R10, R12, D47',
  body: question,
  bodyLimit: CHAT_BODY_LIMIT,
  idempotent: true,
  streamed: true,
  success: 200,
  answer: assistantAnswer,
  errors: CHAT_ERRORS,
});

export const stopReply = defineCall({
  name: 'assistant.stop',
  method: 'DELETE',
  path: '/api/Assistant/replies/{key}',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary:
    'Stops the signed-in user’s reply that is written under this Idempotency-Key; what was shown of it is kept as the answer. Done also where nothing is written any more.',
  source: 'D16, D47',
  params: z.object({ key: text(255, 1) }),
  success: 204,
  answer: nothing,
  errors: {},
});

export const previewAI = defineCall({
  name: 'ai.preview',
  method: 'GET',
  path: '/api/AI/GetPreview',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'Declared by the specification; its use is not shown.',
  source: 'S1 §7.60',
  success: 200,
  answer: z.unknown(),
  errors: {},
});

export const askAI = defineCall({
  name: 'ai.ask',
  method: 'POST',
  path: '/api/AI',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'Declared by the specification; its use is not shown.',
  source: 'S1 §7.61',
  body: nothing,
  success: 200,
  answer: z.unknown(),
  errors: {},
});
