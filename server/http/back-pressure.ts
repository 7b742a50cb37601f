import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import underPressure, { TYPE_EVENT_LOOP_DELAY, TYPE_HEAP_USED_BYTES, TYPE_RSS_BYTES } from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from '#server/api/api-failure.ts';
import type { Pressure, PressureMetrics } from '#server/metrics/pressure-metrics.ts';
import type { Settings } from '#server/settings/settings.ts';

/** Milliseconds between two looks at how the process is. */
const LOOK = 1000;
/** Seconds after which whoever was refused may try again. */
const PAUSE = 5;

const PRESSURES: Readonly<Record<string, Pressure>> = {
  [TYPE_EVENT_LOOP_DELAY]: 'event loop',
  [TYPE_HEAP_USED_BYTES]: 'heap',
  [TYPE_RSS_BYTES]: 'memory',
};

/** Whoever watches the server asks also while nobody else is let in. */
export const isForWatchers = (call: string): boolean => call.startsWith('system.');

/**
 * Refuses calls (503) while the process has hardly any time or memory left, before they cost more of either: those that run
 * shall end well. Files of the web app cost neither.
 */
export const refuseUnderPressure = async (
  app: FastifyInstance,
  { pressure: { eventLoopDelay, heapShare, memoryShare } }: Settings,
  metrics: PressureMetrics,
): Promise<void> => {
  await app.register(underPressure, {
    sampleInterval: LOOK,
    maxEventLoopDelay: eventLoopDelay,
    maxHeapUsedBytes: heapShare * getHeapStatistics().heap_size_limit,
    maxRssBytes: memoryShare * memoryOfMachine(),
    pressureHandler: async ({ routeOptions }: FastifyRequest, _reply, type) => {
      const { call } = routeOptions.config;
      if (call === undefined || isForWatchers(call)) return;
      metrics.refused(PRESSURES[type] ?? 'memory');
      throw new ApiFailure(503, 'overloaded', 'The server has too much to do. Try again soon.', { retryAfter: PAUSE });
    },
  });
};

/** In bytes: of the container where one has a limit, whose absence Node tells by nothing, zero or a number beyond any machine. */
const memoryOfMachine = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity);
