import { failing, failureCode } from '#domain/shared/machine.ts';
import { conversationHistory } from './conversation-history.setup.ts';

export const conversationHistoryMachine = conversationHistory.createMachine({
  id: 'conversationHistory',
  description:
    'The list of past conversations of one mode, page by page: the pupil looks for one, gives it another name or deletes it.',
  meta: {
    source: ['S2 §2 Assistant', 'S2 §4 Sending a message', 'S2 §8 Chat', 'R1', 'R12', 'beyond the specification'],
  },
  context: ({ input }) => ({
    ...input,
    query: '',
    conversations: [],
    page: 1,
    hasNextPage: false,
    failure: null,
    edit: null,
    removed: [],
  }),
  type: 'parallel',
  states: {
    list: {
      description: 'What is listed.',
      initial: 'loading',
      on: {
        'history.refreshRequested': {
          target: '.loading',
          actions: { type: 'startOver', params: ({ event }) => event.mode },
          meta: { note: 'A new answer or another mode: the newest come first.' },
        },
        'pupil.queryChanged': [
          { guard: { type: 'isSameQuery', params: ({ event }) => event.query } },
          { target: '.pausing', actions: { type: 'lookFor', params: ({ event }) => event.query } },
        ],
      },
      states: {
        pausing: {
          description: 'The pupil types what to look for; what was listed stays.',
          after: { searchPause: 'loading' },
          on: {
            'pupil.queryChanged': [
              { guard: { type: 'isSameQuery', params: ({ event }) => event.query } },
              {
                target: 'pausing',
                reenter: true,
                actions: { type: 'lookFor', params: ({ event }) => event.query },
                meta: { note: 'The pause begins anew.' },
              },
            ],
            'pupil.searchSent': 'loading',
          },
        },
        loading: {
          description: 'We ask for a page; what was listed stays.',
          tags: 'busy',
          invoke: {
            id: 'fetchConversations',
            src: 'fetchConversations',
            input: ({ context: { mode, query, page } }) => ({ mode, query: query.trim(), page }),
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
    },
    edit: {
      description: 'What is done with one of them.',
      initial: 'none',
      states: {
        none: {
          description: 'The pupil reads the list.',
          on: {
            'pupil.renameRequested': {
              guard: { type: 'isListed', params: ({ event }) => event.id },
              target: 'naming',
              actions: { type: 'edit', params: ({ event }) => event },
            },
            'pupil.removalRequested': {
              guard: { type: 'isListed', params: ({ event }) => event.id },
              target: 'confirming',
              actions: { type: 'edit', params: ({ event }) => ({ id: event.id, title: '' }) },
            },
          },
        },
        naming: {
          description: 'The pupil types another name.',
          on: {
            'pupil.titleChanged': { actions: { type: 'typeTitle', params: ({ event }) => event.title } },
            'pupil.titleSent': { guard: 'isName', target: 'renaming' },
            'pupil.declined': { target: 'none', actions: 'forgetEdit' },
          },
        },
        renaming: {
          description: 'The name is on its way.',
          tags: 'busy',
          invoke: {
            id: 'renameConversation',
            src: 'renameConversation',
            input: ({ context: { edit } }) => ({ id: edit?.conversation.id ?? '', title: edit?.title.trim() ?? '' }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                target: 'none',
                actions: [{ type: 'adoptTitle', params: ({ event }) => event.output }, 'forgetEdit'],
              },
              {
                target: 'none',
                actions: ['announceRemoval', 'drop', 'forgetEdit'],
                meta: { note: 'It was deleted elsewhere.' },
              },
            ],
            onError: { target: 'naming', actions: { type: 'noteEditFailure', params: failureCode } },
          },
        },
        confirming: {
          description: 'It would be gone for good: the pupil is asked first.',
          on: {
            'pupil.confirmed': 'removing',
            'pupil.declined': { target: 'none', actions: 'forgetEdit' },
          },
        },
        removing: {
          description: 'It is deleted on the server, with its messages.',
          tags: 'busy',
          invoke: {
            id: 'removeConversation',
            src: 'removeConversation',
            input: ({ context: { edit } }) => edit?.conversation.id ?? '',
            onDone: { target: 'none', actions: ['announceRemoval', 'drop', 'forgetEdit'] },
            onError: { target: 'confirming', actions: { type: 'noteEditFailure', params: failureCode } },
          },
        },
      },
    },
  },
});
