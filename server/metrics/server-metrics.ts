import { collectDefaultMetrics, Registry } from 'prom-client';
import { callMetrics } from '#server/metrics/call-metrics.ts';
import { stateMetrics, type ServerState } from '#server/metrics/state-metrics.ts';
import { jobMetrics } from '#server/metrics/job-metrics.ts';
import { pressureMetrics } from '#server/metrics/pressure-metrics.ts';
import { tutorMetrics } from '#server/metrics/tutor-metrics.ts';

/**
 * What Prometheus is told (docs/operating.md). Its labels are names of ours, of which there are few: never an address, an id
 * or a text of anybody (R9).
 */
export const serverMetrics = (state: ServerState) => {
  const registry = new Registry();
  stateMetrics(registry, state);
  return {
    calls: callMetrics(registry),
    jobs: jobMetrics(registry),
    pressure: pressureMetrics(registry),
    tutor: tutorMetrics(registry),
    /** Of the process, which is one however many servers a test starts in it. */
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
};

export type ServerMetrics = ReturnType<typeof serverMetrics>;
