import { describe, expect, it } from 'vitest';
import { NO_TRIAL } from '#domain/entitlement/trial-status.rules.ts';
import { isFresh } from '#domain/billing/expiring-entry.rules.ts';
import type { Offer } from '#domain/billing/purchase/purchase.types.ts';
import {
  checkoutOrder,
  choiceAfterLogin,
  choiceOfPage,
  isTrialFirst,
  paymentMethods,
  pendingUpgrade,
  purchaseStep,
  upgradeConfirmation,
  upgradeOrder,
} from '#domain/billing/purchase/purchase.rules.ts';
import {
  BASIC,
  BASIC_PLAN,
  CANCELLED,
  ENDED,
  ONE_TIME,
  ONE_TIME_PLAN,
  PREMIUM_PLAN,
  UNSOLD_PLAN,
  UPGRADE,
} from '../../../model/billing/plans.ts';

const STARTABLE = { ...NO_TRIAL, canStartTrial: true };
const RUNNING = { ...NO_TRIAL, hasActiveTrial: true };
const offer = (part: Partial<Offer>): Offer => ({ plan: PREMIUM_PLAN, subscription: null, trial: NO_TRIAL, ...part });
const MINUTES = 60_000;

describe('how a chosen plan is had (S1 §4.87, §4.89)', () => {
  it.each([
    ['a pupil without anything checks out', {}, { kind: 'checkout', plan: PREMIUM_PLAN }],
    ['a pupil whose plan has ended checks out', { subscription: ENDED }, { kind: 'checkout', plan: PREMIUM_PLAN }],
    ['a pupil during the trial checks out', { trial: RUNNING }, { kind: 'checkout', plan: PREMIUM_PLAN }],
    ['a pupil whose trial is unknown checks out', { trial: null }, { kind: 'checkout', plan: PREMIUM_PLAN }],
    ['a pupil with a trial to start tries first', { trial: STARTABLE }, { kind: 'trial' }],
    [
      'a pupil with a plan changes it',
      { subscription: BASIC },
      { kind: 'upgrade', plan: PREMIUM_PLAN, from: UPGRADE.from },
    ],
    [
      'a pupil with a plan changes it, even with a trial to start',
      { subscription: BASIC, trial: STARTABLE },
      { kind: 'upgrade', plan: PREMIUM_PLAN, from: UPGRADE.from },
    ],
    [
      'the plan that is held is not bought again',
      { subscription: BASIC, plan: BASIC_PLAN },
      { kind: 'refused', code: 'subscription/already-active' },
    ],
    [
      'what was bought once is not changed',
      { subscription: ONE_TIME },
      { kind: 'refused', code: 'subscription/one-time' },
    ],
    [
      'what is being cancelled is not changed',
      { subscription: CANCELLED },
      { kind: 'refused', code: 'subscription/ending' },
    ],
    ['an unknown plan is not sold', { plan: null }, { kind: 'refused', code: 'request/not-found' }],
    ['the free plan is not sold', { plan: UNSOLD_PLAN }, { kind: 'refused', code: 'request/not-found' }],
  ] as const)('%s', (_, part, step) => {
    expect(purchaseStep(offer(part), true)).toEqual(step);
  });

  it('puts the trial first only when this pupil can start it now and none is active (S1 §4.86, D27)', () => {
    expect([
      isTrialFirst(true, offer({ trial: STARTABLE })),
      isTrialFirst(false, offer({ trial: STARTABLE })),
      isTrialFirst(true, offer({ trial: { ...STARTABLE, hasActiveTrial: true } })),
      isTrialFirst(true, offer({})),
      isTrialFirst(true, offer({ trial: STARTABLE, subscription: ENDED })),
      isTrialFirst(true, offer({ trial: STARTABLE, subscription: BASIC })),
      isTrialFirst(true, offer({ trial: null })),
    ]).toEqual([true, false, false, false, true, false, false]);
  });

  it('lets whoever cannot begin a trial now check out', () => {
    expect(purchaseStep(offer({ trial: STARTABLE }), false)).toEqual({ kind: 'checkout', plan: PREMIUM_PLAN });
  });
});

describe('a pending purchase (S1 §4.84–4.85, §9.7)', () => {
  const now = 100 * MINUTES;

  it.each([
    ['just kept', now, true],
    ['a moment under 30 minutes old', now - 30 * MINUTES + 1, true],
    ['30 minutes old', now - 30 * MINUTES, false],
    ['from the future', now + 1, false],
  ])('%s', (_, timestamp, isWorth) => {
    expect(isFresh({ timestamp }, now)).toBe(isWorth);
  });

  it('is what the browser remembers, else what is known here, and nothing when it is stale', () => {
    const fresh = { planId: 'fresh', timestamp: now };
    const stale = { planId: 'stale', timestamp: 0 };
    const visitors = { planId: 'kept', timestamp: now };
    const own = { planId: 'own', timestamp: now };
    expect([
      choiceAfterLogin(fresh, { visitors, own, at: now }),
      choiceAfterLogin(fresh, { visitors: null, own, at: now }),
      choiceAfterLogin(null, { visitors: stale, own, at: now }),
      choiceAfterLogin(null, { visitors: null, own, at: now }),
    ]).toEqual([visitors, fresh, null, null]);
    expect([
      choiceOfPage(null, { visitors, own, at: now }),
      choiceOfPage(null, { visitors: stale, own, at: now }),
      choiceOfPage(null, { visitors: null, own: stale, at: now }),
      choiceOfPage(null, { visitors: null, own: null, at: now }),
    ]).toEqual([visitors, own, null, null]);
  });
});

it('orders by the plan: its price, its mode, its id, its days or 30 (S1 §7.43, §7.47, §9.58)', () => {
  expect([
    checkoutOrder(BASIC_PLAN),
    checkoutOrder(ONE_TIME_PLAN),
    upgradeOrder({ ...PREMIUM_PLAN, durationDays: 365 }),
    upgradeOrder({ ...PREMIUM_PLAN, durationDays: 0 }),
  ]).toEqual([
    { priceId: 'price_basic_month', type: 'subscription' },
    { priceId: 'price_premium_once', type: 'one-time' },
    { newPriceId: 'price_premium_month', newMembershipTypeID: 'premium-month', days: 365 },
    { newPriceId: 'price_premium_month', newMembershipTypeID: 'premium-month', days: 30 },
  ]);
});

it('remembers a plan change from and to, and nothing of a checkout (S1 §3.72)', () => {
  expect([
    pendingUpgrade({ kind: 'upgrade', plan: PREMIUM_PLAN, from: UPGRADE.from }, UPGRADE.timestamp),
    pendingUpgrade({ kind: 'checkout', plan: PREMIUM_PLAN }, UPGRADE.timestamp),
  ]).toEqual([UPGRADE, null]);
});

it('offers a card for what renews, and BLIK and Przelewy24 as well for what is bought once (D13)', () => {
  expect([paymentMethods(BASIC_PLAN), paymentMethods(ONE_TIME_PLAN)]).toEqual([
    ['card'],
    ['card', 'blik', 'przelewy24'],
  ]);
});

it('sends the id of the ordered plan along to where the change is confirmed (D24)', () => {
  expect(upgradeConfirmation({ uniqueID: 'a&b' })).toBe('/payment/success?upgrade=true&plan=a%26b');
});
