import { describe, expect, it } from 'vitest';
import { cancelSubscriptionMachine } from '#domain/billing/cancel-subscription/cancel-subscription.machine.ts';
import { invoicesMachine } from '#domain/billing/invoices/invoices.machine.ts';
import type { Invoice } from '#domain/billing/invoices/invoices.types.ts';
import { subscriptionStatusMachine } from '#domain/billing/subscription-status/subscription-status.machine.ts';
import type { KnownSubscription, Subscription } from '#domain/entitlement/subscription.types.ts';
import { selectCancellation } from '#ui/billing/cancel-subscription/cancel-subscription.view.ts';
import { selectHeldPlan, selectInvitation, type HeldPlanView } from '#ui/billing/held-plan/held-plan.view.ts';
import { selectInvoices } from '#ui/billing/invoices/invoices.view.ts';
import { BASIC, CANCELLED, ENDED, ONE_TIME, PERIOD_END, PREMIUM, READ_AT, WITHOUT_AI } from '../model/billing/plans.ts';
import { done, failed } from '../model/tools/answers.ts';
import { testActor } from '../model/tools/test-actor.ts';

const holding = (subscription: KnownSubscription) => {
  const status = testActor(subscriptionStatusMachine);
  status.send({ type: 'session.established', subscription, readAt: READ_AT });
  return status;
};

const HELD: Extract<HeldPlanView, { screen: 'plan' }> = {
  screen: 'plan',
  name: 'Podstawowy',
  tone: 'success',
  end: { kind: 'renews', at: PERIOD_END },
  mode: 'subscription',
  features: ['tutor', 'friend', 'flashcards', 'quizzes'],
  canCancel: true,
  canResume: false,
  isResuming: false,
  isConfirming: false,
  isUpdated: false,
  error: undefined,
};

describe('the card of the plan (S1 §2.103–2.105)', () => {
  it.each([
    ['a plan that renews itself', BASIC, HELD],
    [
      'a renewal that could not be charged',
      { ...BASIC, isPaymentDue: true },
      { ...HELD, tone: 'warning', end: { kind: 'due', at: PERIOD_END } },
    ],
    [
      'a cancelled plan, until its end (S1 §4.50–4.51)',
      CANCELLED,
      {
        ...HELD,
        tone: 'warning',
        end: { kind: 'cancelled', at: PERIOD_END },
        canCancel: false,
        canResume: true,
      },
    ],
    [
      'a plan that does not renew itself, though nobody cancelled it (D22)',
      { ...BASIC, willAutoRenew: false },
      { ...HELD, tone: 'warning', end: { kind: 'lapses', at: PERIOD_END } },
    ],
    [
      'what was bought once',
      ONE_TIME,
      {
        ...HELD,
        name: 'Premium',
        end: { kind: 'expires', at: PERIOD_END },
        mode: 'one-time',
        features: [...HELD.features, 'exam_simulator'],
        canCancel: false,
      },
    ],
    [
      'a plan that has ended',
      ENDED,
      { ...HELD, tone: 'neutral', end: { kind: 'ended', at: PERIOD_END }, canCancel: false },
    ],
    ['no plan', null, { screen: 'none' }],
    ['a plan that could not be read', 'unknown', { screen: 'unread' }],
  ] as const satisfies readonly (readonly [string, KnownSubscription, HeldPlanView])[])(
    'shows %s',
    (_, subscription, view) => {
      expect(selectHeldPlan(holding(subscription).snapshot())).toEqual(view);
    },
  );

  it('waits until it is known who is here, and while a plan that could not be read is asked for', () => {
    const unread = holding('unknown');
    unread.send({ type: 'subscription.refreshRequested' });
    expect([
      selectHeldPlan(testActor(subscriptionStatusMachine).snapshot()),
      selectHeldPlan(unread.snapshot()),
    ]).toEqual([{ screen: 'loading' }, { screen: 'loading' }]);
  });

  it('offers nothing more while a cancellation waits for the payment provider', () => {
    const status = holding(BASIC);
    status.send({ type: 'subscription.cancelled' });
    expect(selectHeldPlan(status.snapshot())).toEqual({ ...HELD, canCancel: false, isConfirming: true });
  });

  it('says that a plan was taken back, or why it could not be (S1 §8.49, S2 §8.47)', () => {
    const status = holding(CANCELLED);
    status.send({ type: 'pupil.subscriptionResumed', idempotencyKey: 'k1' });
    const resuming = selectHeldPlan(status.snapshot());
    status.answer('resumeSubscription', failed('network/timeout'));
    const lost = selectHeldPlan(status.snapshot());
    status.send({ type: 'pupil.subscriptionResumed', idempotencyKey: 'k1' });
    status.answer('resumeSubscription', done(undefined));
    status.send({ type: 'session.established', subscription: BASIC, readAt: READ_AT });
    const cancelled = {
      ...HELD,
      tone: 'warning',
      end: { kind: 'cancelled', at: PERIOD_END },
      canCancel: false,
      canResume: true,
    };
    expect([resuming, lost, selectHeldPlan(status.snapshot())]).toEqual([
      { ...cancelled, isResuming: true },
      { ...cancelled, error: 'Wystąpił błąd połączenia. Spróbuj ponownie.' },
      { ...HELD, isUpdated: true },
    ]);
  });
});

describe('the banner of the plan (S1 §2.101, §4.34–4.43, D21)', () => {
  it.each([
    ['no plan', null, ['choose_plan', '/pricing']],
    ['a plan without AI', WITHOUT_AI, ['choose_plan', '/pricing']],
    ['a plan that has ended', ENDED, ['renew', '/pricing']],
    ['a basic plan', BASIC, ['upgrade', '/upgrade']],
    ['a basic plan that was cancelled', CANCELLED, null],
    ['a premium plan', PREMIUM, null],
    ['what was bought once', ONE_TIME, null],
    ['a plan that nobody knows', 'unknown', null],
  ] as const)('invites a pupil with %s to %j', (_, subscription, invited) => {
    const invitation = selectInvitation(holding(subscription).snapshot());
    expect(invitation === null ? null : [invitation.action, invitation.route]).toEqual(invited);
  });

  it('is silent before it is known who is here', () => {
    expect(selectInvitation(testActor(subscriptionStatusMachine).snapshot())).toBe(null);
  });
});

const asked = (subscription: Subscription | null, at = READ_AT) => {
  const cancellation = testActor(cancelSubscriptionMachine);
  cancellation.send({ type: 'pupil.cancellationRequested', subscription, at });
  return cancellation;
};

const ASKING = { step: 'asking', reasons: [], comment: '', isBusy: false, problem: undefined, error: undefined };

describe('the dialog of the cancellation (S1 §2.51)', () => {
  it('asks for at least one reason (S1 §5.38)', () => {
    const cancellation = asked(BASIC);
    const opened = selectCancellation(cancellation.snapshot());
    cancellation.send({ type: 'pupil.cancellationSubmitted', idempotencyKey: 'k1' });
    expect([opened, selectCancellation(cancellation.snapshot())]).toEqual([
      ASKING,
      { ...ASKING, problem: 'Wybierz przynajmniej jeden powód anulowania' },
    ]);
  });

  it('says that it was cancelled, or that it could not be (S1 §8.45)', () => {
    const cancellation = asked(BASIC);
    cancellation.send({ type: 'pupil.reasonPressed', reason: 'brak_czasu' });
    cancellation.send({ type: 'pupil.commentChanged', text: 'matura' });
    cancellation.send({ type: 'pupil.cancellationSubmitted', idempotencyKey: 'k1' });
    const sent = { ...ASKING, reasons: ['brak_czasu'], comment: 'matura' };
    const sending = selectCancellation(cancellation.snapshot());
    cancellation.answer('cancelSubscription', failed('unexpected'));
    const refused = selectCancellation(cancellation.snapshot());
    cancellation.send({ type: 'pupil.cancellationSubmitted', idempotencyKey: 'k1' });
    cancellation.answer('cancelSubscription', done(undefined));
    expect([sending, refused, selectCancellation(cancellation.snapshot())]).toEqual([
      { ...sent, isBusy: true },
      { ...sent, error: 'Wystąpił błąd podczas anulowania subskrypcji' },
      { step: 'done' },
    ]);
  });

  it('says that it is too late in the last 24 hours of the period (S2 §5.49, §9.47)', () => {
    expect(selectCancellation(asked(BASIC, Date.parse(PERIOD_END) - 3_600_000).snapshot())).toEqual({
      step: 'refused',
      reason: 'Subskrypcję można anulować najpóźniej 24 godziny przed końcem okresu.',
    });
  });
});

const INVOICE: Invoice = {
  id: 'in_1',
  issuedAt: '2026-05-04T10:00:00.000Z',
  planName: 'Podstawowy',
  amount: 2_999,
  currency: 'PLN',
  status: 'paid',
  documentUrl: null,
};

describe('the list of what was charged', () => {
  const QUIET = { invoices: [], error: undefined, isLeaving: false, portalError: undefined };
  it('is loading, empty, there, or could not be fetched', () => {
    const loading = testActor(invoicesMachine);
    const [empty, listed, lost] = [testActor(invoicesMachine), testActor(invoicesMachine), testActor(invoicesMachine)];
    empty.answer('fetchInvoices', done([]));
    listed.answer('fetchInvoices', done([INVOICE]));
    lost.answer('fetchInvoices', failed('network/offline'));
    expect([loading, empty, listed, lost].map((invoices) => selectInvoices(invoices.snapshot()))).toEqual([
      { ...QUIET, screen: 'loading' },
      { ...QUIET, screen: 'empty' },
      { ...QUIET, screen: 'list', invoices: [INVOICE] },
      { ...QUIET, screen: 'failed', error: 'Wystąpił błąd połączenia. Spróbuj ponownie.' },
    ]);
  });

  it('leads to the page of the payment provider, or says why not', () => {
    const invoices = testActor(invoicesMachine);
    invoices.answer('fetchInvoices', done([INVOICE]));
    invoices.send({ type: 'pupil.portalRequested' });
    const leaving = selectInvoices(invoices.snapshot()).isLeaving;
    invoices.answer('visitPortal', failed('payment/hand-over'));
    const { isLeaving, portalError } = selectInvoices(invoices.snapshot());
    expect([leaving, isLeaving, portalError]).toEqual([
      true,
      false,
      'Nie udało się przejść do strony płatności. Spróbuj ponownie.',
    ]);
  });
});
