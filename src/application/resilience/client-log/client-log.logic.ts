import { fromPromise } from 'xstate';
import { clientLogMachine } from '#domain/resilience/client-log/client-log.machine.ts';
import { isUndeliverable } from '#domain/resilience/client-log/client-log.rules.ts';
import type { ClientLogBatch } from '#domain/resilience/client-log/client-log.types.ts';
import { failureOf } from '#domain/shared/failure.ts';
import type { ClientLogStore } from '#application/ports/client-log-store.port.ts';
import type { ClientLogs } from '#application/ports/client-logs.port.ts';

/** Whether an entry is out of the way: it has arrived, or never will. */
const isDelivered = async (writing: Promise<void>): Promise<boolean> => {
  try {
    await writing;
    return true;
  } catch (error) {
    return isUndeliverable(failureOf(error).code);
  }
};

/** One after the other, so that what has arrived is known when one fails. */
const deliver = async (logs: ClientLogs, { userId, entries }: ClientLogBatch, signal: AbortSignal): Promise<number> => {
  let delivered = 0;
  for (const { text, at } of entries) {
    if (!(await isDelivered(logs.write({ userId, text, at }, signal)))) break;
    delivered += 1;
  }
  return delivered;
};

/** What it emits is for the app to keep: `clientLog.changed` goes to the same store. */
export const clientLogLogic = (store: ClientLogStore, logs: ClientLogs) =>
  clientLogMachine.provide({
    actors: {
      recallEntries: fromPromise(async ({ input: userId }: { readonly input: string }) => store.recall(userId)),
      sendEntries: fromPromise(({ input: batch, signal }) => deliver(logs, batch, signal)),
    },
  });

export type ClientLogLogic = ReturnType<typeof clientLogLogic>;
