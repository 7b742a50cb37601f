import { describe, expect, it } from 'vitest';
import { offersUpgrade } from '#domain/entitlement/plan-access.rules.ts';
import {
  autoRenews,
  billingMode,
  callToAction,
  CALL_TO_ACTION,
  cancellationRefusal,
  canResume,
  isUnconfirmed,
  offersCancellation,
  planEnd,
  subscriptionStatus,
  subscriptionTier,
  untilNextLook,
} from '#domain/billing/subscription-status/subscription-status.rules.ts';
import {
  BASIC,
  CANCELLED,
  ENDED,
  ONE_TIME,
  PERIOD_END,
  PREMIUM,
  READ_AT,
  WITHOUT_AI,
} from '../../../model/billing/plans.ts';

const END = Date.parse(PERIOD_END);
const MINUTE = 60_000;
const DAY = 86_400_000;

describe('the status of a subscription (S1 §4.35, §4.37, §4.39, §4.41, §6.10)', () => {
  it.each([
    ['nothing', null, 'no_subscription'],
    ['an expired plan', ENDED, 'inactive'],
    ['an active plan with AI and without exams', BASIC, 'basic'],
    ['an active plan with exams', PREMIUM, 'premium'],
    // S2 §4.56
    ['a cancelled plan whose period runs on', CANCELLED, 'basic'],
    ['a plan bought once', ONE_TIME, 'premium'],
    ['an active plan without AI', WITHOUT_AI, 'no_subscription'],
  ] as const)('%s is called %s', (_, subscription, status) => {
    expect(subscriptionStatus(subscription)).toBe(status);
  });

  it('invites to what comes next (S1 §4.34, §4.36, §4.38, §4.40, §4.42)', () => {
    expect(CALL_TO_ACTION).toEqual({
      not_logged_in: { action: 'log_in', route: null },
      no_subscription: { action: 'choose_plan', route: '/pricing' },
      inactive: { action: 'renew', route: '/pricing' },
      basic: { action: 'upgrade', route: '/upgrade' },
      premium: null,
    });
  });
});

describe('the upgrade (S1 §4.39–4.42, §4.47, §6.25–6.26, S2 §6.21, D21)', () => {
  const UPGRADE = { action: 'upgrade', route: '/upgrade' };
  const CHOOSE = { action: 'choose_plan', route: '/pricing' };
  it.each([
    ['offered to nobody without a plan, who chooses one', null, false, CHOOSE],
    ['not offered where the plan has ended: it is renewed', ENDED, false, { action: 'renew', route: '/pricing' }],
    ['offered with a basic plan that renews itself', BASIC, true, UPGRADE],
    ['not offered with exams', PREMIUM, false, null],
    ['not offered while the plan is being cancelled', CANCELLED, false, null],
    ['not offered while its renewal is to be paid', { ...BASIC, isPaymentDue: true }, false, null],
    ['not offered to who bought a premium plan once', ONE_TIME, false, null],
    ['not offered to who bought a basic plan once', { ...ONE_TIME, membershipType: BASIC.membershipType }, false, null],
    ['not offered with a plan without AI, beside which one is chosen', WITHOUT_AI, false, CHOOSE],
  ] as const)('is %s', (_, subscription, isOffered, action) => {
    expect([offersUpgrade(subscription), callToAction(subscription)]).toEqual([isOffered, action]);
  });
});

describe('billing mode and renewal (S1 §4.44)', () => {
  it('is a subscription, unless it is bought once (S1 §4.44–4.46)', () => {
    expect([billingMode(BASIC), billingMode(ONE_TIME), billingMode(null)]).toEqual([
      'subscription',
      'one-time',
      'subscription',
    ]);
  });

  it.each([
    ['as the server says', { willAutoRenew: false, isCancelled: false }, false],
    ['as the server says, even of a cancelled one', { willAutoRenew: true, isCancelled: true }, true],
    ['unless it is cancelled, where the server is silent', { willAutoRenew: null, isCancelled: true }, false],
    ['when it is not cancelled, where the server is silent', { willAutoRenew: null, isCancelled: false }, true],
  ] as const)('a recurring plan renews itself %s (S1 §4.48–4.49, S2 §1.34)', (_, change, renews) => {
    expect(autoRenews({ ...BASIC, ...change })).toBe(renews);
  });

  it('never renews what was bought once', () => {
    expect(autoRenews({ ...ONE_TIME, willAutoRenew: true })).toBe(false);
  });

  it.each([
    ['renews', BASIC, { kind: 'renews', at: PERIOD_END }],
    [
      'is cancelled and valid until then',
      { ...CANCELLED, cancelAtPeriodTime: '2026-06-01T00:00:00.000Z' },
      { kind: 'cancelled', at: '2026-06-01T00:00:00.000Z' },
    ],
    [
      'is cancelled, and the server names no day of its own',
      { ...CANCELLED, cancelAtPeriodTime: null },
      { kind: 'cancelled', at: PERIOD_END },
    ],
    [
      'will not renew, though nobody cancelled it',
      { ...BASIC, willAutoRenew: false },
      { kind: 'lapses', at: PERIOD_END },
    ],
    [
      'is cancelled, whatever the server says of its renewal',
      { ...CANCELLED, willAutoRenew: true },
      { kind: 'cancelled', at: PERIOD_END },
    ],
    [
      'goes on for the grace of a renewal that could not be charged',
      { ...BASIC, isPaymentDue: true },
      { kind: 'due', at: PERIOD_END },
    ],
    ['was bought once and expires', ONE_TIME, { kind: 'expires', at: PERIOD_END }],
    ['has ended', ENDED, { kind: 'ended', at: PERIOD_END }],
    [
      'was cancelled and has ended',
      { ...ENDED, cancelAtPeriodTime: '2026-05-01T00:00:00.000Z' },
      { kind: 'ended', at: '2026-05-01T00:00:00.000Z' },
    ],
  ] as const)('tells what the date of a plan means that %s (S1 §4.50–4.51, S2 §4.55, D22)', (_, subscription, end) => {
    expect(planEnd(subscription)).toEqual(end);
  });
});

describe('a cancellation (S1 §6.24, S2 §5.49, §9.47)', () => {
  it.each([
    ['24 hours before the period ends', BASIC, END - DAY, null],
    ['a moment later', BASIC, END - DAY + 1, 'subscription/too-late'],
    ['after the period', BASIC, END + 1, 'subscription/too-late'],
    ['after the period, of a renewal that could not be charged', { ...BASIC, isPaymentDue: true }, END, null],
    ['of a period without an end', { ...BASIC, currentPeriodEnd: null }, END, null],
    ['of nothing', null, 0, 'subscription/not-found'],
    ['of a plan that has ended', ENDED, 0, 'subscription/not-found'],
    ['of what was bought once', ONE_TIME, 0, 'subscription/one-time'],
    ['a second time', CANCELLED, 0, 'subscription/already-cancelled'],
  ] as const)('%s: %s', (_, subscription, now, refusal) => {
    expect(cancellationRefusal(subscription, now)).toBe(refusal);
  });

  it('is offered for an active recurring subscription that is not cancelled yet; a cancelled one can be resumed', () => {
    const all = [
      null,
      ENDED,
      BASIC,
      CANCELLED,
      ONE_TIME,
      { ...ENDED, isCancelled: true },
      { ...ONE_TIME, isCancelled: true },
    ];
    expect(all.map(offersCancellation)).toEqual([false, false, true, false, false, false, false]);
    expect(all.map(canResume)).toEqual([false, false, false, true, false, false, false]);
  });
});

it('waits for a change only while an active plan does not show it yet', () => {
  const all = [BASIC, CANCELLED, ENDED, null, 'unknown'] as const;
  expect(all.map((held) => isUnconfirmed('cancelled', held))).toEqual([true, false, false, false, false]);
  expect(all.map((held) => isUnconfirmed('renewing', held))).toEqual([false, true, false, false, false]);
  expect(all.map((held) => isUnconfirmed(null, held))).toEqual([false, false, false, false, false]);
});

it('looks at a running plan when it ends, once a day, and never more often than once a minute', () => {
  expect([END - 2 * DAY, END - 5 * MINUTE, END - 1, END + DAY].map((readAt) => untilNextLook(BASIC, readAt))).toEqual([
    DAY,
    5 * MINUTE,
    MINUTE,
    MINUTE,
  ]);
  expect([untilNextLook(null, READ_AT), untilNextLook({ ...BASIC, currentPeriodEnd: null }, READ_AT)]).toEqual([
    DAY,
    DAY,
  ]);
});

it.each([
  ['nothing', null, 'free'],
  ['a plan without AI', { name: 'Enterprise', hasAI: false }, 'free'],
  ['a plan with Enterprise in its name', { name: 'Szkolny ENTERPRISE', hasAI: true }, 'enterprise'],
  ['any other plan', { name: 'Podstawowy', hasAI: true }, 'premium'],
] as const)('the tier of %s is %s (S1 §3.82–3.84)', (_, plan, tier) => {
  expect(subscriptionTier(plan)).toBe(tier);
});
