import { clientLog } from './client-log.setup.ts';

export const clientLogMachine = clientLog.createMachine({
  id: 'clientLog',
  description:
    'What happened in the app, for us to find faults: gathered in the browser, without anything personal, and sent every minute. What cannot be sent is kept and sent again.',
  meta: { source: ['S1 §3 Log entry', 'S1 §7', 'S1 §9', 'R9', 'R12', 'R14'] },
  context: { ownerId: null, isHere: false, waiting: [], batch: [] },
  initial: 'gathering',
  on: {
    'entry.written': {
      guard: { type: 'isWorthKeeping', params: ({ event }) => event.entry },
      actions: [{ type: 'write', params: ({ event }) => event.entry }, 'announceChange'],
    },
    'session.established': [
      { guard: { type: 'isOwner', params: ({ event }) => event.userId }, actions: 'welcomeBack' },
      {
        target: '.recalling',
        actions: { type: 'adoptOwner', params: ({ event }) => event.userId },
        meta: { note: 'What another user has left is not sent in this name.' },
      },
    ],
    'session.ended': [
      {
        guard: { type: 'isLeft', params: ({ event }) => event.isLeft },
        target: '.gathering',
        actions: ['forgetEntries', 'announceChange', 'forgetOwner'],
        meta: { note: 'Nothing stays in the browser for the next pupil.' },
      },
      {
        target: '.gathering',
        actions: [{ type: 'dropDelivered', params: 0 }, 'waitForOwner'],
        meta: { note: 'The login has expired, or begins anew: entries wait for the same pupil.' },
      },
    ],
  },
  states: {
    recalling: {
      description: 'We look for entries that this pupil’s last visit could not send.',
      invoke: {
        id: 'recallEntries',
        src: 'recallEntries',
        input: ({ context }) => context.ownerId!,
        onDone: {
          target: 'gathering',
          actions: [{ type: 'recall', params: ({ event }) => event.output }, 'announceChange'],
        },
        onError: 'gathering',
      },
    },
    gathering: {
      description: 'Entries gather until the minute is over.',
      after: {
        interval: [
          { guard: 'canSend', target: 'sending' },
          { target: 'gathering', reenter: true, meta: { note: 'Nothing to send, or nobody in whose name.' } },
        ],
      },
      on: { 'page.left': { guard: 'canSend', target: 'sending', meta: { note: 'The page may never come back.' } } },
    },
    sending: {
      description: 'A batch is on its way; new entries wait behind it.',
      tags: 'busy',
      entry: 'takeBatch',
      invoke: {
        id: 'sendEntries',
        src: 'sendEntries',
        input: ({ context }) => ({ userId: context.ownerId!, entries: context.batch }),
        onDone: [
          {
            guard: { type: 'hasMoreToSend', params: ({ event }) => event.output },
            target: 'sending',
            reenter: true,
            actions: [{ type: 'dropDelivered', params: ({ event }) => event.output }, 'announceChange'],
          },
          {
            target: 'gathering',
            actions: [{ type: 'dropDelivered', params: ({ event }) => event.output }, 'announceChange'],
            meta: { note: 'All has arrived; or the rest goes back to the front and is sent again.' },
          },
        ],
        onError: {
          target: 'gathering',
          actions: { type: 'dropDelivered', params: 0 },
          meta: { note: 'Nothing is lost: the batch goes back to the front and is sent again.' },
        },
      },
    },
  },
});
