import { assign, emit, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import type { MachineMeta } from '#domain/shared/machine.ts';
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

export const clientLog = setup({
  types: {
    context: {} as ClientLogContext,
    events: {} as ClientLogEvent,
    emitted: {} as ClientLogEmitted,
    tags: {} as 'busy',
    meta: {} as MachineMeta,
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
