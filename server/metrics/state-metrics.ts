import { Gauge, type Registry } from 'prom-client';
import type { OpenDatabase } from '#server/database/database.types.ts';

/** What is asked for when Prometheus asks. */
export interface ServerState {
  /** In seconds. */
  readonly lateness: () => Promise<number>;
  readonly connections: OpenDatabase['connections'];
}

export const stateMetrics = (registry: Registry, { lateness, connections }: ServerState): void => {
  registry.registerMetric(
    new Gauge({
      name: 'nauka_job_lateness_seconds',
      help: 'How far the job that waits longest is behind its time; absent while the database is away.',
      registers: [],
      async collect() {
        this.remove();
        await lateness().then(
          (seconds) => this.set(seconds),
          () => {},
        );
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'nauka_database_connections',
      help: 'Connections to PostgreSQL, and queries that wait for one; absent with the embedded database, which needs none.',
      labelNames: ['state'],
      registers: [],
      collect() {
        for (const [state, count] of Object.entries(connections?.() ?? {})) this.set({ state }, count);
      },
    }),
  );
};
