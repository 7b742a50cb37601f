import { Counter, Histogram, type Registry } from 'prom-client';

export interface AnsweredCall {
  readonly method: string;
  /** The template of the address, like `/api/Users/:id`; absent where nothing has one. */
  readonly route: string | undefined;
  readonly status: number;
  readonly seconds: number;
}

/** Pages and addresses that nothing answers: whoever asks for them may make up as many as they like. */
const OTHER = { route: 'other', method: 'any' } as const;

/** An answer of a model may take half a minute. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export const callMetrics = (registry: Registry) => {
  const durations = new Histogram({
    name: 'nauka_http_request_duration_seconds',
    help: 'Answered requests by the template of their address.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'nauka_rate_limit_refusals_total',
    help: 'Requests that were too many (429).',
    labelNames: ['method', 'route'],
    registers: [registry],
  });
  return {
    answered: ({ method, route, status, seconds }: AnsweredCall): void => {
      const labels = route === undefined ? OTHER : { route, method };
      durations.observe({ ...labels, status: `${Math.floor(status / 100)}xx` }, seconds);
      if (status === 429) refusals.inc(labels);
    },
  };
};
