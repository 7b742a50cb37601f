import { expect, test } from 'vitest';
import { aiAccess } from '#domain/entitlement/ai-access.rules.ts';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import { NO_TRIAL, TRIAL_DURATION, trialStatusAt } from '#domain/entitlement/trial-status.rules.ts';

const untouched = trialStatusAt(null, 0);
const active = trialStatusAt({ expiresAt: TRIAL_DURATION, remainingPoints: 1 }, 0);
const expired = trialStatusAt({ expiresAt: TRIAL_DURATION, remainingPoints: 1 }, TRIAL_DURATION);
const depleted = trialStatusAt({ expiresAt: TRIAL_DURATION, remainingPoints: 0 }, 0);
const both = trialStatusAt({ expiresAt: TRIAL_DURATION, remainingPoints: 0 }, TRIAL_DURATION);

const plan = (isActive: boolean, hasAI: boolean): Subscription => ({
  isActive,
  isRecurring: true,
  willAutoRenew: true,
  isCancelled: false,
  cancelAtPeriodTime: null,
  currentPeriodEnd: null,
  membershipType: { uniqueID: 'basic', name: 'Podstawowy', hasAI, hasAIExams: false },
});

test.each([
  // S1 §4.21–4.23, §1.17, §6.6, §6.11, S2 §6.12–6.14
  ['an active trial comes before everything', active, plan(true, true), { kind: 'trial' }],
  ['a plan with AI spares a trial that could be started', untouched, plan(true, true), { kind: 'plan' }],
  ['a plan with AI opens again what a trial has closed', depleted, plan(true, true), { kind: 'plan' }],
  ['a trial that can be started opens', untouched, null, { kind: 'trialToStart' }],
  ['a plan without AI does not open, the trial to start does', untouched, plan(true, false), { kind: 'trialToStart' }],
  // S1 §4.24, §6.8
  ['a plan without AI does not open', NO_TRIAL, plan(true, false), { kind: 'blocked', reason: 'no_subscription' }],
  ['a plan that has ended does not open', NO_TRIAL, plan(false, true), { kind: 'blocked', reason: 'no_subscription' }],
  ['without anything, a plan is missing', NO_TRIAL, null, { kind: 'blocked', reason: 'no_subscription' }],
  ['after 24 hours, the trial is over', expired, null, { kind: 'blocked', reason: 'trial_expired' }],
  ['after 25 points, they are used', depleted, null, { kind: 'blocked', reason: 'points_depleted' }],
  ['after both, the points are named', both, null, { kind: 'blocked', reason: 'points_depleted' }],
])('%s', (_name, trial, subscription, access) => {
  expect(aiAccess(trial, subscription)).toEqual(access);
});
