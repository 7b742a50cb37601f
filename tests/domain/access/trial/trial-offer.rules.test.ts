import { expect, it } from 'vitest';
import { canBeginTrial, isTrialOfferable } from '#domain/access/trial/trial-offer.rules.ts';
import { NO_TRIAL } from '#domain/entitlement/trial-status.rules.ts';
import { ANIAS_ACCOUNT, PREMIUM } from '../../../model/identity/people.ts';

const GROWN = ANIAS_ACCOUNT;

it.each([
  ['a pupil without a plan', GROWN, null, true],
  [
    'a pupil of secondary school who has not been asked for an age',
    { ...GROWN, classId: 11, isUnder16: null },
    null,
    true,
  ],
  [
    'a pupil of primary school who has not been asked for an age',
    { ...GROWN, classId: 8, isUnder16: null },
    null,
    false,
  ],
  ['a younger pupil whose guardian has agreed', { ...GROWN, isUnder16: true, guardianConsent: true }, null, true],
  ['a younger pupil whose guardian has not', { ...GROWN, isUnder16: true, guardianConsent: false }, null, false],
  ['a pupil whose plan has ended', GROWN, { ...PREMIUM, isActive: false }, true],
  ['a pupil with a plan', GROWN, PREMIUM, false],
  ['a pupil who has yet to choose a class', { ...GROWN, classId: null }, null, false],
] as const)('a trial and %s (S1 §2.38, R8)', (_, user, subscription, isOfferable) => {
  expect(isTrialOfferable(user, subscription)).toEqual(isOfferable);
});

const STARTABLE = { ...NO_TRIAL, canStartTrial: true };

it.each([
  ['whose trial has not been started', GROWN, null, STARTABLE, true],
  ['whose trial runs', GROWN, null, { ...STARTABLE, hasActiveTrial: true }, false],
  ['whose trial is over', GROWN, null, { ...NO_TRIAL, isExpired: true }, false],
  ['of whose trial nobody knows', GROWN, null, null, false],
  ['of whose plan nobody knows', GROWN, 'unknown', STARTABLE, false],
  ['who holds a plan', GROWN, PREMIUM, STARTABLE, false],
  ['whose guardian has not agreed', { ...GROWN, isUnder16: true, guardianConsent: false }, null, STARTABLE, false],
  ['whose profile is not complete', { ...GROWN, classId: null }, null, STARTABLE, false],
] as const)('a pupil %s can begin one now: %s (S1 §4.86, D27)', (_, user, subscription, trial, canBegin) => {
  expect(canBeginTrial(user, subscription, trial)).toBe(canBegin);
});
