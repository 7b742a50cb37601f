import { describe, expect, it } from 'vitest';
import { trialMachine } from '#domain/access/trial/trial.machine.ts';
import { paymentPollingMachine } from '#domain/billing/payment-polling/payment-polling.machine.ts';
import { pricingMachine } from '#domain/billing/pricing/pricing.machine.ts';
import { pricingCard } from '#domain/billing/pricing/pricing-card.rules.ts';
import { purchaseMachine } from '#domain/billing/purchase/purchase.machine.ts';
import type { Offer } from '#domain/billing/purchase/purchase.types.ts';
import type { KnownSubscription } from '#domain/entitlement/subscription.types.ts';
import { NO_TRIAL, type TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import { pollingInputOf, selectPaymentSuccess } from '#ui/billing/payment-result/payment-success.view.ts';
import { cardAction, pricingInputOf, selectPricing, selectPricingBanner } from '#ui/billing/pricing/pricing.view.ts';
import { selectPayment, selectPendingPlan, selectPurchaseDialog } from '#ui/billing/purchase/purchase.view.ts';
import { selectUpgrade } from '#ui/billing/upgrade/upgrade.view.ts';
import type { SessionView } from '#ui/navigation/session.view.ts';
import {
  BASIC,
  BASIC_PLAN,
  CANCELLED,
  ENDED,
  ONE_TIME,
  ONE_TIME_PLAN,
  PERIOD_END,
  PREMIUM,
  PREMIUM_PLAN,
  UPGRADE,
} from '../model/billing/plans.ts';
import { ANIAS_ACCOUNT } from '../model/identity/people.ts';
import { done, failed } from '../model/tools/answers.ts';
import { testActor } from '../model/tools/test-actor.ts';

const ANIA: SessionView = { status: 'registered', user: ANIAS_ACCOUNT, name: 'Ania' };

const listing = (plans = [BASIC_PLAN, PREMIUM_PLAN, ONE_TIME_PLAN]) => {
  const pricing = testActor(pricingMachine, { input: { period: 'monthly', mode: null } });
  pricing.answer('fetchPlans', done(plans));
  return pricing;
};
const idsIn = (view: ReturnType<typeof selectPricing>) =>
  view.screen === 'plans' ? view.cards.map(({ uniqueID }) => uniqueID) : view.screen;

describe('the plans', () => {
  it('load, fail, and stand on their tabs (S1 §2.107–2.109)', () => {
    const pricing = testActor(pricingMachine, { input: { period: null, mode: null } });
    const loading = selectPricing(pricing.snapshot(), null);
    pricing.answer('fetchPlans', failed('network/offline'));
    expect([loading, selectPricing(pricing.snapshot(), null)]).toEqual([{ screen: 'loading' }, { screen: 'failed' }]);
    expect(selectPricing(listing().snapshot(), null)).toEqual({
      screen: 'plans',
      period: 'monthly',
      periods: [
        { period: 'annual', discount: null },
        { period: 'quarterly', discount: null },
        { period: 'monthly', discount: null },
      ],
      mode: 'subscription',
      hasModes: true,
      cards: [pricingCard(BASIC_PLAN), pricingCard(PREMIUM_PLAN)],
    });
  });

  it('are those that are paid in the chosen way', () => {
    const pricing = listing();
    pricing.send({ type: 'pupil.modeChosen', mode: 'one-time' });
    expect(idsIn(selectPricing(pricing.snapshot(), null))).toEqual(['premium-once']);
  });

  it('are those that renew for whoever changes a plan, and those that there are where only one way is sold', () => {
    const pricing = listing();
    pricing.send({ type: 'pupil.modeChosen', mode: 'one-time' });
    const changing = selectPricing(pricing.snapshot(), BASIC);
    const onlyOnce = selectPricing(listing([ONE_TIME_PLAN]).snapshot(), null);
    expect([
      [idsIn(changing), changing.screen === 'plans' && changing.hasModes],
      [idsIn(onlyOnce), onlyOnce.screen === 'plans' && onlyOnce.hasModes],
    ]).toEqual([
      [['basic-month', 'premium-month'], false],
      [['premium-once'], false],
    ]);
  });

  it('stand on the tab that the address names, whatever anybody wrote there', () => {
    expect(
      ['period=quarterly&mode=one-time', 'period=weekly&mode=free', ''].map((query) =>
        pricingInputOf(new URLSearchParams(query)),
      ),
    ).toEqual([
      { period: 'quarterly', mode: 'one-time' },
      { period: null, mode: null },
      { period: null, mode: null },
    ]);
  });

  it.each([
    ['a visitor', null, 'buy', 'buy'],
    ['somebody whose plan is not known yet', 'unknown', 'buy', 'buy'],
    ['somebody whose plan has ended', ENDED, 'buy', 'buy'],
    ['a basic subscriber (S2 §2.123)', BASIC, 'current', 'change'],
    ['somebody who cancelled', CANCELLED, 'current', 'none'],
    ['somebody who bought once', ONE_TIME, 'none', 'current'],
  ] as const)('offer %s what can be done', (_, subscription, basic, premium) => {
    expect([BASIC_PLAN, PREMIUM_PLAN].map((plan) => cardAction(pricingCard(plan), subscription))).toEqual([
      basic,
      premium,
    ]);
  });
});

const trialOf = (status: Partial<TrialStatus>) => {
  const trial = testActor(trialMachine);
  trial.send({ type: 'session.established', isOfferable: true, isWithoutPlan: true });
  trial.answer('fetchTrialStatus', done({ ...NO_TRIAL, ...status }));
  return trial.snapshot();
};

describe('what stands above the plans', () => {
  const FRESH = trialOf({ canStartTrial: true });

  it.each([
    ['a visitor is invited to try (S2 §2.127, §6.2)', { status: 'visitor' }, null, FRESH, null, { banner: 'try' }],
    ['a pupil with a trial to start as well (S1 §2.112)', ANIA, null, FRESH, null, { banner: 'try' }],
    [
      'not before a guardian agrees: that AI is closed is said (S1 §2.111, D27)',
      ANIA,
      null,
      FRESH,
      'guardian_missing',
      { banner: 'blocked', reason: 'guardian_missing' },
    ],
    [
      'a running trial is named (S2 §2.124)',
      ANIA,
      null,
      trialOf({ hasActiveTrial: true, remainingPoints: 5, remainingHours: 2 }),
      null,
      { banner: 'running' },
    ],
    [
      'a used trial is named (S2 §2.125)',
      ANIA,
      null,
      trialOf({ isExpired: true }),
      'points_depleted',
      { banner: 'blocked', reason: 'points_depleted' },
    ],
    ['the held plan comes first', ANIA, BASIC, FRESH, null, { banner: 'held', name: 'Podstawowy', noUpgrade: null }],
    [
      'a cancelled plan is not upgraded (D21)',
      ANIA,
      CANCELLED,
      FRESH,
      null,
      { banner: 'held', name: 'Podstawowy', noUpgrade: 'cancelled' },
    ],
    [
      'what was bought once is not changed, which is said (S2 §2.116)',
      ANIA,
      ONE_TIME,
      FRESH,
      null,
      { banner: 'held', name: ONE_TIME.membershipType.name, noUpgrade: 'oneTime' },
    ],
    [
      'a plan that is not paid is not changed (D21)',
      ANIA,
      { ...BASIC, isPaymentDue: true },
      FRESH,
      null,
      { banner: 'held', name: 'Podstawowy', noUpgrade: 'due' },
    ],
    [
      'there is nothing above the highest plan',
      ANIA,
      PREMIUM,
      FRESH,
      null,
      { banner: 'held', name: 'Premium', noUpgrade: 'highest' },
    ],
    [
      'the trial while nobody is known, as it is prerendered',
      { status: 'unknown' },
      null,
      FRESH,
      null,
      { banner: 'try' },
    ],
    ['the trial to who is not registered yet', { status: 'unregistered' }, null, trialOf({}), null, { banner: 'try' }],
    ['nothing while the backend is away', { status: 'unavailable' }, null, FRESH, null, { banner: 'none' }],
    ['nothing where there is no trial', ANIA, null, trialOf({}), null, { banner: 'none' }],
  ] as const)('%s', (_, session, subscription, trial, block, banner) => {
    expect(selectPricingBanner(session, subscription as KnownSubscription, trial, block)).toEqual(banner);
  });
});

const NOW = 10_000_000;
const OFFER: Offer = { plan: PREMIUM_PLAN, subscription: null, trial: null };

const choosing = () => {
  const purchase = testActor(purchaseMachine);
  purchase.send({ type: 'session.established', userId: 'ania', isTrialOfferable: false });
  purchase.answer('recallPurchase', done({ visitors: null, own: null, at: NOW }));
  purchase.send({ type: 'pupil.planChosen', planId: 'premium-month', at: NOW });
  return purchase;
};

const offered = (offer: Offer) => {
  const purchase = choosing();
  purchase.answer('fetchOffer', done(offer));
  return purchase;
};

const dealt = (offer: Offer) => {
  const purchase = offered(offer);
  purchase.answer('checkPayments', done(true));
  return purchase;
};

const DEAL = {
  name: 'Premium',
  price: 6_999,
  period: 'monthly',
  duration: { unit: 'months', count: 1 },
  isRecurring: true,
  features: ['tutor', 'friend', 'flashcards', 'quizzes', 'exam_simulator', 'teacher_consultation'],
};

describe('the page of the payment (D13)', () => {
  it('waits until it is known what is bought, and the button of the plan with it', () => {
    const purchase = choosing();
    const pending = selectPendingPlan(purchase.snapshot());
    purchase.answer('fetchOffer', done(OFFER));
    expect([selectPayment(purchase.snapshot()), pending, selectPendingPlan(purchase.snapshot())]).toEqual([
      { screen: 'waiting' },
      'premium-month',
      'premium-month',
    ]);
  });

  it('shows the plan, its price and the methods, then that the provider’s page is coming, and why it did not', () => {
    const purchase = dealt(OFFER);
    const selection = selectPayment(purchase.snapshot());
    purchase.send({ type: 'pupil.checkoutConfirmed', idempotencyKey: 'k1' });
    const processing = selectPayment(purchase.snapshot());
    purchase.answer('openCheckout', failed('request/invalid'));
    expect([selection, processing, selectPayment(purchase.snapshot())]).toEqual([
      { screen: 'selection', deal: DEAL, methods: ['card'], error: undefined },
      { screen: 'processing', deal: DEAL },
      { screen: 'selection', deal: DEAL, methods: ['card'], error: 'Wystąpił błąd podczas tworzenia płatności' },
    ]);
    expect(selectPendingPlan(purchase.snapshot())).toBe(null);
  });
});

describe('the dialogs of a purchase', () => {
  it('say that payments are switched off (S1 §2.53)', () => {
    const purchase = offered(OFFER);
    const before = selectPurchaseDialog(purchase.snapshot());
    purchase.answer('checkPayments', done(false));
    expect([before, selectPurchaseDialog(purchase.snapshot())]).toEqual([{ dialog: 'closed' }, { dialog: 'disabled' }]);
  });

  it.each([
    ['a one-time buyer', ONE_TIME, 'Twój plan to zakup jednorazowy. Nie można go zmienić ani anulować.'],
    ['a cancelled subscription', CANCELLED, 'Twoja subskrypcja jest anulowana. Wznów ją, aby zmienić plan.'],
    ['whoever has it', PREMIUM, 'Masz już ten plan.'],
  ])('say to %s why the plan cannot be had', (_, subscription, error) => {
    expect(selectPurchaseDialog(offered({ ...OFFER, subscription }).snapshot())).toEqual({
      dialog: 'refused',
      error,
      canRetry: false,
    });
  });

  it('offer another try where the network was lost', () => {
    const purchase = offered(OFFER);
    purchase.answer('checkPayments', failed('network/offline'));
    expect(selectPurchaseDialog(purchase.snapshot())).toEqual({
      dialog: 'refused',
      error: 'Wystąpił błąd połączenia. Spróbuj ponownie.',
      canRetry: true,
    });
  });

  it('ask before a plan is changed, stay when that fails, and tell the new plan (S1 §4.89–4.91, §8.37)', () => {
    const purchase = dealt({ ...OFFER, subscription: BASIC });
    const asked = { dialog: 'confirm', from: 'Podstawowy', deal: DEAL, isBusy: false, error: undefined };
    const before = selectPurchaseDialog(purchase.snapshot());
    const confirm = () => purchase.send({ type: 'pupil.upgradeConfirmed', idempotencyKey: 'k1', at: NOW });
    confirm();
    const busy = selectPurchaseDialog(purchase.snapshot());
    purchase.answer('upgradeSubscription', failed('request/invalid'));
    const lost = selectPurchaseDialog(purchase.snapshot());
    confirm();
    purchase.answer('upgradeSubscription', done(undefined));
    expect([before, busy, lost, selectPurchaseDialog(purchase.snapshot())]).toEqual([
      asked,
      { ...asked, isBusy: true },
      { ...asked, error: 'Wystąpił błąd podczas aktualizacji subskrypcji' },
      { dialog: 'upgraded', plan: 'Premium' },
    ]);
  });
});

const polled = (query: string, look: ReturnType<typeof done>, remembered: Parameters<typeof done>[0] = null) => {
  const polling = testActor(paymentPollingMachine, { input: pollingInputOf(new URLSearchParams(query), 'ania') });
  polling.answer('recallUpgrade', done(remembered));
  polling.answer('lookAtSubscription', look);
  return selectPaymentSuccess(polling.snapshot());
};

describe('the page after a payment (S2 §2.86–2.109)', () => {
  it('reads the query (S2 §2.86, D24)', () => {
    expect(
      ['session_id=cs_1', 'upgrade=true&plan=premium-month', 'upgrade=yes'].map((query) =>
        pollingInputOf(new URLSearchParams(query), null),
      ),
    ).toEqual([
      { userId: null, sessionId: 'cs_1', isUpgrade: false, planId: null },
      { userId: null, sessionId: null, isUpgrade: true, planId: 'premium-month' },
      { userId: null, sessionId: null, isUpgrade: false, planId: null },
    ]);
  });

  it.each([
    ['a new purchase', 'session_id=cs_1', false],
    ['a change', 'upgrade=true&plan=premium-month', true],
  ])('counts the looks for %s (S2 §2.90, §2.92)', (_, query, isChange) => {
    expect(polled(query, done(null))).toEqual({ screen: 'polling', isChange, attempt: 1, attempts: 15 });
  });

  it('welcomes after a purchase (S2 §2.93, §2.96)', () => {
    expect(polled('session_id=cs_1', done(PREMIUM))).toEqual({ screen: 'welcome', plan: 'Premium' });
  });

  it('names the old and the new plan of a change as far as they are known (S2 §2.94–2.95, D24)', () => {
    expect([
      polled('upgrade=true&plan=premium-month', done(PREMIUM), UPGRADE),
      polled('upgrade=true&plan=premium-month', done(PREMIUM)),
      polled('upgrade=true', done(BASIC)),
    ]).toEqual([
      { screen: 'changed', from: 'Podstawowy', plan: 'Premium' },
      { screen: 'changed', from: null, plan: 'Premium' },
      { screen: 'held', plan: 'Podstawowy' },
    ]);
  });

  it('knows a plan without a name (S2 §2.96)', () => {
    const nameless = { ...PREMIUM, membershipType: { ...PREMIUM.membershipType, name: '' } };
    expect(polled('session_id=cs_1', done(nameless))).toEqual({ screen: 'welcome', plan: null });
  });

  it('says that it takes longer, and that it could not find out', () => {
    const late = testActor(paymentPollingMachine, {
      input: pollingInputOf(new URLSearchParams('session_id=cs_1'), 'ania'),
    });
    late.answer('recallUpgrade', done(null));
    late.pass(60_000);
    expect([selectPaymentSuccess(late.snapshot()), polled('session_id=cs_1', failed('session/expired'))]).toEqual([
      { screen: 'timeout' },
      { screen: 'error' },
    ]);
  });
});

describe('the page of the plan change (S2 §2.114–2.123)', () => {
  it.each([
    ['waits for the plan', 'unknown', { screen: 'loading' }],
    ['has nothing to change without one', null, { screen: 'none' }],
    ['tells a one-time buyer when the plan ends', ONE_TIME, { screen: 'oneTime', endsAt: PERIOD_END }],
    [
      'shows a basic subscriber what there is',
      BASIC,
      { screen: 'plan', name: 'Podstawowy', isActive: true, endsAt: PERIOD_END, reason: null },
    ],
    [
      'sends whoever cancelled to the account',
      CANCELLED,
      { screen: 'plan', name: 'Podstawowy', isActive: true, endsAt: PERIOD_END, reason: 'cancelled' },
    ],
    [
      'sends whose plan has ended to the prices',
      ENDED,
      { screen: 'plan', name: 'Podstawowy', isActive: false, endsAt: PERIOD_END, reason: 'ended' },
    ],
    [
      'tells whose renewal is not paid that this comes first',
      { ...BASIC, isPaymentDue: true },
      { screen: 'plan', name: 'Podstawowy', isActive: true, endsAt: PERIOD_END, reason: 'due' },
    ],
  ] as const)('%s', (_, subscription, view) => {
    expect(selectUpgrade(subscription)).toEqual(view);
  });
});
