import { fromPromise } from 'xstate';
import { journalMachine } from '#domain/resilience/client-log/client-log.machine.ts';
import { isUndeliverable } from '#domain/resilience/client-log/client-log.rules.ts';
import type { JournalBatch } from '#domain/resilience/client-log/client-log.types.ts';
import { failureOf } from '#domain/shared/failure.ts';
import type { JournalStore } from '#application/ports/client-log-store.port.ts';
import type { Logs } from '#application/ports/client-logs.port.ts';

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
const deliver = async (logs: Logs, { userId, entries }: JournalBatch, signal: AbortSignal): Promise<number> => {
  let delivered = 0;
  for (const { text, at } of entries) {
    if (!(await isDelivered(logs.write({ userId, text, at }, signal)))) break;
    delivered += 1;
  }
  return delivered;
};

/** What it emits is for the app to keep: `journal.changed` goes to the same store. */
export const journalLogic = (store: JournalStore, logs: Logs) =>
  journalMachine.provide({
    actors: {
      recallEntries: fromPromise(async () => store.recall()),
      sendEntries: fromPromise(({ input: batch, signal }) => deliver(logs, batch, signal)),
    },
  });

export type JournalLogic = ReturnType<typeof journalLogic>;
