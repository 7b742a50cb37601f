import { and, eq, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#server/database/database.types.ts';
import { jobs } from '#server/database/schema/jobs.tables.ts';

/** Seconds after which a server that has not said that it is still at work counts as dead. */
const LEASE = 60;

/** The clock is the database's, which all servers share. */
const now = sql`now()`;
const inSeconds = (seconds: number): SQL => sql`now() + ${seconds} * interval '1 second'`;
const isFree = or(isNull(jobs.heldUntil), lte(jobs.heldUntil, now));
const isDue = and(lte(jobs.dueAt, now), isFree);

/** Writes down those that nobody has done yet. They are due at once. */
export const knowJobs = async (database: Database, names: readonly string[]): Promise<void> => {
  await database
    .insert(jobs)
    .values(names.map((name) => ({ name, dueAt: now })))
    .onConflictDoNothing();
};

/** The due ones among these, which are the holder's from now on. Of servers that ask at once each job is one's. */
export const claimJobs = async (
  database: Database,
  names: readonly string[],
  holder: string,
): Promise<readonly string[]> => {
  const claimed = await database
    .update(jobs)
    .set({ holder, heldUntil: inSeconds(LEASE) })
    .where(and(inArray(jobs.name, [...names]), isDue))
    .returning({ name: jobs.name });
  return claimed.map(({ name }) => name);
};

/** Says that the holder is still at work. */
export const keepJobs = async (database: Database, names: readonly string[], holder: string): Promise<void> => {
  await database
    .update(jobs)
    .set({ heldUntil: inSeconds(LEASE) })
    .where(and(inArray(jobs.name, [...names]), eq(jobs.holder, holder)));
};

/** Gives the job back; it is due again after so many seconds. */
export const putDownJob = async (database: Database, name: string, holder: string, after: number): Promise<void> => {
  await database
    .update(jobs)
    .set({ holder: null, heldUntil: null, dueAt: inSeconds(after) })
    .where(and(eq(jobs.name, name), eq(jobs.holder, holder)));
};

/** How many seconds the one of these that waits longest is behind its time; 0 when none is. */
export const jobLateness = async (database: Database, names: readonly string[]): Promise<number> => {
  const [row] = await database
    .select({ seconds: sql`coalesce(max(extract(epoch from now() - ${jobs.dueAt})), 0)`.mapWith(Number) })
    .from(jobs)
    .where(and(inArray(jobs.name, [...names]), isDue));
  return row?.seconds ?? 0;
};
