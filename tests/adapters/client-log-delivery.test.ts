import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { clientLogLogic } from '#application/resilience/client-log/client-log.logic.ts';
import type { ClientLogStore } from '#application/ports/client-log-store.port.ts';
import type { ClientLogs } from '#application/ports/client-logs.port.ts';
import { Failure, type FailureCode } from '#domain/shared/failure.ts';

/** A clientLog with three entries of the last visit, and a server that refuses some of them. */
const scene = async (refusals: Readonly<Record<string, FailureCode>>) => {
  const written: string[] = [];
  const logs: ClientLogs = {
    write: async ({ userId, text, at }) => {
      const refusal = refusals[text];
      if (refusal !== undefined) throw new Failure(refusal);
      written.push(`${userId} ${text} ${at}`);
    },
  };
  const store: ClientLogStore = {
    recall: () => ['one', 'two', 'three'].map((text, at) => ({ level: 'info', text, at })),
    keep: () => {},
  };
  const clock = new SimulatedClock();
  const clientLog = createActor(clientLogLogic(store, logs), { clock }).start();
  clientLog.send({ type: 'session.established', userId: 'ania' });
  await expect.poll(() => clientLog.getSnapshot().value).toBe('gathering');
  clock.increment(60_000);
  await expect.poll(() => clientLog.getSnapshot().value).toBe('gathering');
  return { written, waiting: clientLog.getSnapshot().context.waiting.map(({ text }) => text) };
};

describe('the delivery of the clientLog', () => {
  it('writes entry by entry in the name of whoever is logged in', async () => {
    expect(await scene({})).toEqual({ written: ['ania one 0', 'ania two 1', 'ania three 2'], waiting: [] });
  });

  it('keeps what has not arrived, and nothing else (S1 §7.70)', async () => {
    expect(await scene({ two: 'server/unavailable' })).toEqual({ written: ['ania one 0'], waiting: ['two', 'three'] });
  });

  it('lets no entry that the server will never take hold up the others', async () => {
    expect(await scene({ two: 'request/invalid' })).toEqual({ written: ['ania one 0', 'ania three 2'], waiting: [] });
  });
});
