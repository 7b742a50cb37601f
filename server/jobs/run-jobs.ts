import { randomUUID } from 'node:crypto';
import type { Database } from '#server/database/database.types.ts';
import type { Job, RunningJobs } from '#server/jobs/job.types.ts';
import { claimJobs, jobLateness, keepJobs, knowJobs, putDownJob } from '#server/jobs/jobs.repository.ts';

/** Milliseconds between two looks for what is due. */
const PAUSE = 2000;

interface Dependencies {
  readonly database: Database;
  readonly jobs: readonly Job[];
  readonly report: (error: unknown, job?: string) => void;
  /** Hears of every run that has ended. */
  readonly onRun?: (job: string, outcome: 'done' | 'failed') => void;
}

/**
 * Runs the jobs when they are due. Any number of servers may do so on one database: each run is one server's, and those of a
 * server that dies at work, or loses the database, are taken up by whoever looks first after a minute.
 */
export const runJobs = ({ database, jobs, report, onRun }: Dependencies): RunningJobs => {
  const holder = randomUUID();
  const names = jobs.map(({ name }) => name);
  const atWork = new Map<string, Promise<void>>();
  let areKnown = false;
  let isClosed = false;

  const runOne = async ({ name, every, run }: Job): Promise<void> => {
    await run().then(
      () => onRun?.(name, 'done'),
      (error: unknown) => {
        report(error, name);
        onRun?.(name, 'failed');
      },
    );
    await putDownJob(database, name, holder, every).catch((error: unknown) => report(error, name));
    atWork.delete(name);
  };

  const takeDue = async (): Promise<void> => {
    if (!areKnown) await knowJobs(database, names);
    areKnown = true;
    if (atWork.size > 0) await keepJobs(database, [...atWork.keys()], holder);
    const idle = names.filter((name) => !atWork.has(name));
    const due = idle.length === 0 ? [] : await claimJobs(database, idle, holder);
    for (const job of jobs) if (due.includes(job.name)) atWork.set(job.name, runOne(job));
  };

  let timer: NodeJS.Timeout;
  const lookAgain = async (): Promise<void> => {
    await takeDue().catch((error: unknown) => report(error));
    if (!isClosed) timer = setTimeout(look, PAUSE).unref();
  };
  let looking: Promise<void>;
  const look = (): void => {
    looking = lookAgain();
  };
  look();

  return {
    lateness: () => jobLateness(database, names),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await looking;
      await Promise.all(atWork.values());
    },
  };
};
