import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServerDatabase } from '#server/database/database.types.ts';
import { startJobQueue } from '#server/jobs/job-queue.ts';
import { freshDatabase } from '../../support/fresh-database.ts';

let opened: ServerDatabase;
beforeAll(async () => {
  opened = await freshDatabase();
});
afterAll(() => opened.close());

const HOUR = 3600;

/** Two servers that know the same job; `runs` names whose run it was. */
const startTwo = async (name: string, run: () => Promise<void> = async () => {}) => {
  const runs: string[] = [];
  const errors: unknown[] = [];
  const copy = (who: string) =>
    startJobQueue({
      runSql: opened.runSql,
      report: (error) => errors.push(error),
      jobs: [
        {
          name,
          every: HOUR,
          run: () => {
            runs.push(who);
            return run();
          },
        },
      ],
    });
  const copies = await Promise.all([copy('first'), copy('second')]);
  return { runs, errors, copies, close: () => Promise.all(copies.map((queue) => queue.close())) };
};

const jobsOf = async (name: string) => {
  const { rows } = await opened.runSql(
    `select state::text, start_after > now() as "isForLater" from pgboss.job where name = '${name}' order by pgboss.job.state`,
  );
  return rows;
};

const DONE_ONCE = [
  { state: 'created', isForLater: true },
  { state: 'completed', isForLater: false },
];

test('a job that two servers know is run once by one of them, and the next one is put down', async () => {
  const { runs, errors, copies, close } = await startTwo('twice-known');
  await expect.poll(() => jobsOf('twice-known')).toEqual(DONE_ONCE);
  expect(await copies[0]?.lateness()).toBe(0);
  await close();
  expect({ runs: runs.length, errors }).toEqual({ runs: 1, errors: [] });
});

test('a server that starts later finds the job done and leaves it for its time', async () => {
  const { runs, copies, close } = await startTwo('twice-known');
  await expect.poll(async () => (await jobsOf('twice-known')).length).toBe(2);
  expect([await copies[0]?.lateness(), await copies[1]?.lateness()]).toEqual([0, 0]);
  await close();
  expect(runs).toEqual([]);
});

test('a job that fails is reported, and comes again all the same', async () => {
  const failure = new Error('no');
  const { errors, close } = await startTwo('failing', () => Promise.reject(failure));
  await expect.poll(() => jobsOf('failing')).toEqual(DONE_ONCE);
  await close();
  expect(errors).toEqual([failure]);
});

test('a job whose server has died at work is taken up by another', async () => {
  await opened.runSql(
    `insert into pgboss.job (name, state, started_on, expire_in, policy) values ('failing', 'active', now() - interval '2 minutes', interval '1 minute', 'stately')`,
  );
  await opened.runSql(`update pgboss.job set start_after = now() - interval '1 minute' where state = 'created'`);
  const { runs, close } = await startTwo('failing');
  await expect.poll(() => runs.length).toBe(1);
  await close();
});

test('a script that fails within its own transaction leaves nothing of it behind', async () => {
  await expect(opened.runSql('begin; create table half (id int); select 1 / 0; commit;')).rejects.toThrow();
  expect((await opened.runSql(`select to_regclass('half')::text as name`)).rows).toEqual([{ name: null }]);
});
