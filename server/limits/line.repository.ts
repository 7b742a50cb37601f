import { and, asc, eq, gt, lt, lte, sql, type SQL } from 'drizzle-orm';
import { keyReused, tooMany } from '#server/api/api-failure.ts';
import type { KeyedRequest } from '#server/api/keyed-request.types.ts';
import type { Database } from '#server/database/database.types.ts';
import { callsInLine } from '#server/database/schema/limits.tables.ts';
import type { CallInLine } from '#server/limits/line.rules.ts';

/** Seconds after which a call counts as over when its server has not said that it is still at it. */
export const LEASE = 15;

/** In seconds; somebody who asks that fast can wait for one answer. */
const FULL_LINE_WAIT = 5;

/** The clock is the database's, which all servers share. */
const now = sql`now()`;
const leaseEnd: SQL = sql`now() + ${LEASE} * interval '1 second'`;

interface NewCall {
  readonly caller: string;
  readonly keyed: Pick<KeyedRequest, 'key' | 'requestHash'> | null;
  /** How many a line may hold. */
  readonly most: number;
}

interface Joined {
  readonly number: number;
  readonly ahead: readonly CallInLine[];
}

/** Puts a call at the end of its caller's line. Throws 429 when that is full, 409 when its key stands there with another request. */
export const joinLine = (database: Database, { caller, keyed, most }: NewCall): Promise<Joined> =>
  database.transaction(async (transaction) => {
    // Calls of one caller come one after another, whichever servers they come to.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${caller}, 0))`);
    const ahead = await transaction
      .select({ number: callsInLine.number, key: callsInLine.key, requestHash: callsInLine.requestHash })
      .from(callsInLine)
      .where(and(eq(callsInLine.caller, caller), gt(callsInLine.heldUntil, now)))
      .orderBy(asc(callsInLine.number));
    if (ahead.some(({ key, requestHash }) => key !== null && key === keyed?.key && requestHash !== keyed.requestHash))
      throw keyReused();
    if (ahead.length >= most) throw tooMany('Too many calls at once.', FULL_LINE_WAIT);
    const [row] = await transaction
      .insert(callsInLine)
      .values({ caller, key: keyed?.key ?? null, requestHash: keyed?.requestHash ?? null, heldUntil: leaseEnd })
      .returning({ number: callsInLine.number });
    if (row === undefined) throw new Error('A call that was put into a line is not there.');
    return { number: row.number, ahead };
  });

/** Those before it, oldest first. */
export const callsAhead = (database: Database, caller: string, number: number): Promise<CallInLine[]> =>
  database
    .select({ number: callsInLine.number, key: callsInLine.key })
    .from(callsInLine)
    .where(and(eq(callsInLine.caller, caller), lt(callsInLine.number, number), gt(callsInLine.heldUntil, now)))
    .orderBy(asc(callsInLine.number));

const isCall = (caller: string, number: number): SQL | undefined =>
  and(eq(callsInLine.caller, caller), eq(callsInLine.number, number));

/** Says that its server is still at it. */
export const keepInLine = async (database: Database, caller: string, number: number): Promise<void> => {
  await database.update(callsInLine).set({ heldUntil: leaseEnd }).where(isCall(caller, number));
};

export const leaveLine = async (database: Database, caller: string, number: number): Promise<void> => {
  await database.delete(callsInLine).where(isCall(caller, number));
};

/** Of servers that died. */
export const deleteLapsedCalls = async (database: Database): Promise<void> => {
  await database.delete(callsInLine).where(lte(callsInLine.heldUntil, now));
};
