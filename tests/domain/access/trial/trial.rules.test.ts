import { assert, integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_TRIAL, TRIAL_DURATION, trialStatusAt } from '#domain/entitlement/trial-status.rules.ts';
import { trialEnd } from '#domain/entitlement/trial-status.rules.ts';
import { trialWarning, untilNextCheck } from '#domain/access/trial/trial.rules.ts';

const START = Date.parse('2026-11-20T10:00:00.000Z');
const HOUR = 3_600_000;
const running = { expiresAt: START + TRIAL_DURATION, remainingPoints: 25 };

describe('the status of a trial (S1 §3.49–3.51)', () => {
  it('can be started once, before it was', () => {
    expect(trialStatusAt(null, START)).toEqual({
      hasActiveTrial: false,
      canStartTrial: true,
      remainingPoints: 0,
      remainingHours: 0,
      expirationDate: null,
      isExpired: false,
    });
  });

  it('begins with 24 hours and 25 points (S1 §1.22, §9.1–9.2)', () => {
    expect(trialStatusAt(running, START)).toEqual({
      hasActiveTrial: true,
      canStartTrial: false,
      remainingPoints: 25,
      remainingHours: 24,
      expirationDate: '2026-11-21T10:00:00.000Z',
      isExpired: false,
    });
  });

  it.each([
    ['a moment before its end', TRIAL_DURATION - 1, 25, true],
    ['at its end', TRIAL_DURATION, 25, false],
    ['with its last point', HOUR, 1, true],
    ['without points', HOUR, 0, false],
  ])('%s', (_, elapsed, remainingPoints, isActive) => {
    const status = trialStatusAt({ ...running, remainingPoints }, START + elapsed);
    expect([status.hasActiveTrial, status.isExpired, status.canStartTrial]).toEqual([isActive, !isActive, false]);
  });

  it('is always exactly one of startable, active and expired (S1 §4.26)', () => {
    assert(
      property(
        option(
          record({ expiresAt: integer({ min: 0, max: 2 * START }), remainingPoints: integer({ min: -1, max: 25 }) }),
        ),
        integer({ min: 0, max: 2 * START }),
        (started, now) => {
          const { canStartTrial, hasActiveTrial, isExpired } = trialStatusAt(started, now);
          expect([canStartTrial, hasActiveTrial, isExpired].filter(Boolean)).toEqual([true]);
        },
      ),
    );
  });
});

describe('the warning (S1 §4.28–4.30, §9.4–9.5)', () => {
  it.each([
    [6, 3.01, 'normal'],
    [5, 24, 'warning'],
    [25, 3, 'warning'],
    [1, 0.1, 'warning'],
  ])('%d points and %d hours: %s', (remainingPoints, remainingHours, level) => {
    expect(trialWarning({ ...NO_TRIAL, hasActiveTrial: true, remainingPoints, remainingHours })).toBe(level);
  });

  it('is silent without an active trial (S1 §4.27)', () => {
    expect(trialWarning({ ...NO_TRIAL, remainingPoints: 1, isExpired: true })).toBe('none');
  });
});

it('names the points as the reason of an end only when none are left (S1 §2.42)', () => {
  expect([0, 1, 25].map((remainingPoints) => trialEnd({ ...NO_TRIAL, isExpired: true, remainingPoints }))).toEqual([
    'points_depleted',
    'expired',
    'expired',
  ]);
});

it('looks again every five minutes, at the end, and never more often than once a minute (S1 §9.6)', () => {
  expect(
    [24, 0.05, 0.01, 0].map((remainingHours) => untilNextCheck({ ...NO_TRIAL, hasActiveTrial: true, remainingHours })),
  ).toEqual([300_000, 180_000, 60_000, 60_000]);
});
