import * as z from 'zod/mini';
import { DEFAULT_TIMEOUT, defineCall } from '#contract/calls/call.ts';
import {
  conversation,
  conversationChange,
  conversationPage,
  conversationSummary,
} from '#contract/schemas/assistant.schema.ts';
import { conversationId } from '#contract/schemas/id.schema.ts';
import { nothing } from '#contract/schemas/outcome.schema.ts';
import { conversationPageQuery } from '#contract/schemas/page.schema.ts';

export const listConversations = defineCall({
  name: 'conversations.list',
  method: 'GET',
  path: '/api/Conversations',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary:
    'The signed-in user’s conversations, newest first, of one mode or of both. With a query only those in whose title or whose own messages each of its words stands; capitals and Polish marks count for nothing.',
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

export const renameConversation = defineCall({
  name: 'conversations.rename',
  method: 'PATCH',
  path: '/api/Conversations/{id}',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'Gives a conversation a name of 1 to 100 characters.',
  source: 'S2 §2.39, R1, R12',
  params: z.object({ id: conversationId }),
  body: conversationChange,
  success: 200,
  answer: conversationSummary,
  errors: { 404: 'There is none of that id, or it is another pupil’s.' },
});

export const removeConversation = defineCall({
  name: 'conversations.remove',
  method: 'DELETE',
  path: '/api/Conversations/{id}',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'Deletes a conversation with all its messages. What is deleted is deleted: a second time finds nothing.',
  source: 'S2 §2.39, R1',
  params: z.object({ id: conversationId }),
  success: 204,
  answer: nothing,
  errors: { 404: 'There is none of that id any more, or it is another pupil’s.' },
});
