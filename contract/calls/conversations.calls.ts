import * as z from 'zod/mini';
import { DEFAULT_TIMEOUT, defineCall } from '#contract/calls/call.ts';
import { conversation, conversationPage } from '#contract/schemas/assistant.schema.ts';
import { conversationId } from '#contract/schemas/id.schema.ts';
import { conversationPageQuery } from '#contract/schemas/page.schema.ts';

export const listConversations = defineCall({
  name: 'conversations.list',
  method: 'GET',
  path: '/api/Conversations',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'The signed-in user’s conversations, newest first, of one mode or of both.',
  source: 'S2 §2.40, §7.30, D12',
  query: conversationPageQuery,
  success: 200,
  answer: conversationPage,
  errors: {},
});

export const findConversation = defineCall({
  name: 'conversations.find',
  method: 'GET',
  path: '/api/Conversations/{id}',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'One conversation with its messages, oldest first.',
  source: 'S2 §7.31, D12, R1',
  params: z.object({ id: conversationId }),
  success: 200,
  answer: conversation,
  errors: { 404: 'There is none of that id, or it is another pupil’s.' },
});
