import { describe, expect, it } from 'vitest';
import { heroAction, homeAction, type HomeVisitor } from '#domain/access/home-actions.rules.ts';
import { NO_TRIAL } from '#domain/entitlement/trial-status.rules.ts';
import { upgradeApplies } from '#domain/billing/subscription-status/subscription-status.rules.ts';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import { BASIC, ENDED, ONE_TIME, PREMIUM } from '../../model/billing/plans.ts';

const STARTABLE = { ...NO_TRIAL, canStartTrial: true };
const RUNNING = { ...NO_TRIAL, hasActiveTrial: true };
const OVER = { ...NO_TRIAL, isExpired: true };

const visitor = (part: Partial<HomeVisitor>, subscription: Subscription | null = null): HomeVisitor => ({
  isLoggedIn: true,
  trial: NO_TRIAL,
  subscription,
  upgradeApplies: upgradeApplies(subscription),
  ...part,
});

describe('a call-to-action of the home page (S1 §2.56)', () => {
  it.each([
    [
      // S1 §2.57, §6.4
      'opens the login for a visitor, and remembers where they wanted to go',
      visitor({ isLoggedIn: false }),
      '/praktyka',
      { kind: 'login', destination: '/praktyka' },
    ],
    // S1 §2.58
    ['leads to the plans without AI access', visitor({ trial: OVER }), '/assistant', { kind: 'go', route: '/pricing' }],
    [
      // S1 §2.59
      'leads to its target during the trial',
      visitor({ trial: RUNNING }),
      '/assistant',
      { kind: 'go', route: '/assistant' },
    ],
    [
      'leads to its target when a trial can be started',
      visitor({ trial: STARTABLE }),
      '/praktyka',
      { kind: 'go', route: '/praktyka' },
    ],
    // S1 §2.60
    ['leads to the exams with exam access', visitor({}, PREMIUM), '/egzaminy', { kind: 'go', route: '/egzaminy' }],
    [
      // S1 §2.61
      'leads from the exams to the upgrade when it applies',
      visitor({}, BASIC),
      '/egzaminy',
      { kind: 'go', route: '/upgrade' },
    ],
    [
      // S1 §2.62
      'leads from the exams to the plans without a plan',
      visitor({ trial: RUNNING }),
      '/egzaminy',
      { kind: 'go', route: '/pricing' },
    ],
    [
      'leads from the exams to the plans after one purchase without exams',
      visitor({}, { ...ONE_TIME, membershipType: BASIC.membershipType }),
      '/egzaminy',
      { kind: 'go', route: '/pricing' },
    ],
    [
      'leads from the exams to the plans before anything else without AI access',
      visitor({ trial: OVER }, ENDED),
      '/egzaminy',
      { kind: 'go', route: '/pricing' },
    ],
    ['leads a basic subscriber to the quizzes', visitor({}, BASIC), '/exams', { kind: 'go', route: '/exams' }],
  ] as const)('%s', (_, who, target, action) => {
    expect(homeAction(who, target)).toEqual(action);
  });
});

describe('the hero button (S1 §2.64–2.67)', () => {
  it.each([
    ['opens the login for a visitor', visitor({ isLoggedIn: false }), { kind: 'login', destination: '/assistant' }],
    [
      'leads to the assistant when a trial can be started',
      visitor({ trial: STARTABLE }),
      { kind: 'go', route: '/assistant' },
    ],
    [
      'leads to the assistant when a plan has ended and the trial was never used',
      visitor({ trial: STARTABLE }, ENDED),
      { kind: 'go', route: '/assistant' },
    ],
    ['is not shown with an active plan', visitor({ trial: STARTABLE }, BASIC), null],
    ['is not shown during a trial', visitor({ trial: { ...RUNNING, canStartTrial: true } }), null],
    ['is not shown after the trial', visitor({ trial: OVER }), null],
  ] as const)('%s', (_, who, action) => {
    expect(heroAction(who)).toEqual(action);
  });
});
