import { describe, expect, it } from 'vitest';
import { paymentPollingMachine } from '#domain/billing/payment-polling/payment-polling.machine.ts';
import type { PaymentPollingInput } from '#domain/billing/payment-polling/payment-polling.types.ts';
import type { PendingUpgrade } from '#domain/billing/purchase/purchase.types.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';
import { BASIC, ENDED, PREMIUM, READ_AT } from '../plans.ts';

const UPGRADE: PendingUpgrade = {
  from: { uniqueID: 'basic-month', name: 'Podstawowy' },
  to: { uniqueID: 'premium-month', name: 'Premium' },
  timestamp: READ_AT,
};
const NOTHING_KEPT = { upgrade: null, at: READ_AT };
const UPGRADE_KEPT = { upgrade: UPGRADE, at: READ_AT };

const CHECKOUT: PaymentPollingInput = { userId: 'ania', sessionId: 'cs_1', isUpgrade: false };
const CHANGE: PaymentPollingInput = { userId: 'ania', sessionId: null, isUpgrade: true };
const MISTAKE: PaymentPollingInput = { userId: null, sessionId: null, isUpgrade: false };

describeMachine('payment polling', paymentPollingMachine, {
  inputs: { 'after a checkout': CHECKOUT, 'after a change of plan': CHANGE, 'by mistake': MISTAKE },
  events: { 'pupil.recheckRequested': [{}], 'page.returned': [{}] },
  answers: {
    recallUpgrade: [done(NOTHING_KEPT), done(UPGRADE_KEPT), failed('unexpected')],
    fetchSubscription: [done(null), done(BASIC), done(PREMIUM), failed('network/offline'), failed('session/expired')],
  },
  restStates: ['success', 'timeout', 'error'],
  endsByItself: {
    recallUpgrade: 'at once: the storage of the browser',
    fetchSubscription: 'within 34 s: the timeout of the call is 10 s, three times (S1 §7, D2)',
  },
  ignored: {
    'recalling/*': 'the check is about to begin',
    'checking/*': 'the check is under way',
    'waiting/pupil.recheckRequested': 'the button is not there while it is checked',
  },
  invariants: {
    'never asks more than 15 times in one go': ({ context }) => context.attempt <= 15,
    'confirms only a plan that is active, and for a change only the wanted one (R4)': ({ snapshot, context }) =>
      !snapshot.matches('success') ||
      (context.subscription?.isActive === true &&
        (context.upgrade === null || context.subscription.membershipType.uniqueID === 'premium-month')),
    'tells of a payment once, when it is confirmed': ({ snapshot, before, emitted }) =>
      emitted.filter(({ type }) => type === 'payment.confirmed').length ===
      (snapshot.matches('success') && before?.matches('success') !== true ? 1 : 0),
    'asks for nothing that was never bought': ({ snapshot, context }) =>
      !snapshot.matches('checking') || context.sessionId !== null || context.isUpgrade || context.upgrade !== null,
  },
});

const started = (
  input: PaymentPollingInput,
  recalled: { upgrade: PendingUpgrade | null; at: number } = NOTHING_KEPT,
) => {
  const polling = testActor(paymentPollingMachine, { input });
  polling.answer('recallUpgrade', done(recalled));
  return polling;
};

/** Lets every check of a go be answered alike. */
const askedOut = (polling: ReturnType<typeof started>, answer: Parameters<ReturnType<typeof started>['answer']>[1]) => {
  for (let check = 1; check < 15; check += 1) {
    polling.answer('fetchSubscription', answer);
    polling.pass(2_000);
  }
  polling.answer('fetchSubscription', answer);
  return polling;
};

describe('payment polling', () => {
  it('looks first for a plan change of this pupil in this browser', () => {
    const polling = testActor(paymentPollingMachine, { input: CHECKOUT });
    expect([polling.state(), polling.askedOf('recallUpgrade'), polling.snapshot().hasTag('busy')]).toEqual([
      'recalling',
      'ania',
      true,
    ]);
  });

  it('asks every two seconds (S2 §4.46, §7.66, §9.40)', () => {
    const polling = started(CHECKOUT);
    expect([polling.state(), polling.context().attempt, polling.snapshot().hasTag('busy')]).toEqual([
      'checking',
      1,
      true,
    ]);
    polling.answer('fetchSubscription', done(null));
    expect([polling.state(), polling.pending(), polling.snapshot().hasTag('busy')]).toEqual(['waiting', [], true]);
    polling.pass(1_999);
    expect(polling.pending()).toEqual([]);
    polling.pass(1);
    expect([polling.state(), polling.pending(), polling.context().attempt]).toEqual([
      'checking',
      ['fetchSubscription'],
      2,
    ]);
  });

  it('asks up to 15 times and then says that the payment is being processed (S2 §4.47–4.48, §9.41)', () => {
    const polling = askedOut(started(CHECKOUT), done(ENDED));
    expect([
      polling.state(),
      polling.asks().filter((id) => id === 'fetchSubscription').length,
      polling.context().attempt,
      polling.emitted,
    ]).toEqual(['timeout', 15, 15, []]);
  });

  it('welcomes a new subscriber (S2 §4.48)', () => {
    const polling = started(CHECKOUT);
    polling.answer('fetchSubscription', done(null));
    polling.pass(2_000);
    polling.answer('fetchSubscription', done(BASIC));
    expect([polling.state(), polling.context().subscription, polling.emitted]).toEqual([
      'success',
      BASIC,
      [
        { type: 'payment.confirmed', subscription: BASIC },
        { type: 'upgrade.forgotten', userId: 'ania' },
      ],
    ]);
  });

  it('is an error without a session (S2 §2.106, §4.50)', () => {
    const polling = started(MISTAKE);
    expect([polling.state(), polling.context().failure, polling.asks()]).toEqual(['error', null, ['recallUpgrade']]);
  });

  it('is an upgrade by the query (S2 §4)', () => {
    const polling = started(CHANGE);
    polling.answer('fetchSubscription', done(PREMIUM));
    expect(polling.state()).toEqual('success');
  });

  it('is an upgrade by a stored pending-upgrade entry, which is removed on success (S2 §4.52–4.53)', () => {
    const polling = started({ ...MISTAKE, userId: 'ania' }, UPGRADE_KEPT);
    expect([polling.state(), polling.context().upgrade]).toEqual(['checking', UPGRADE]);
    polling.answer('fetchSubscription', done(PREMIUM));
    expect([polling.state(), polling.emitted.at(-1)]).toEqual([
      'success',
      { type: 'upgrade.forgotten', userId: 'ania' },
    ]);
  });

  it('says that a change is paid only when the plan is the target (R4)', () => {
    const polling = started(CHANGE, UPGRADE_KEPT);
    polling.answer('fetchSubscription', done(BASIC));
    expect([polling.state(), polling.context().subscription, polling.emitted]).toEqual(['waiting', null, []]);
    polling.pass(2_000);
    polling.answer('fetchSubscription', done(PREMIUM));
    expect([polling.state(), polling.context().subscription]).toEqual(['success', PREMIUM]);
  });

  it('does not take an entry of long ago for the change that is being made', () => {
    const polling = started(CHECKOUT, { upgrade: UPGRADE, at: READ_AT + 1_800_000 });
    polling.answer('fetchSubscription', done(BASIC));
    expect([polling.state(), polling.context().upgrade]).toEqual(['success', null]);
  });

  it('goes on in a browser without memory', () => {
    const polling = testActor(paymentPollingMachine, { input: CHECKOUT });
    polling.answer('recallUpgrade', failed('unexpected'));
    expect([polling.state(), polling.context().failure]).toEqual(['checking', null]);
  });

  it('asks on when an answer is lost, and says so when all are', () => {
    const polling = started(CHECKOUT);
    polling.answer('fetchSubscription', failed('network/offline'));
    expect([polling.state(), polling.context().failure]).toEqual(['waiting', null]);
    polling.pass(2_000);
    polling.answer('fetchSubscription', done(BASIC));
    expect(polling.state()).toEqual('success');
    const lost = askedOut(started(CHECKOUT), failed('network/offline'));
    expect([lost.state(), lost.context().failure]).toEqual(['error', 'network/offline']);
  });

  it('does not ask on when the session is over', () => {
    const polling = started(CHECKOUT);
    polling.answer('fetchSubscription', failed('session/expired'));
    expect([polling.state(), polling.context().failure]).toEqual(['error', 'session/expired']);
  });

  it.each([
    ['a timeout', done(null)],
    ['an error', failed('network/offline')],
  ] as const)('asks another 15 times when the pupil wants it after %s (S2 §4.49)', (_, answer) => {
    const polling = askedOut(started(CHECKOUT), answer);
    polling.send({ type: 'pupil.recheckRequested' });
    expect([polling.state(), polling.context().attempt, polling.context().failure]).toEqual(['checking', 1, null]);
    askedOut(polling, done(null));
    expect([polling.state(), polling.asks().filter((id) => id === 'fetchSubscription').length]).toEqual([
      'timeout',
      30,
    ]);
  });

  it('has nothing to ask for, however often the pupil wants it, when nothing was bought', () => {
    const polling = started(MISTAKE);
    polling.send({ type: 'pupil.recheckRequested' });
    expect([polling.state(), polling.pending()]).toEqual(['error', []]);
  });

  it('asks at once when the pupil returns to the tab or the window, and does not count that', () => {
    const polling = started(CHECKOUT);
    polling.answer('fetchSubscription', done(null));
    polling.pass(500);
    polling.send({ type: 'page.returned' });
    expect([polling.state(), polling.pending(), polling.context().attempt]).toEqual([
      'checking',
      ['fetchSubscription'],
      1,
    ]);
  });

  it('asks again when the pupil returns minutes after the timeout', () => {
    const polling = askedOut(started(CHECKOUT), done(null));
    polling.send({ type: 'page.returned' });
    expect([polling.state(), polling.context().attempt]).toEqual(['checking', 1]);
  });
});
