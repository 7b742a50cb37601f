import { failing, failureCode, notingFailure } from '#domain/shared/machine.ts';
import { threadOf } from './assistant.rules.ts';
import type { PendingQuestion } from './assistant.types.ts';
import { assistant, pauseOf } from './assistant.setup.ts';

export const assistantMachine = assistant.createMachine({
  id: 'assistant',
  description:
    'One thread with Tutor AI or Przyjaciel AI: the pupil writes or attaches files, the answer comes, and nothing that was typed is lost.',
  meta: {
    source: [
      'S2 §2 Assistant',
      'S2 §4 Mode and thread of the assistant',
      'S2 §4 Sending a message',
      'S2 §5 Assistant',
      'S2 §8 Chat',
      'R10',
      'R12',
      'D47',
    ],
  },
  context: ({ input }) => ({
    ...input,
    thread: [],
    draft: '',
    attachments: [],
    pending: null,
    writing: '',
    lost: null,
    intention: null,
    failure: null,
    pause: null,
  }),
  initial: 'deciding',
  invoke: {
    id: 'history',
    src: 'history',
    input: ({ context }) => ({ mode: context.mode }),
    onError: { meta: { note: 'The thread goes on without its history.' } },
  },
  on: {
    'pupil.draftChanged': { actions: [{ type: 'type', params: ({ event }) => event.text }, 'keepDraft'] },
    'pupil.filesAttached': {
      actions: { type: 'attach', params: ({ event }) => event.files },
      meta: { note: 'Files that cannot go along are left out, and we say why.' },
    },
    'history.conversationRemoved': {
      guard: { type: 'isSameConversation', params: ({ event }) => event.conversationId },
      target: '.preparing',
      actions: ['dropDraft', 'clearThread', 'forgetIntention'],
      meta: { note: 'The open one was deleted: a new one begins.' },
    },
    'pupil.fileRemoved': { actions: { type: 'detach', params: ({ event }) => event.id } },
  },
  states: {
    deciding: {
      description: 'Is a past conversation wanted?',
      always: [{ guard: 'hasConversation', target: 'opening' }, { target: 'preparing' }],
    },
    preparing: {
      description: 'We look for a draft of this thread, and for a question that was on its way when the page was left.',
      invoke: {
        id: 'recallDraft',
        src: 'recallDraft',
        input: ({ context }) => ({ userId: context.userId, thread: threadOf(context) }),
        onDone: [
          {
            guard: { type: 'isOnItsWay', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'resume', params: ({ event }) => event.output },
            meta: { note: 'Asked again under its key: the reply has gone on meanwhile, and costs no second point.' },
          },
          { target: 'composing', actions: { type: 'recall', params: ({ event }) => event.output } },
        ],
        onError: { target: 'composing', actions: { type: 'type', params: '' } },
      },
    },
    composing: {
      description: 'The pupil reads and writes.',
      after: {
        pause: {
          guard: 'isPaused',
          actions: 'endPause',
          meta: { note: 'The server has been left alone for as long as it asked.' },
        },
      },
      on: {
        'pupil.messageSent': [
          { guard: 'isPaused', meta: { note: 'The server has asked to be left alone; what is typed stays.' } },
          { guard: 'isSignedOut', actions: { type: 'noteFailure', params: 'assistant/signed-out' } },
          {
            guard: { type: 'isSendable', params: ({ event }) => event.text },
            target: 'asking',
            actions: [{ type: 'ask', params: ({ event }) => event }, 'keepQuestion', 'keepDraft'],
            meta: { note: 'The message stands in the thread at once.' },
          },
        ],
        'pupil.modeChosen': [
          { guard: { type: 'isSameMode', params: ({ event }) => event.mode } },
          {
            guard: 'isThreadEmpty',
            target: 'preparing',
            actions: ['clearThread', { type: 'switchMode', params: ({ event }) => event.mode }, 'refreshHistory'],
          },
          {
            target: 'confirming',
            actions: { type: 'intend', params: ({ event }) => ({ kind: 'mode', mode: event.mode }) },
          },
        ],
        'pupil.newConversationRequested': [
          { guard: 'isThreadEmpty', target: 'preparing', actions: 'clearThread' },
          { target: 'confirming', actions: { type: 'intend', params: { kind: 'new' } } },
        ],
        'pupil.conversationChosen': [
          { guard: { type: 'isSameConversation', params: ({ event }) => event.conversationId } },
          { target: 'opening', actions: { type: 'choose', params: ({ event }) => event.conversationId } },
        ],
      },
    },
    asking: {
      description: 'The question is on its way; Tutor or Przyjaciel answers.',
      tags: 'busy',
      initial: 'thinking',
      invoke: [
        {
          id: 'hearWriting',
          src: 'hearWriting',
          input: ({ context }) => ({ idempotencyKey: (context.pending as PendingQuestion).idempotencyKey }),
          onError: { meta: { note: 'The answer comes all the same, at once.' } },
        },
        {
          id: 'askAssistant',
          src: 'askAssistant',
          input: ({ context }) => {
            const { prompt, attachments, idempotencyKey } = context.pending as PendingQuestion;
            return {
              mode: context.mode,
              userId: context.userId,
              classId: context.classId,
              conversationId: context.conversationId,
              history: context.thread.slice(0, -1),
              prompt,
              attachments,
              idempotencyKey,
            };
          },
          onDone: {
            target: 'composing',
            actions: [
              'dropQuestion',
              'dropDraft',
              'dropSentFiles',
              { type: 'adoptAnswer', params: ({ event }) => event.output },
              'keepDraft',
              'announceAnswer',
              'refreshHistory',
            ],
          },
          onError: [
            {
              guard: { type: 'isRefused', params: failureCode },
              target: 'composing',
              actions: ['takeBack', 'keepQuestion', 'keepDraft', notingFailure, 'announceRefusal'],
            },
            {
              guard: { type: 'isConflict', params: failureCode },
              target: 'composing',
              actions: ['takeBack', 'forgetLost', 'keepQuestion', 'keepDraft', notingFailure],
              meta: { note: 'Its key belongs to another request: it would never be answered under it.' },
            },
            {
              target: 'composing',
              actions: ['takeBack', 'keepQuestion', 'keepDraft', notingFailure, { type: 'notePause', params: pauseOf }],
              meta: { note: 'The thread is rolled back; the text is in the input again, and so are the files.' },
            },
          ],
        },
      ],
      states: {
        thinking: {
          description: 'Nothing of the answer has come yet.',
          on: {
            'assistant.wrote': {
              target: 'writing',
              actions: { type: 'noteWriting', params: ({ event }) => event.text },
            },
            'pupil.askCancelled': {
              target: '#assistant.composing',
              actions: ['withdraw', 'takeBack', 'keepQuestion', 'keepDraft'],
              meta: { note: 'The question comes back; nothing is stored and nothing costs.' },
            },
          },
        },
        writing: {
          description: 'The answer grows on the screen.',
          on: {
            'assistant.wrote': { actions: { type: 'noteWriting', params: ({ event }) => event.text } },
            'pupil.askCancelled': {
              target: 'stopping',
              actions: 'withdraw',
              meta: { note: 'What came is kept: it is stored as the answer.' },
            },
          },
        },
        stopping: { description: 'The pupil has stopped the answer; what came of it is being stored.' },
      },
      on: {
        'history.conversationRemoved': {
          guard: { type: 'isSameConversation', params: ({ event }) => event.conversationId },
          target: 'composing',
          actions: ['withdraw', 'dropQuestion', 'dropDraft', 'takeBack', 'clearThread', 'keepDraft'],
          meta: { note: 'Nobody can answer in it any more: the question is in the input of a new one.' },
        },
      },
    },
    confirming: {
      description: 'The thread would be closed: the pupil is asked first.',
      on: {
        'pupil.confirmed': { target: 'preparing', actions: ['fulfilIntention', 'clearThread', 'refreshHistory'] },
        'pupil.declined': { target: 'composing', actions: 'forgetIntention' },
      },
    },
    opening: {
      description: 'A past conversation is fetched.',
      tags: 'busy',
      invoke: {
        id: 'openConversation',
        src: 'openConversation',
        input: ({ context }) => context.conversationId ?? '',
        onDone: [
          {
            guard: { type: 'isOfOtherMode', params: ({ event }) => event.output },
            target: 'preparing',
            actions: [{ type: 'adoptConversation', params: ({ event }) => event.output }, 'refreshHistory'],
            meta: { note: 'The address named another mode; the conversation knows better.' },
          },
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'preparing',
            actions: { type: 'adoptConversation', params: ({ event }) => event.output },
          },
          { target: 'preparing', actions: ['clearThread', { type: 'noteFailure', params: 'request/not-found' }] },
        ],
        onError: failing('unopened'),
      },
      on: {
        'pupil.conversationChosen': {
          target: 'opening',
          reenter: true,
          actions: { type: 'choose', params: ({ event }) => event.conversationId },
        },
        'pupil.newConversationRequested': { target: 'preparing', actions: 'clearThread' },
      },
    },
    unopened: {
      description: 'The conversation could not be fetched; it can be tried again.',
      on: {
        'pupil.retried': 'opening',
        'pupil.modeChosen': [
          { guard: { type: 'isSameMode', params: ({ event }) => event.mode } },
          {
            target: 'preparing',
            actions: ['clearThread', { type: 'switchMode', params: ({ event }) => event.mode }, 'refreshHistory'],
          },
        ],
        'pupil.conversationChosen': {
          target: 'opening',
          actions: { type: 'choose', params: ({ event }) => event.conversationId },
        },
        'pupil.newConversationRequested': { target: 'preparing', actions: 'clearThread' },
      },
    },
  },
});
