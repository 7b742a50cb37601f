import { failing } from '#domain/shared/machine.ts';
import { conversationHistory } from './conversation-history.setup.ts';

export const conversationHistoryMachine = conversationHistory.createMachine({
  id: 'conversationHistory',
  description: 'The list of past conversations of one mode, page by page.',
  meta: { source: ['S2 §2 Assistant', 'S2 §4 Sending a message', 'S2 §8 Chat'] },
  context: ({ input }) => ({ ...input, conversations: [], page: 1, hasNextPage: false, failure: null }),
  initial: 'loading',
  on: {
    'history.refreshRequested': {
      target: '.loading',
      actions: { type: 'startOver', params: ({ event }) => event.mode },
      meta: { note: 'A new answer or another mode: the newest come first.' },
    },
  },
  states: {
    loading: {
      description: 'We ask for a page; what was listed stays.',
      tags: 'busy',
      invoke: {
        id: 'fetchConversations',
        src: 'fetchConversations',
        input: ({ context: { mode, page } }) => ({ mode, page }),
        onDone: { target: 'listed', actions: { type: 'adoptPage', params: ({ event }) => event.output } },
        onError: failing('failed'),
      },
    },
    listed: {
      description: 'The conversations are listed.',
      on: { 'pupil.moreRequested': { guard: 'hasNextPage', target: 'loading', actions: 'turnPage' } },
    },
    failed: {
      description: 'The page could not be had.',
      on: { 'pupil.retried': { target: 'loading', actions: 'forgetFailure' } },
    },
  },
});
