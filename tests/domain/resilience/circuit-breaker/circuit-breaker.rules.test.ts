import { expect, it } from 'vitest';
import {
  FAILURES_TO_OPEN,
  isServiceFailure,
  OPEN_DURATION,
  SUCCESSES_TO_CLOSE,
} from '#domain/resilience/circuit-breaker/circuit-breaker.rules.ts';

it('knows the numbers of the specification (S1 §9.12–9.14)', () => {
  expect([FAILURES_TO_OPEN, OPEN_DURATION, SUCCESSES_TO_CLOSE]).toEqual([5, 60_000, 2]);
});

it.each([
  ['network/offline', true],
  ['network/timeout', true],
  ['server/unavailable', true],
  ['server/unreadable', true],
  ['unexpected', true],
  ['session/expired', false],
  ['session/forbidden', false],
  ['request/not-found', false],
  ['request/conflict', false],
  ['request/invalid', false],
  ['request/too-many', false],
] as const)('takes %s for a sign of a sick service: %s', (code, isSick) => {
  expect(isServiceFailure(code)).toBe(isSick);
});
