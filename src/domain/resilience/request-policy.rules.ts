/** When a request that failed is made again, and how long that waits (S1 §7.5–7.9, §7.11–7.12, §9.10–9.11, R10). Times in milliseconds. */
export const MAX_ATTEMPTS = 3;
const BASE_DELAY = 1_000;
const MAX_JITTER = 0.25;
/** A server that asks for more patience than this is not asked again. */
const MAX_RETRY_AFTER = 30_000;

/** What came of an attempt instead of an answer. Being aborted by the caller is none: that is never tried again (S1 §7.10, D69). */
export type RetryCause =
  { readonly kind: 'network' } | { readonly kind: 'timeout' } | { readonly kind: 'status'; readonly status: number };

interface RequestNature {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent with a token: only then are calls tried again (S1 §7.5–7.6). */
  readonly isAuthenticated: boolean;
  readonly hasIdempotencyKey: boolean;
}

const isRetryableStatus = (status: number): boolean => status >= 500 && status !== 501;

const isRetryable = (cause: RetryCause): boolean => cause.kind !== 'status' || isRetryableStatus(cause.status);

/** How often the request may be made in all. A POST without a key could take effect twice. */
export const attemptsFor = ({ method, isAuthenticated, hasIdempotencyKey }: RequestNature): number =>
  isAuthenticated && (method !== 'POST' || hasIdempotencyKey) ? MAX_ATTEMPTS : 1;

/** The wait after the n-th failed attempt, n from 1; `random` is from 0 up to 1. */
export const backoff = (attempt: number, random: number): number =>
  BASE_DELAY * 2 ** (attempt - 1) * (1 + MAX_JITTER * random);

export interface FailedAttempt {
  /** Which attempt this was, from 1. */
  readonly attempt: number;
  readonly attempts: number;
  readonly cause: RetryCause;
  /** What the server asked for; null when it did not. */
  readonly retryAfter: number | null;
  readonly random: number;
}

/** How long to wait before the next attempt, or null when this was the last. */
export const nextAttemptIn = ({ attempt, attempts, cause, retryAfter, random }: FailedAttempt): number | null => {
  if (attempt >= attempts || !isRetryable(cause)) return null;
  const delay = backoff(attempt, random);
  if (retryAfter === null) return delay;
  return retryAfter > MAX_RETRY_AFTER ? null : Math.max(delay, retryAfter);
};
