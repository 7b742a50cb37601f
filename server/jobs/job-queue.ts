import PgBoss from 'pg-boss';
import { z } from 'zod';
import type { RunSql } from '#server/database/database.types.ts';
import type { Job, JobQueue } from '#server/jobs/job.types.ts';

/** Seconds after which a job is given to somebody else: its server has died, or hangs. */
const LEASE = 60;
/** Seconds between two looks for jobs of such servers. */
const MAINTENANCE = 15;
/** Seconds between two looks for a job that is due. */
const QUICKEST_LOOK = 2;
const SLOWEST_LOOK = 10;
/** Seconds for which a job that is done stays readable. */
const KEPT = 3600;

interface Dependencies {
  readonly runSql: RunSql;
  readonly jobs: readonly Job[];
  readonly report: (error: unknown, job?: string) => void;
}

/**
 * The jobs in a queue on the database, which any number of servers share: each run is one server's. A run puts down the
 * next one before it begins, so that the chain outlives whoever dies at work.
 */
export const startJobQueue = async ({ runSql, jobs, report }: Dependencies): Promise<JobQueue> => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => runSql(text, values) },
    schedule: false,
    maintenanceIntervalSeconds: MAINTENANCE,
    archiveCompletedAfterSeconds: KEPT,
    deleteAfterSeconds: KEPT,
  });
  boss.on('error', (error) => report(error));
  await boss.start();
  await boss.maintain();
  for (const { name, every, run } of jobs) {
    // At most one that waits and one at work.
    await boss.createQueue(name, { name, policy: 'stately', retryLimit: 0, expireInSeconds: LEASE });
    const addNext = (startAfter: number) => boss.send(name, {}, { startAfter });
    await addNext(0);
    const pollingIntervalSeconds = Math.min(Math.max(every / 4, QUICKEST_LOOK), SLOWEST_LOOK);
    await boss.work(name, { pollingIntervalSeconds }, async () => {
      await addNext(every);
      await run().catch((error: unknown) => report(error, name));
    });
  }
  return {
    lateness: async () => {
      const { rows } = await runSql(LATENESS);
      return lateness.parse(rows[0]).seconds;
    },
    close: () => boss.stop({ timeout: LEASE * 1000 }),
  };
};

const LATENESS = `select greatest(0, coalesce(extract(epoch from now() - min(start_after)), 0))::float as seconds
  from pgboss.job where state < 'active'`;

const lateness = z.object({ seconds: z.number() });
