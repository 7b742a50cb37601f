import { describe, expect, it } from 'vitest';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import { cancelSubscriptionMachine } from '#domain/billing/cancel-subscription/cancel-subscription.machine.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';
import { BASIC, CANCELLED, ONE_TIME, PERIOD_END, READ_AT } from '../plans.ts';

const EMPTY = { reasons: [], comment: '', order: null, failure: null };
const DAY = 86_400_000;

describeMachine('cancel subscription', cancelSubscriptionMachine, {
  events: {
    'pupil.cancellationRequested': [
      { subscription: BASIC, at: READ_AT },
      { subscription: ONE_TIME, at: READ_AT },
    ],
    'pupil.reasonPressed': [{ reason: 'za_drogie' }, { reason: 'inne' }],
    'pupil.commentChanged': [{ text: 'Wracam do podręcznika.' }, { text: '' }],
    'pupil.cancellationSubmitted': [{ idempotencyKey: 'k1' }],
    'pupil.dialogClosed': [{}],
  },
  answers: {
    cancelSubscription: [done(undefined), failed('subscription/already-cancelled'), failed('network/timeout')],
  },
  restStates: ['closed'],
  endsByItself: { cancelSubscription: 'within 15 s: the timeout of the call (D2)' },
  ignored: { 'sending/pupil.*': 'the dialog stays as it is until the server has answered' },
  invariants: {
    'nothing is sent without a reason': ({ snapshot, context }) =>
      !snapshot.matches('sending') || (context.order?.order.reasons.length ?? 0) > 0,
    'a closed dialog remembers nothing': ({ snapshot, context }) =>
      !snapshot.matches('closed') || JSON.stringify(context) === JSON.stringify(EMPTY),
    'a cancellation is told once, when it is made': ({ snapshot, before, emitted }) =>
      (emitted.length === 1) === (snapshot.matches('cancelled') && before?.matches('cancelled') !== true),
  },
});

const requested = (subscription: Subscription | null, at = READ_AT) => {
  const dialog = testActor(cancelSubscriptionMachine);
  dialog.send({ type: 'pupil.cancellationRequested', subscription, at });
  return dialog;
};

const sending = () => {
  const dialog = requested(BASIC);
  dialog.send({ type: 'pupil.reasonPressed', reason: 'brak_czasu' });
  dialog.send({ type: 'pupil.commentChanged', text: ' Do września. ' });
  dialog.send({ type: 'pupil.cancellationSubmitted', idempotencyKey: 'k1' });
  return dialog;
};

describe('cancelling a subscription', () => {
  it('opens a dialog that asks for reasons (S1 §2.51, §3.61)', () => {
    const dialog = requested(BASIC);
    expect([dialog.state(), dialog.snapshot().hasTag('open'), dialog.context()]).toEqual(['editing', true, EMPTY]);
  });

  it("needs at least one reason: 'Wybierz przynajmniej jeden powód anulowania' (S1 §5.38)", () => {
    const dialog = requested(BASIC);
    dialog.send({ type: 'pupil.cancellationSubmitted', idempotencyKey: 'k1' });
    expect([dialog.state(), dialog.context().failure, dialog.pending()]).toEqual([
      'editing',
      'cancellation/no-reason',
      [],
    ]);
    dialog.send({ type: 'pupil.reasonPressed', reason: 'inne' });
    expect([dialog.context().reasons, dialog.context().failure]).toEqual([['inne'], null]);
    dialog.send({ type: 'pupil.reasonPressed', reason: 'inne' });
    expect(dialog.context().reasons).toEqual([]);
  });

  it('sends the reasons and the comment once (S1 §3.61–3.62, §7.40, R10)', () => {
    const dialog = sending();
    expect([dialog.state(), dialog.askedOf('cancelSubscription'), dialog.snapshot().hasTag('busy')]).toEqual([
      'sending',
      { order: { reasons: ['brak_czasu'], comment: 'Do września.' }, idempotencyKey: 'k1' },
      true,
    ]);
  });

  it('needs no comment, and takes one of at most 2,000 characters (S1 §5.39)', () => {
    const dialog = requested(BASIC);
    dialog.send({ type: 'pupil.reasonPressed', reason: 'inne' });
    dialog.send({ type: 'pupil.commentChanged', text: 'ż'.repeat(2_001) });
    expect(dialog.context().comment).toEqual('ż'.repeat(2_000));
    dialog.send({ type: 'pupil.commentChanged', text: '' });
    dialog.send({ type: 'pupil.cancellationSubmitted', idempotencyKey: 'k1' });
    expect(dialog.askedOf('cancelSubscription')).toEqual({
      order: { reasons: ['inne'], comment: null },
      idempotencyKey: 'k1',
    });
  });

  it('says that it is done, tells so, and closes after 3 s (S1 §8 Account)', () => {
    const dialog = sending();
    dialog.answer('cancelSubscription', done(undefined));
    expect([dialog.state(), dialog.snapshot().hasTag('open'), dialog.emitted]).toEqual([
      'cancelled',
      true,
      [{ type: 'subscription.cancelled' }],
    ]);
    dialog.pass(2_999);
    expect(dialog.state()).toEqual('cancelled');
    dialog.pass(1);
    expect([dialog.state(), dialog.context()]).toEqual(['closed', EMPTY]);
  });

  it.each([
    ['the map of S2 §8', 'subscription/already-cancelled'],
    ['a 409', 'request/conflict'],
  ] as const)('is content when it was cancelled before, as %s says', (_, code) => {
    const dialog = sending();
    dialog.answer('cancelSubscription', failed(code));
    expect([dialog.state(), dialog.emitted, dialog.context().failure]).toEqual([
      'cancelled',
      [{ type: 'subscription.cancelled' }],
      null,
    ]);
  });

  it('says why it failed, keeps what was filled in, and sends it again under the same key (S1 §8 Account, R10)', () => {
    const dialog = sending();
    dialog.answer('cancelSubscription', failed('network/timeout'));
    expect([dialog.state(), dialog.context().failure, dialog.context().reasons, dialog.context().comment]).toEqual([
      'editing',
      'network/timeout',
      ['brak_czasu'],
      ' Do września. ',
    ]);
    dialog.send({ type: 'pupil.cancellationSubmitted', idempotencyKey: 'k2' });
    expect([dialog.askedOf('cancelSubscription'), dialog.context().failure]).toEqual([
      { order: { reasons: ['brak_czasu'], comment: 'Do września.' }, idempotencyKey: 'k1' },
      null,
    ]);
  });

  it('is another order, with another key, when the reasons are others', () => {
    const dialog = sending();
    dialog.answer('cancelSubscription', failed('network/timeout'));
    dialog.send({ type: 'pupil.reasonPressed', reason: 'inne' });
    dialog.send({ type: 'pupil.cancellationSubmitted', idempotencyKey: 'k2' });
    expect(dialog.askedOf('cancelSubscription')).toEqual({
      order: { reasons: ['brak_czasu', 'inne'], comment: 'Do września.' },
      idempotencyKey: 'k2',
    });
  });

  it('can be closed, but not while it is on its way', () => {
    const open = requested(BASIC);
    open.send({ type: 'pupil.reasonPressed', reason: 'inne' });
    open.send({ type: 'pupil.dialogClosed' });
    expect([open.state(), open.context()]).toEqual(['closed', EMPTY]);
    const onItsWay = sending();
    onItsWay.send({ type: 'pupil.dialogClosed' });
    expect(onItsWay.state()).toEqual('sending');
    onItsWay.answer('cancelSubscription', done(undefined));
    onItsWay.send({ type: 'pupil.dialogClosed' });
    expect(onItsWay.state()).toEqual('closed');
  });

  it('must come at least 24 hours before the period ends (S2 §5.49, §9.47)', () => {
    const end = Date.parse(PERIOD_END);
    expect(requested(BASIC, end - DAY).state()).toEqual('editing');
    const late = requested(BASIC, end - DAY + 1);
    expect([late.state(), late.snapshot().hasTag('open'), late.context().failure]).toEqual([
      'refused',
      true,
      'subscription/too-late',
    ]);
    late.send({ type: 'pupil.dialogClosed' });
    expect([late.state(), late.context()]).toEqual(['closed', EMPTY]);
  });

  it.each([
    ['cancelled', CANCELLED, 'subscription/already-cancelled'],
    ['bought once', ONE_TIME, 'subscription/one-time'],
    ['not there', null, 'subscription/not-found'],
  ] as const)('is refused for a plan that is %s (S1 §6.24)', (_, subscription, failure) => {
    const dialog = requested(subscription);
    expect([dialog.state(), dialog.context().failure]).toEqual(['refused', failure]);
  });
});
