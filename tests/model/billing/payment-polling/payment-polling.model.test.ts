import { describe, expect, it } from 'vitest';
import { paymentPollingMachine } from '#domain/billing/payment-polling/payment-polling.machine.ts';
import type { PaymentPollingInput } from '#domain/billing/payment-polling/payment-polling.types.ts';
import type { PendingUpgrade } from '#domain/billing/purchase/purchase.types.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';
import { BASIC, ENDED, PREMIUM, UPGRADE } from '../plans.ts';

const TO_PREMIUM = { planId: 'premium-month', from: 'Podstawowy' };

const CHECKOUT: PaymentPollingInput = { userId: 'ania', sessionId: 'cs_1', isUpgrade: false, planId: null };
const CHANGE: PaymentPollingInput = { userId: 'ania', sessionId: null, isUpgrade: true, planId: 'premium-month' };
const UNKNOWN_CHANGE: PaymentPollingInput = { ...CHANGE, planId: null };
const MISTAKE: PaymentPollingInput = { userId: null, sessionId: null, isUpgrade: false, planId: null };

describeMachine('payment polling', paymentPollingMachine, {
  inputs: {
    'after a checkout': CHECKOUT,
    'after a change of plan': CHANGE,
    'after a change to nobody knows what': UNKNOWN_CHANGE,
    'by mistake': MISTAKE,
  },
  events: { 'pupil.recheckRequested': [{}], 'page.returned': [{}] },
  answers: {
    recallUpgrade: [done(null), done(UPGRADE), failed('unexpected')],
    forgetOrders: [done(undefined), failed('unexpected')],
    lookAtSubscription: [done(null), done(BASIC), done(PREMIUM), failed('network/offline'), failed('session/expired')],
  },
  restStates: ['success', 'timeout', 'error'],
  endsByItself: {
    recallUpgrade: 'at once: the storage of the browser',
    forgetOrders: 'at once: the storage of the browser',
  },
  ignored: {
    'recalling/*': 'the check is about to begin',
    'polling.looking/*': 'the check is under way',
    'polling.waiting/pupil.recheckRequested': 'the button is not there while it is checked',
  },
  invariants: {
    'never asks more than 15 times in one go': ({ context }) => context.attempt <= 15,
    'confirms only a plan that is active, and for a change only the wanted one (R4)': ({ snapshot, context }) =>
      !snapshot.matches('success') ||
      (context.subscription?.isActive === true &&
        (context.target === null || context.subscription.membershipType.uniqueID === 'premium-month')),
    'tells of a payment once, when it is confirmed': ({ snapshot, before, emitted }) =>
      emitted.filter(({ type }) => type === 'payment.confirmed').length ===
      (snapshot.matches('success') && before?.matches('success') !== true ? 1 : 0),
    'asks for nothing that was never bought': ({ snapshot, context }) =>
      !snapshot.matches('polling') || context.sessionId !== null || context.isUpgrade || context.target !== null,
  },
});

const started = (input: PaymentPollingInput, recalled: PendingUpgrade | null = null) => {
  const polling = testActor(paymentPollingMachine, { input });
  polling.answer('recallUpgrade', done(recalled));
  return polling;
};

/** Lets every check of a go be answered alike. */
const askedOut = (polling: ReturnType<typeof started>, answer: Parameters<ReturnType<typeof started>['answer']>[1]) => {
  for (let check = 1; check < 15; check += 1) {
    polling.answer('lookAtSubscription', answer);
    polling.pass(2_000);
  }
  polling.answer('lookAtSubscription', answer);
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

  it('asks every two seconds (S2 §4.45–4.46, §7.66, §9.40)', () => {
    const polling = started(CHECKOUT);
    expect([polling.state(), polling.context().attempt, polling.snapshot().hasTag('busy')]).toEqual([
      { polling: 'looking' },
      1,
      true,
    ]);
    polling.answer('lookAtSubscription', done(null));
    expect([polling.state(), polling.pending(), polling.snapshot().hasTag('busy')]).toEqual([
      { polling: 'waiting' },
      [],
      true,
    ]);
    polling.pass(1_999);
    expect(polling.pending()).toEqual([]);
    polling.pass(1);
    expect([polling.state(), polling.pending(), polling.context().attempt]).toEqual([
      { polling: 'looking' },
      ['lookAtSubscription'],
      2,
    ]);
  });

  it('asks up to 15 times and then says that the payment is being processed (S2 §4.47–4.48, §9.41)', () => {
    const polling = askedOut(started(CHECKOUT), done(ENDED));
    expect([
      polling.state(),
      polling.asks().filter((id) => id === 'lookAtSubscription').length,
      polling.context().attempt,
      polling.emitted,
    ]).toEqual(['timeout', 15, 15, []]);
  });

  it('welcomes a new subscriber (S2 §4.48)', () => {
    const polling = started(CHECKOUT);
    polling.answer('lookAtSubscription', done(null));
    polling.pass(2_000);
    polling.answer('lookAtSubscription', done(BASIC));
    expect([polling.state(), polling.context().subscription, polling.emitted]).toEqual([
      'success',
      BASIC,
      [{ type: 'payment.confirmed', subscription: BASIC }],
    ]);
  });

  it('is an error without a session (S2 §2.106, §4.50)', () => {
    const polling = started(MISTAKE);
    expect([polling.state(), polling.context().failure, polling.asks()]).toEqual(['error', null, ['recallUpgrade']]);
  });

  it('is an upgrade by the query (S2 §4)', () => {
    const polling = started(CHANGE);
    polling.answer('lookAtSubscription', done(PREMIUM));
    expect(polling.state()).toEqual('success');
  });

  it('is an upgrade by a stored pending-upgrade entry, which is removed on success (S2 §4.52–4.53)', () => {
    const polling = started({ ...MISTAKE, userId: 'ania' }, UPGRADE);
    expect([polling.state(), polling.context().target]).toEqual([{ polling: 'looking' }, TO_PREMIUM]);
    polling.answer('lookAtSubscription', done(PREMIUM));
    expect([polling.state(), polling.askedOf('forgetOrders')]).toEqual(['success', 'ania']);
    polling.answer('forgetOrders', failed('unexpected'));
    expect(polling.state()).toEqual('success');
  });

  it('says that a change is paid only when the plan is the target (R4)', () => {
    const polling = started(CHANGE, UPGRADE);
    polling.answer('lookAtSubscription', done(BASIC));
    expect([polling.state(), polling.context().subscription, polling.emitted]).toEqual([
      { polling: 'waiting' },
      null,
      [],
    ]);
    polling.pass(2_000);
    polling.answer('lookAtSubscription', done(PREMIUM));
    expect([polling.state(), polling.context().subscription]).toEqual(['success', PREMIUM]);
  });

  it('does not take the old plan for the new one in a browser that remembers nothing: the address names the target (D24)', () => {
    const polling = testActor(paymentPollingMachine, { input: CHANGE });
    polling.answer('recallUpgrade', failed('unexpected'));
    polling.answer('lookAtSubscription', done(BASIC));
    expect(polling.state()).toEqual({ polling: 'waiting' });
  });

  it('knows the change of long ago that nobody has seen confirmed (D24)', () => {
    const polling = started({ ...MISTAKE, userId: 'ania' }, { ...UPGRADE, timestamp: 0 });
    expect(polling.context().target).toEqual(TO_PREMIUM);
  });

  it('shows the held plan without a target, and aims at none (D24)', () => {
    const polling = started(UNKNOWN_CHANGE);
    polling.answer('lookAtSubscription', done(BASIC));
    expect([polling.state(), polling.context().target, polling.context().subscription]).toEqual([
      'success',
      null,
      BASIC,
    ]);
  });

  it('does not take a change of before for the checkout that is being confirmed', () => {
    const polling = started(CHECKOUT, UPGRADE);
    polling.answer('lookAtSubscription', done(BASIC));
    expect([polling.state(), polling.context().target]).toEqual(['success', null]);
  });

  it('ends after a minute also when a look hangs, or when the pupil keeps coming back (D24)', () => {
    const hanging = started(CHECKOUT);
    hanging.pass(59_999);
    expect(hanging.state()).toEqual({ polling: 'looking' });
    hanging.pass(1);
    expect([hanging.state(), hanging.pending(), hanging.context().failure]).toEqual(['timeout', [], null]);
    const restless = started(CHECKOUT);
    for (let second = 0; second < 60; second += 1) {
      restless.answer('lookAtSubscription', done(null));
      restless.pass(1_000);
      restless.send({ type: 'page.returned' });
    }
    expect([restless.state(), restless.context().attempt]).toEqual([{ polling: 'looking' }, 1]);
  });

  it('goes on in a browser without memory', () => {
    const polling = testActor(paymentPollingMachine, { input: CHECKOUT });
    polling.answer('recallUpgrade', failed('unexpected'));
    expect([polling.state(), polling.context().failure]).toEqual([{ polling: 'looking' }, null]);
  });

  it('asks on when an answer is lost, and says so when all are', () => {
    const polling = started(CHECKOUT);
    polling.answer('lookAtSubscription', failed('network/offline'));
    expect([polling.state(), polling.context().failure]).toEqual([{ polling: 'waiting' }, null]);
    polling.pass(2_000);
    polling.answer('lookAtSubscription', done(BASIC));
    expect(polling.state()).toEqual('success');
    const lost = askedOut(started(CHECKOUT), failed('network/offline'));
    expect([lost.state(), lost.context().failure]).toEqual(['error', 'network/offline']);
  });

  it('does not ask on when the session is over', () => {
    const polling = started(CHECKOUT);
    polling.answer('lookAtSubscription', failed('session/expired'));
    expect([polling.state(), polling.context().failure]).toEqual(['error', 'session/expired']);
  });

  it.each([
    ['a timeout', done(null)],
    ['an error', failed('network/offline')],
  ] as const)('asks another 15 times when the pupil wants it after %s (S2 §4.49)', (_, answer) => {
    const polling = askedOut(started(CHECKOUT), answer);
    polling.send({ type: 'pupil.recheckRequested' });
    expect([polling.state(), polling.context().attempt, polling.context().failure]).toEqual([
      { polling: 'looking' },
      1,
      null,
    ]);
    askedOut(polling, done(null));
    expect([polling.state(), polling.asks().filter((id) => id === 'lookAtSubscription').length]).toEqual([
      'timeout',
      30,
    ]);
  });

  it('asks again when the pupil returns to the tab after an error', () => {
    const polling = askedOut(started(CHECKOUT), failed('network/offline'));
    polling.send({ type: 'page.returned' });
    expect([polling.state(), polling.context().failure]).toEqual([{ polling: 'looking' }, null]);
    const mistaken = started(MISTAKE);
    mistaken.send({ type: 'page.returned' });
    expect(mistaken.state()).toEqual('error');
  });

  it('has nothing to ask for, however often the pupil wants it, when nothing was bought', () => {
    const polling = started(MISTAKE);
    polling.send({ type: 'pupil.recheckRequested' });
    expect([polling.state(), polling.pending()]).toEqual(['error', []]);
  });

  it('asks at once when the pupil returns to the tab or the window, and does not count that', () => {
    const polling = started(CHECKOUT);
    polling.answer('lookAtSubscription', done(null));
    polling.pass(500);
    polling.send({ type: 'page.returned' });
    expect([polling.state(), polling.pending(), polling.context().attempt]).toEqual([
      { polling: 'looking' },
      ['lookAtSubscription'],
      1,
    ]);
  });

  it('asks again when the pupil returns minutes after the timeout', () => {
    const polling = askedOut(started(CHECKOUT), done(null));
    polling.send({ type: 'page.returned' });
    expect([polling.state(), polling.context().attempt]).toEqual([{ polling: 'looking' }, 1]);
  });
});
