import { expect, it } from 'vitest';
import {
  hasActivePlan,
  hasExamAccess,
  hasQuizAccess,
  isOneTimePurchase,
} from '#domain/entitlement/plan-access.rules.ts';
import { BASIC, CANCELLED, ENDED, ONE_TIME, PREMIUM, WITHOUT_AI } from '../../model/billing/plans.ts';

it.each([
  // S1 §6.9: a trial is no plan
  ['nothing', null, [false, false, false, false]],
  ['an ended plan', { ...ENDED, membershipType: PREMIUM.membershipType }, [false, false, false, false]],
  ['a plan without AI', WITHOUT_AI, [true, false, false, false]],
  ['a basic plan', BASIC, [true, true, false, false]],
  ['a cancelled plan in its period', CANCELLED, [true, true, false, false]],
  ['a premium plan', PREMIUM, [true, true, true, false]],
  ['a plan bought once', ONE_TIME, [true, true, true, true]],
  ['a plan bought once that has ended', { ...ONE_TIME, isActive: false }, [false, false, false, false]],
] as const)(
  '%s opens quizzes, exams, or neither (S1 §1.16, §6.13–6.15, S2 §3.31, §6.15–6.17, D9)',
  (_, subscription, [isActive, quizzes, exams, isOneTime]) => {
    expect([
      hasActivePlan(subscription),
      hasQuizAccess(subscription),
      hasExamAccess(subscription),
      isOneTimePurchase(subscription),
    ]).toEqual([isActive, quizzes, exams, isOneTime]);
  },
);
