import { assign, emit, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import {
  isWorthKeeping,
  CLIENT_LOG_BATCH_SIZE,
  CLIENT_LOG_INTERVAL,
  withEntry,
  withinCapacity,
} from './client-log.rules.ts';
import type {
  ClientLogBatch,
  ClientLogContext,
  ClientLogEmitted,
  ClientLogEntry,
  ClientLogEvent,
} from './client-log.types.ts';

const clientLog = setup({
  types: {
    context: {} as ClientLogContext,
    events: {} as ClientLogEvent,
    emitted: {} as ClientLogEmitted,
    tags: {} as 'busy',
    meta: {} as { readonly note?: string; readonly source?: readonly string[] },
  },
  actors: {
    recallEntries: actorSlot<readonly ClientLogEntry[]>('recallEntries'),
    /** Answers how many of the batch have arrived, from the first. */
    sendEntries: actorSlot<number, ClientLogBatch>('sendEntries'),
  },
  delays: { interval: CLIENT_LOG_INTERVAL },
  guards: {
    isWorthKeeping: (_, entry: ClientLogEntry) => isWorthKeeping(entry),
    canSend: ({ context }) => context.userId !== null && context.waiting.length > 0,
    hasMoreToSend: ({ context }, delivered: number) => delivered === context.batch.length && context.waiting.length > 0,
    isLeft: (_, isLeft: boolean) => isLeft,
  },
  actions: {
    recall: assign(({ context }, entries: readonly ClientLogEntry[]) => ({
      waiting: withinCapacity([...entries, ...context.waiting], 0),
    })),
    write: assign(({ context }, entry: ClientLogEntry) => ({
      waiting: withEntry(context.waiting, entry, context.batch.length),
    })),
    takeBatch: assign(({ context: { waiting } }) => ({
      batch: waiting.slice(0, CLIENT_LOG_BATCH_SIZE),
      waiting: waiting.slice(CLIENT_LOG_BATCH_SIZE),
    })),
    dropDelivered: assign(({ context: { batch, waiting } }, delivered: number) => ({
      batch: [],
      waiting: [...batch.slice(delivered), ...waiting],
    })),
    setUser: assign({ userId: (_, userId: string) => userId }),
    forgetPerson: assign({ userId: null }),
    forgetEntries: assign({ waiting: [], batch: [] }),
    announceChange: emit(({ context: { batch, waiting } }): ClientLogEmitted => ({
      type: 'clientLog.changed',
      entries: [...batch, ...waiting],
    })),
  },
});

const recalling = clientLog.createStateConfig({
  description: 'We look for entries that the last visit could not send.',
  invoke: {
    id: 'recallEntries',
    src: 'recallEntries',
    onDone: {
      target: 'gathering',
      actions: [{ type: 'recall', params: ({ event }) => event.output }, 'announceChange'],
    },
    onError: 'gathering',
  },
});

const gathering = clientLog.createStateConfig({
  description: 'Entries gather until the minute is over.',
  after: {
    interval: [
      { guard: 'canSend', target: 'sending' },
      { target: 'gathering', reenter: true, meta: { note: 'Nothing to send, or nobody in whose name.' } },
    ],
  },
  on: { 'page.left': { guard: 'canSend', target: 'sending', meta: { note: 'The page may never come back.' } } },
});

const sending = clientLog.createStateConfig({
  description: 'A batch is on its way; new entries wait behind it.',
  tags: 'busy',
  entry: 'takeBatch',
  invoke: {
    id: 'sendEntries',
    src: 'sendEntries',
    input: ({ context }) => ({ userId: context.userId!, entries: context.batch }),
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
  on: {
    'session.ended': [
      {
        guard: { type: 'isLeft', params: ({ event }) => event.isLeft },
        target: 'gathering',
        actions: ['forgetPerson', 'forgetEntries', 'announceChange'],
        meta: { note: 'Nothing stays in the browser for the next pupil.' },
      },
      {
        target: 'gathering',
        actions: ['forgetPerson', { type: 'dropDelivered', params: 0 }],
        meta: { note: 'The login has expired: the batch waits for the next one.' },
      },
    ],
  },
});

export const clientLogMachine = clientLog.createMachine({
  id: 'clientLog',
  description:
    'What happened in the app, for us to find faults: gathered in the browser, without anything personal, and sent every minute. What cannot be sent is kept and sent again.',
  meta: { source: ['S1 §3 Log entry', 'S1 §7', 'S1 §9', 'R9', 'R12', 'R14'] },
  context: { userId: null, waiting: [], batch: [] },
  initial: 'recalling',
  on: {
    'entry.written': {
      guard: { type: 'isWorthKeeping', params: ({ event }) => event.entry },
      actions: [{ type: 'write', params: ({ event }) => event.entry }, 'announceChange'],
    },
    'session.established': { actions: { type: 'setUser', params: ({ event }) => event.userId } },
    'session.ended': [
      {
        guard: { type: 'isLeft', params: ({ event }) => event.isLeft },
        actions: ['forgetPerson', 'forgetEntries', 'announceChange'],
        meta: { note: 'Nothing stays in the browser for the next pupil.' },
      },
      { actions: 'forgetPerson', meta: { note: 'The login has expired: entries wait for the next one.' } },
    ],
  },
  states: { recalling, gathering, sending },
});
