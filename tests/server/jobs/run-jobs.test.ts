import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/database/database.types.ts';
import { jobs } from '#server/database/schema/jobs.tables.ts';
import type { RunningJobs } from '#server/jobs/job.types.ts';
import { runJobs } from '#server/jobs/run-jobs.ts';
import { freshDatabase } from '../../support/fresh-database.ts';
import { gate } from '../../support/gate.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await freshDatabase();
});
afterAll(() => opened.close());

const HOUR = 3600;

/** Servers that know the same job; `runs` counts its runs, whose ever they are. */
const startServers = (name: string, count: number, run: () => Promise<unknown> = async () => {}) => {
  const told = { runs: 0, ended: [] as unknown[], errors: [] as unknown[] };
  const servers: readonly RunningJobs[] = Array.from({ length: count }, () =>
    runJobs({
      database: opened.database,
      report: (error, job) => told.errors.push([job, error]),
      onRun: (job, outcome) => told.ended.push([job, outcome]),
      jobs: [
        {
          name,
          every: HOUR,
          run: async () => {
            told.runs += 1;
            await run();
          },
        },
      ],
    }),
  );
  return { told, servers, close: () => Promise.all(servers.map((server) => server.close())) };
};

/** Whether it is held, and in how many minutes it is due. */
const rowOf = async (name: string) => {
  const minutes = sql`round(extract(epoch from ${jobs.dueAt} - now()) / 60)`.mapWith(Number);
  const [row] = await opened.database
    .select({ isHeld: sql<boolean>`${jobs.holder} is not null`, minutes })
    .from(jobs)
    .where(eq(jobs.name, name));
  return row;
};

const DONE = { isHeld: false, minutes: 60 };

const make = (name: string, row: Partial<typeof jobs.$inferInsert>) =>
  opened.database.insert(jobs).values({ name, dueAt: new Date(Date.now() - HOUR * 1000), ...row });

const ELSEWHERE = '5a4c7a4e-6e0e-4e55-b7a5-2a9d5d3f1b11';

test('a job that two servers know is run by one of them, and is due again an hour later (R17)', async () => {
  const { told, close } = startServers('twice-known', 2);
  await expect.poll(() => rowOf('twice-known')).toEqual(DONE);
  await close();
  const later = startServers('twice-known', 2);
  await later.servers[0]?.lateness();
  await later.close();
  expect([told, later.told]).toEqual([
    { runs: 1, ended: [['twice-known', 'done']], errors: [] },
    { runs: 0, ended: [], errors: [] },
  ]);
});

test('a job that fails is reported, and comes again all the same', async () => {
  const failure = new Error('no');
  const { told, close } = startServers('failing', 1, () => Promise.reject(failure));
  await expect.poll(() => rowOf('failing')).toEqual(DONE);
  await close();
  expect(told).toEqual({ runs: 1, ended: [['failing', 'failed']], errors: [['failing', failure]] });
});

test('a job whose server has died at work is taken up by another, and one that is at work elsewhere is not', async () => {
  await make('of-the-dead', { holder: ELSEWHERE, heldUntil: new Date(Date.now() - 1000) });
  await make('of-another', { holder: ELSEWHERE, heldUntil: new Date(Date.now() + 60_000) });
  const [dead, living] = [startServers('of-the-dead', 1), startServers('of-another', 1)];
  await expect.poll(() => rowOf('of-the-dead')).toEqual(DONE);
  expect(await living.servers[0]?.lateness()).toBe(0);
  await Promise.all([dead.close(), living.close()]);
  expect([dead.told.runs, living.told.runs, await rowOf('of-another')]).toEqual([1, 0, { isHeld: true, minutes: -60 }]);
});

test('a server that stops ends what it is at, and says how late is what it does not take up any more', async () => {
  const [begun, end] = [gate(), gate()];
  const { servers, close } = startServers('long', 1, () => {
    begun.open();
    return end.isOpen;
  });
  await begun.isOpen;
  const closed = close();
  expect(await rowOf('long')).toEqual({ isHeld: true, minutes: 0 });
  end.open();
  await closed;
  expect(await rowOf('long')).toEqual(DONE);
  await opened.database
    .update(jobs)
    .set({ dueAt: sql`now() - interval '5 minutes'` })
    .where(eq(jobs.name, 'long'));
  expect(await servers[0]?.lateness()).toBeCloseTo(300, -1);
});

test('a database that is away is reported, and harms neither the server nor the job', async () => {
  const nobody = new Pool({ host: '127.0.0.1', port: 1 });
  const reported = gate();
  const errors: unknown[] = [];
  const { close } = runJobs({
    database: drizzle(nobody),
    jobs: [{ name: 'any', every: HOUR, run: async () => {} }],
    report: (error) => {
      errors.push(error);
      reported.open();
    },
  });
  await reported.isOpen;
  await close();
  await nobody.end();
  expect(errors).toEqual([expect.any(Error)]);
});
