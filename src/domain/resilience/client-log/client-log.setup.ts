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
    /** What is kept of this user; what is kept of others goes. */
    recallEntries: actorSlot<readonly ClientLogEntry[], string>('recallEntries'),
    /** Answers how many of the batch have arrived, from the first. */
    sendEntries: actorSlot<number, ClientLogBatch>('sendEntries'),
  },
  delays: { interval: CLIENT_LOG_INTERVAL },
  guards: {
    isWorthKeeping: (_, entry: ClientLogEntry) => isWorthKeeping(entry),
    isOwner: ({ context }, userId: string) => context.ownerId === userId,
    canSend: ({ context }) => context.isHere && context.waiting.length > 0,
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
    welcomeBack: assign({ isHere: true }),
    /** Entries of nobody become theirs; those of another go. */
    adoptOwner: assign(({ context: { ownerId, waiting } }, userId: string) => ({
      ownerId: userId,
      isHere: true,
      waiting: ownerId === null ? waiting : [],
      batch: [],
    })),
    waitForOwner: assign({ isHere: false }),
    forgetOwner: assign({ ownerId: null, isHere: false }),
    forgetEntries: assign({ waiting: [], batch: [] }),
    announceChange: emit(({ context: { ownerId, batch, waiting } }): ClientLogEmitted => ({
      type: 'clientLog.changed',
      userId: ownerId,
      entries: [...batch, ...waiting],
    })),
  },
});
