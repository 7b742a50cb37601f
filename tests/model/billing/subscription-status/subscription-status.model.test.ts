import { describe, expect, it } from 'vitest';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import { subscriptionStatusMachine } from '#domain/billing/subscription-status/subscription-status.machine.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';
import { BASIC, CANCELLED, ENDED, ONE_TIME, PERIOD_END, PREMIUM, READ_AT } from '../plans.ts';

const reading = (subscription: Subscription | null, readAt = READ_AT) => ({ subscription, readAt });

describeMachine('subscription status', subscriptionStatusMachine, {
  events: {
    'session.established': [reading(null), reading(BASIC), reading(CANCELLED)],
    'session.settled': [{ outcome: 'established' }, { outcome: 'unregistered' }, { outcome: 'unavailable' }],
    'session.ended': [{}],
    'subscription.refreshRequested': [{}],
    'subscription.learned': [],
    'pupil.subscriptionResumed': [{ idempotencyKey: 'k1' }],
  },
  answers: {
    fetchSubscription: [done(reading(PREMIUM)), done(reading(ENDED)), done(reading(null)), failed('network/offline')],
    resumeSubscription: [done(undefined), failed('request/conflict'), failed('network/timeout')],
  },
  restStates: ['status.notLoggedIn', 'status.unknown', 'status.noSubscription', 'status.inactive', 'status.active'],
  endsByItself: {
    fetchSubscription: 'within 34 s: the timeout of the call is 10 s, three times (S1 §7, D2)',
    resumeSubscription: 'within 15 s: the timeout of the call (D2)',
  },
  ignored: {
    'status.loading/*': 'it is not known yet who is here',
    'activity.refreshing/pupil.subscriptionResumed': 'what is held is being asked for',
    'activity.resuming/*': 'whoever resumes asks afterwards what is held',
  },
  invariants: {
    'an active plan is one that the server calls active': ({ snapshot, context }) =>
      !snapshot.matches({ status: 'active' }) || context.subscription?.isActive === true,
    'nobody here holds nothing': ({ snapshot, context }) =>
      !snapshot.matches({ status: 'notLoggedIn' }) ||
      (context.subscription === null && !context.isLoggedIn && snapshot.matches({ activity: 'idle' })),
    'only a cancelled plan is resumed': ({ snapshot, before }) =>
      !snapshot.matches({ activity: 'resuming' }) ||
      before?.matches({ activity: 'resuming' }) === true ||
      before?.context.subscription?.isCancelled === true,
    'exams are for premium alone': ({ snapshot, context }) =>
      snapshot.matches({ status: { active: 'premium' } }) ===
      (snapshot.matches({ status: 'active' }) && context.subscription?.membershipType.hasAIExams === true),
  },
});

const holding = (subscription: Subscription | null, readAt = READ_AT) => {
  const status = testActor(subscriptionStatusMachine);
  status.send({ type: 'session.established', ...reading(subscription, readAt) });
  return status;
};

const refreshed = (from: Subscription | null, to: Subscription | null) => {
  const status = holding(from);
  status.send({ type: 'subscription.refreshRequested' });
  status.answer('fetchSubscription', done(reading(to)));
  return status;
};

const resuming = () => {
  const status = holding(CANCELLED);
  status.send({ type: 'pupil.subscriptionResumed', idempotencyKey: 'k1' });
  return status;
};

describe('subscription status', () => {
  it('is loading until it is known who is here (S1 §4 Subscription status)', () => {
    const status = testActor(subscriptionStatusMachine);
    expect([status.state(), status.snapshot().hasTag('busy')]).toEqual([{ status: 'loading', activity: 'idle' }, true]);
    status.send({ type: 'session.settled', outcome: 'established' });
    expect(status.state()).toEqual({ status: 'loading', activity: 'idle' });
  });

  it('is not_logged_in without a session (S1 §4.33)', () => {
    const status = testActor(subscriptionStatusMachine);
    status.send({ type: 'session.ended' });
    expect(status.state()).toEqual({ status: 'notLoggedIn', activity: 'idle' });
  });

  it.each([
    ['no_subscription when there is none', null, 'noSubscription'],
    ['inactive when it has expired', ENDED, 'inactive'],
    ['basic with AI and without exams', BASIC, { active: 'basic' }],
    ['premium with exams', PREMIUM, { active: 'premium' }],
    ['premium for a one-time purchase with exams', ONE_TIME, { active: 'premium' }],
    ['basic for a cancelled plan until its period ends', CANCELLED, { active: 'basic' }],
  ] as const)('is %s (S1 §4.35, §4.37, §4.39, §4.41, §1.27, §1.29–1.30, S2 §4.54)', (_, subscription, expected) => {
    const status = holding(subscription);
    expect([status.state(), status.snapshot().hasTag('busy'), status.emitted]).toEqual([
      { status: expected, activity: 'idle' },
      false,
      [],
    ]);
  });

  it('knows that whom the backend does not know has bought nothing (S2 §6.5)', () => {
    const status = testActor(subscriptionStatusMachine);
    status.send({ type: 'session.settled', outcome: 'unregistered' });
    expect([status.state(), status.context().isLoggedIn]).toEqual([
      { status: 'noSubscription', activity: 'idle' },
      true,
    ]);
  });

  it('is unknown while the backend is away, and can be asked for again', () => {
    const status = testActor(subscriptionStatusMachine);
    status.send({ type: 'session.settled', outcome: 'unavailable' });
    expect(status.state()).toEqual({ status: 'unknown', activity: 'idle' });
    status.send({ type: 'subscription.refreshRequested' });
    status.answer('fetchSubscription', done(reading(PREMIUM)));
    expect(status.state()).toEqual({ status: { active: 'premium' }, activity: 'idle' });
  });

  it('is refreshed when somebody wants it, as the upgrade screen does on opening, and shows meanwhile what was known (S2 §2 Upgrade)', () => {
    const status = holding(BASIC);
    status.send({ type: 'subscription.refreshRequested' });
    expect([status.state(), status.pending(), status.snapshot().hasTag('busy')]).toEqual([
      { status: { active: 'basic' }, activity: 'refreshing' },
      ['fetchSubscription'],
      true,
    ]);
    status.answer('fetchSubscription', done(reading(PREMIUM)));
    expect([status.state(), status.emitted]).toEqual([
      { status: { active: 'premium' }, activity: 'idle' },
      [{ type: 'subscription.changed', subscription: PREMIUM }],
    ]);
  });

  it('is premium after an upgrade, inactive after the end, none after a deletion, whatever it was before', () => {
    expect(
      [refreshed(BASIC, PREMIUM), refreshed(PREMIUM, ENDED), refreshed(PREMIUM, null), refreshed(null, BASIC)].map(
        (status) => status.state(),
      ),
    ).toEqual([
      { status: { active: 'premium' }, activity: 'idle' },
      { status: 'inactive', activity: 'idle' },
      { status: 'noSubscription', activity: 'idle' },
      { status: { active: 'basic' }, activity: 'idle' },
    ]);
  });

  it('is not asked for when nobody is logged in', () => {
    const status = testActor(subscriptionStatusMachine);
    status.send({ type: 'subscription.refreshRequested' });
    expect(status.pending()).toEqual([]);
  });

  it('does not believe an answer that was on its way when a new one was wanted', () => {
    const status = holding(BASIC);
    status.send({ type: 'subscription.refreshRequested' });
    status.send({ type: 'subscription.refreshRequested' });
    expect([status.asks(), status.pending(), status.forgotten()]).toEqual([
      ['fetchSubscription', 'fetchSubscription'],
      ['fetchSubscription'],
      [],
    ]);
  });

  it('keeps what was known when it cannot be asked for, and forgets the failure with the next answer', () => {
    const status = holding(BASIC);
    status.send({ type: 'subscription.refreshRequested' });
    status.answer('fetchSubscription', failed('network/offline'));
    expect([status.state(), status.context().failure, status.emitted]).toEqual([
      { status: { active: 'basic' }, activity: 'idle' },
      'network/offline',
      [],
    ]);
    status.send({ type: 'subscription.refreshRequested' });
    status.answer('fetchSubscription', done(reading(BASIC)));
    expect(status.context().failure).toEqual(null);
  });

  it('keeps the access of a cancelled plan until its period ends, and asks the server then (S1 §4.51, S2 §4.56)', () => {
    const status = holding(CANCELLED, Date.parse(PERIOD_END) - 3_600_000);
    status.pass(3_599_999);
    expect([status.state(), status.pending()]).toEqual([{ status: { active: 'basic' }, activity: 'idle' }, []]);
    status.pass(1);
    expect(status.pending()).toEqual(['fetchSubscription']);
    status.answer('fetchSubscription', done(reading(ENDED)));
    expect(status.state()).toEqual({ status: 'inactive', activity: 'idle' });
  });

  it('asks once a day about a plan whose period is long', () => {
    const status = holding(BASIC);
    for (let day = 1; day <= 2; day += 1) {
      status.pass(86_399_999);
      expect(status.pending()).toEqual([]);
      status.pass(1);
      expect(status.pending()).toEqual(['fetchSubscription']);
      status.answer('fetchSubscription', done(reading(BASIC)));
    }
  });

  it('takes a cancellation back and asks what is valid now (S1 §7.44)', () => {
    const status = resuming();
    expect([status.state(), status.askedOf('resumeSubscription'), status.snapshot().hasTag('busy')]).toEqual([
      { status: { active: 'basic' }, activity: 'resuming' },
      { order: null, idempotencyKey: 'k1' },
      true,
    ]);
    status.answer('resumeSubscription', done(undefined));
    expect([status.state(), status.pending(), status.emitted, status.context().resumption]).toEqual([
      { status: { active: 'basic' }, activity: 'refreshing' },
      ['fetchSubscription'],
      [{ type: 'subscription.resumed' }],
      null,
    ]);
  });

  it('asks what is valid when there is nothing to take back', () => {
    const status = resuming();
    status.answer('resumeSubscription', failed('request/conflict'));
    expect([status.pending(), status.emitted, status.context().resumption]).toEqual([['fetchSubscription'], [], null]);
  });

  it('says why a cancellation could not be taken back, and sends the lost order again under its key (R10)', () => {
    const status = resuming();
    status.answer('resumeSubscription', failed('network/timeout'));
    expect([status.state(), status.context().failure]).toEqual([
      { status: { active: 'basic' }, activity: 'idle' },
      'network/timeout',
    ]);
    status.send({ type: 'pupil.subscriptionResumed', idempotencyKey: 'k2' });
    expect([status.askedOf('resumeSubscription'), status.context().failure]).toEqual([
      { order: null, idempotencyKey: 'k1' },
      null,
    ]);
  });

  it.each([
    ['is not cancelled', BASIC],
    ['has ended', { ...ENDED, isCancelled: true }],
    ['was bought once', ONE_TIME],
    ['is not there', null],
  ] as const)('resumes nothing that %s', (_, subscription) => {
    const status = holding(subscription);
    status.send({ type: 'pupil.subscriptionResumed', idempotencyKey: 'k1' });
    expect(status.pending()).toEqual([]);
  });

  it('keeps nothing of a pupil who has left, and asks nothing more (R14)', () => {
    const status = resuming();
    status.send({ type: 'session.ended' });
    expect([status.state(), status.pending(), status.context()]).toEqual([
      { status: 'notLoggedIn', activity: 'idle' },
      [],
      { isLoggedIn: false, subscription: null, readAt: 0, resumption: null, failure: null },
    ]);
  });
});
