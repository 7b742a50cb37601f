import { Counter, type Registry } from 'prom-client';

export const jobMetrics = (registry: Registry) => {
  const runs = new Counter({
    name: 'nauka_job_runs_total',
    help: 'Runs of what the server does by itself.',
    labelNames: ['job', 'outcome'],
    registers: [registry],
  });
  return { ran: (job: string, outcome: 'done' | 'failed'): void => runs.inc({ job, outcome }) };
};
