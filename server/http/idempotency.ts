import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { and, eq, lt } from 'drizzle-orm';
import type { Call } from '#contract/calls/call.ts';
import type { Database } from '#server/database/database.types.ts';
import { idempotencyKeys } from '#server/database/schema/api.tables.ts';
import { invalid, keyReused } from '#server/api/api-failure.ts';
import type { KeyedRequest } from '#server/api/keyed-request.types.ts';

/** How long an answer can be asked for again. */
const RETENTION = 7 * 24 * 3_600_000;

const KEY = /^[\x21-\x7e]{1,255}$/;

/** The key that a request was sent with, if it was. Throws a 400 for what cannot be one. */
export const idempotencyKeyOf = ({ idempotent }: Call, headers: IncomingHttpHeaders): string | null => {
  const key = headers['idempotency-key'];
  if (idempotent === undefined || typeof key !== 'string') return null;
  if (!KEY.test(key)) throw invalid('Idempotency-Key', 'not 1 to 255 visible ASCII characters');
  return key;
};

/** Characters beyond which a text stands in a request's hash as its own: a file is not written down once more for it. */
const LONG = 64 * 1024;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const shortened = (_name: string, value: unknown): unknown =>
  typeof value === 'string' && value.length > LONG ? hashOf(value) : value;

export const keyedRequest = (userId: string, key: string, ...parts: readonly unknown[]): KeyedRequest => ({
  userId,
  key,
  requestHash: hashOf(JSON.stringify(parts, shortened)),
});

/** The answer given before, as JSON. Throws 409 when it was given to another request. */
export const findStoredAnswer = async (
  database: Database,
  { userId, key, requestHash }: KeyedRequest,
): Promise<string | null> => {
  const [row] = await database
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  if (row === undefined) return null;
  if (row.requestHash !== requestHash) throw keyReused();
  return row.answer;
};

/** Fails when the same key was kept in the meantime, which undoes the transaction. */
export const storeAnswer = async (
  transaction: Database,
  request: KeyedRequest,
  answer: unknown,
  now: number,
): Promise<void> => {
  await transaction
    .insert(idempotencyKeys)
    .values({ ...request, answer: JSON.stringify(answer), createdAt: new Date(now) });
};

export const deleteOldAnswers = async (database: Database, now: number): Promise<void> => {
  await database.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now - RETENTION)));
};
