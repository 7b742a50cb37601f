import { Counter, type Registry } from 'prom-client';

/** What there was too little of. */
export type Pressure = 'event loop' | 'heap' | 'memory';

export const pressureMetrics = (registry: Registry) => {
  const refusals = new Counter({
    name: 'nauka_pressure_refusals_total',
    help: 'Calls that were refused (503) because the process had too little time or memory left.',
    labelNames: ['pressure'],
    registers: [registry],
  });
  return { refused: (pressure: Pressure): void => refusals.inc({ pressure }) };
};

export type PressureMetrics = ReturnType<typeof pressureMetrics>;
