import { describe, expect, it } from 'vitest';
import { homeAction, isInvitedToTrial, type HeroMember, type HomeVisitor } from '#domain/access/home-actions.rules.ts';
import { NO_TRIAL, type TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import type { User } from '#domain/identity/user.types.ts';
import { BASIC, ENDED, ONE_TIME, PREMIUM } from '../../model/billing/plans.ts';
import { ANIAS_ACCOUNT } from '../../model/identity/people.ts';

const STARTABLE = { ...NO_TRIAL, canStartTrial: true };
const RUNNING = { ...NO_TRIAL, hasActiveTrial: true };
const OVER = { ...NO_TRIAL, isExpired: true };

const visitor = (part: Partial<HomeVisitor>, subscription: Subscription | null = null): HomeVisitor => ({
  isLoggedIn: true,
  trial: NO_TRIAL,
  subscription,
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
    [
      // D21
      'leads from the exams to the plans, not to an upgrade, when the plan has ended and a trial runs',
      visitor({ trial: RUNNING }, ENDED),
      '/egzaminy',
      { kind: 'go', route: '/pricing' },
    ],
    ['leads a basic subscriber to the quizzes', visitor({}, BASIC), '/exams', { kind: 'go', route: '/exams' }],
  ] as const)('%s', (_, who, target, action) => {
    expect(homeAction(who, target)).toEqual(action);
  });
});

const CHILD = { ...ANIAS_ACCOUNT, isUnder16: true, guardianConsent: false, guardianEmail: null };

const member = (
  trial: TrialStatus | null,
  subscription: Subscription | null = null,
  user: User = ANIAS_ACCOUNT,
): HeroMember => ({ user, subscription, trial });

describe('„try it for free” (S1 §2.64–2.65, D27)', () => {
  it.each([
    ['is said to whoever has not registered', null, true],
    ['is said to who can begin a trial', member(STARTABLE), true],
    ['is said to whose plan has ended and who never had a trial', member(STARTABLE, ENDED), true],
    ['is not said with an active plan', member(STARTABLE, BASIC), false],
    ['is not said during a trial', member({ ...RUNNING, canStartTrial: true }), false],
    ['is not said after the trial', member(OVER), false],
    ['is not said before it is known whether a trial can be begun', member(null), false],
    ['is not said before a guardian has agreed', member(STARTABLE, null, CHILD), false],
    [
      'is not said while the profile is incomplete',
      member(STARTABLE, null, { ...ANIAS_ACCOUNT, classId: null }),
      false,
    ],
  ] as const)('%s', (_, who, isInvited) => {
    expect(isInvitedToTrial(who)).toBe(isInvited);
  });
});
