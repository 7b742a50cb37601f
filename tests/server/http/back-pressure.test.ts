import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { refuseUnderPressure } from '#server/http/back-pressure.ts';
import type { Pressure } from '#server/metrics/pressure-metrics.ts';
import { readSettings, type PressureSettings } from '#server/settings/settings.ts';

const NO_LIMITS: PressureSettings = { eventLoopDelay: 0, heapShare: 0, memoryShare: 0 };
/** Below what any process needs. */
const NOTHING = 1e-12;

/** A server with these limits: what it answers to a call and to whoever watches it, and what it was refused for. */
const pressed = async (limits: Partial<PressureSettings>) => {
  const app = Fastify();
  const refused = new Set<Pressure>();
  const pressure = { ...NO_LIMITS, ...limits };
  await refuseUnderPressure(app, { ...readSettings({}), pressure }, { refused: (what) => void refused.add(what) });
  for (const call of ['cards.due', 'system.health'])
    app.get(`/${call}`, { config: { call } as never }, async () => 'answered');
  const statusOf = async (path: string) => (await app.inject(path)).statusCode;
  return { app, refused, statusOf };
};

test.each<[Pressure, Partial<PressureSettings>]>([
  ['event loop', { eventLoopDelay: NOTHING }],
  ['heap', { heapShare: NOTHING }],
  ['memory', { memoryShare: NOTHING }],
])('too little of the %s refuses calls under its name, and nobody who watches', async (name, limits) => {
  const { app, refused, statusOf } = await pressed(limits);
  await expect.poll(() => statusOf('/cards.due'), { timeout: 10_000 }).toBe(503);
  expect([await statusOf('/system.health'), [...refused]]).toEqual([200, [name]]);
  await app.close();
});
