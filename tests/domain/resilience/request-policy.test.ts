import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attemptsFor, backoff, nextAttemptIn, type FailedAttempt } from '#domain/resilience/request-policy.rules.ts';

const failed = (change: Partial<FailedAttempt>): FailedAttempt => ({
  attempt: 1,
  attempts: 3,
  cause: { kind: 'network' },
  retryAfter: null,
  random: 0,
  ...change,
});

describe('how often a request is made', () => {
  // S1 §7.5–7.6, §9.10
  it.each([
    ['GET', true, false, 3],
    ['PUT', true, false, 3],
    ['DELETE', true, false, 3],
    ['POST', true, true, 3],
    ['POST', true, false, 1],
    ['GET', false, false, 1],
    ['POST', false, true, 1],
  ] as const)(
    '%s, signed in: %s, with a key: %s: at most %i',
    (method, isAuthenticated, hasIdempotencyKey, attempts) => {
      expect(attemptsFor({ method, isAuthenticated, hasIdempotencyKey })).toBe(attempts);
    },
  );

  it('asks again after every status from 500 on except 501, and after none below (S1 §7.12)', () => {
    const retried = Array.from({ length: 500 }, (_, index) => index + 100).filter(
      (status) => nextAttemptIn(failed({ cause: { kind: 'status', status } })) !== null,
    );
    expect(retried).toEqual([500, ...Array.from({ length: 98 }, (_, index) => 502 + index)]);
  });

  it('asks again after a lost connection and after a timeout (S1 §7.9, §7.11)', () => {
    expect([nextAttemptIn(failed({})), nextAttemptIn(failed({ cause: { kind: 'timeout' } }))]).toEqual([1000, 1000]);
  });

  it('does not ask a fourth time (S1 §7.5, §9.10)', () => {
    expect([1, 2, 3].map((attempt) => nextAttemptIn(failed({ attempt })))).toEqual([1000, 2000, null]);
  });
});

describe('how long it waits', () => {
  it('doubles from one second, and up to a quarter is left to chance (S1 §7.7–7.8, §9.11)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, random) => {
        const base = 1000 * 2 ** (attempt - 1);
        expect(backoff(attempt, random)).toBeGreaterThanOrEqual(base);
        expect(backoff(attempt, random)).toBeLessThanOrEqual(base * 1.25);
      }),
    );
  });

  it('is as long as the server asks, if that is longer, and half a minute at most', () => {
    expect([0, 999, 5000, 30_000, 30_001].map((retryAfter) => nextAttemptIn(failed({ retryAfter })))).toEqual([
      1000,
      1000,
      5000,
      30_000,
      null,
    ]);
  });
});
