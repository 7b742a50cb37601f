import { describe, expect, it } from 'vitest';
import type { KnownSubscription, Subscription } from '#domain/entitlement/subscription.types.ts';
import { subscriptionStatusMachine } from '#domain/billing/subscription-status/subscription-status.machine.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';
import { BASIC, CANCELLED, ENDED, ONE_TIME, PERIOD_END, PREMIUM, READ_AT } from '../plans.ts';

const reading = (subscription: KnownSubscription, readAt = READ_AT) => ({ subscription, readAt });

describeMachine('subscription status', subscriptionStatusMachine, {
  events: {
    'session.established': [
      reading(null),
      reading(BASIC),
      reading(CANCELLED),
      reading(PREMIUM),
      reading(ENDED),
      reading('unknown'),
    ],
    'session.settled': [{ outcome: 'established' }, { outcome: 'unregistered' }, { outcome: 'unavailable' }],
    'session.nobodyFound': [{}],
    'session.ended': [{}],
    'subscription.refreshRequested': [{}],
    'subscription.cancelled': [{}],
    'subscription.resumed': [],
    'pupil.subscriptionResumed': [{ idempotencyKey: 'k1' }],
  },
  answers: { resumeSubscription: [done(undefined), failed('request/conflict'), failed('network/timeout')] },
  restStates: ['status.notLoggedIn', 'status.unknown', 'status.noSubscription', 'status.inactive', 'status.active'],
  endsByItself: { resumeSubscription: 'within 15 s: the timeout of the call (D2)' },
  ignored: {
    'status.loading/*': 'it is not known yet who is here',
    'activity.refreshing/pupil.subscriptionResumed': 'what is held is being asked for',
    'activity.confirming/pupil.subscriptionResumed': 'a change is being confirmed',
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
    'a change is waited for five looks at most': ({ context }) => context.looksLeft >= 0 && context.looksLeft <= 5,
    'whoever does nothing waits for nothing': ({ snapshot, context }) =>
      !snapshot.matches({ activity: 'idle' }) || context.expected === null,
  },
});

const LOOK = { type: 'subscription.lookNeeded' };

const told = (status: ReturnType<typeof testActor<typeof subscriptionStatusMachine>>, held: KnownSubscription) =>
  status.send({ type: 'session.established', ...reading(held) });

const holding = (subscription: KnownSubscription, readAt = READ_AT) => {
  const status = testActor(subscriptionStatusMachine);
  status.send({ type: 'session.established', ...reading(subscription, readAt) });
  return status;
};

const refreshed = (from: Subscription | null, to: Subscription | null) => {
  const status = holding(from);
  status.send({ type: 'subscription.refreshRequested' });
  told(status, to);
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
    expect([status.state(), status.snapshot().hasTag('busy')]).toEqual([
      { status: 'loading', activity: 'idle', news: 'none' },
      true,
    ]);
    status.send({ type: 'session.settled', outcome: 'established' });
    expect(status.state()).toEqual({ status: 'loading', activity: 'idle', news: 'none' });
  });

  it.each(['session.ended', 'session.nobodyFound'] as const)(
    'is not_logged_in without a session, whether it ended or there was none: %s (S1 §4.33)',
    (type) => {
      const status = testActor(subscriptionStatusMachine);
      status.send({ type });
      expect([status.state(), status.snapshot().hasTag('busy')]).toEqual([
        { status: 'notLoggedIn', activity: 'idle', news: 'none' },
        false,
      ]);
    },
  );

  it.each([
    ['no_subscription when there is none', null, 'noSubscription'],
    ['inactive when it has expired', ENDED, 'inactive'],
    ['basic with AI and without exams', BASIC, { active: 'basic' }],
    ['premium with exams', PREMIUM, { active: 'premium' }],
    ['premium for a one-time purchase with exams', ONE_TIME, { active: 'premium' }],
    ['basic for a cancelled plan until its period ends', CANCELLED, { active: 'basic' }],
    ['unknown while it could not be read', 'unknown', 'unknown'],
  ] as const)('is %s (S1 §4.35, §4.37, §4.39, §4.41, §1.27, §1.29–1.30, S2 §4.54)', (_, subscription, expected) => {
    const status = holding(subscription);
    expect([status.state(), status.snapshot().hasTag('busy'), status.emitted]).toEqual([
      { status: expected, activity: 'idle', news: 'none' },
      false,
      [],
    ]);
  });

  it('knows that whom the backend does not know has bought nothing (S2 §6.5)', () => {
    const status = testActor(subscriptionStatusMachine);
    status.send({ type: 'session.settled', outcome: 'unregistered' });
    expect([status.state(), status.context().isLoggedIn]).toEqual([
      { status: 'noSubscription', activity: 'idle', news: 'none' },
      true,
    ]);
  });

  it('is unknown while the backend is away, and can be asked for again', () => {
    const status = testActor(subscriptionStatusMachine);
    status.send({ type: 'session.settled', outcome: 'unavailable' });
    expect(status.state()).toEqual({ status: 'unknown', activity: 'idle', news: 'none' });
    status.send({ type: 'subscription.refreshRequested' });
    told(status, PREMIUM);
    expect(status.state()).toEqual({ status: { active: 'premium' }, activity: 'idle', news: 'none' });
  });

  it('is refreshed when somebody wants it, as the upgrade screen does on opening, and shows meanwhile what was known (S2 §2 Upgrade)', () => {
    const status = holding(BASIC);
    status.send({ type: 'subscription.refreshRequested' });
    expect([status.state(), status.emitted, status.snapshot().hasTag('busy')]).toEqual([
      { status: { active: 'basic' }, activity: 'refreshing', news: 'none' },
      [LOOK],
      true,
    ]);
    told(status, PREMIUM);
    expect(status.state()).toEqual({ status: { active: 'premium' }, activity: 'idle', news: 'none' });
  });

  it('is premium after an upgrade, inactive after the end, none after a deletion, whatever it was before', () => {
    expect(
      [refreshed(BASIC, PREMIUM), refreshed(PREMIUM, ENDED), refreshed(PREMIUM, null), refreshed(null, BASIC)].map(
        (status) => status.state(),
      ),
    ).toEqual([
      { status: { active: 'premium' }, activity: 'idle', news: 'none' },
      { status: 'inactive', activity: 'idle', news: 'none' },
      { status: 'noSubscription', activity: 'idle', news: 'none' },
      { status: { active: 'basic' }, activity: 'idle', news: 'none' },
    ]);
  });

  it('is not asked for when nobody is logged in', () => {
    const status = testActor(subscriptionStatusMachine);
    status.send({ type: 'subscription.refreshRequested' });
    status.send({ type: 'subscription.cancelled' });
    expect(status.emitted).toEqual([]);
  });

  it('asks anew when it is wanted again, for what is on its way may be older', () => {
    const status = holding(BASIC);
    status.send({ type: 'subscription.refreshRequested' });
    status.send({ type: 'subscription.refreshRequested' });
    expect([status.state(), status.emitted]).toEqual([
      { status: { active: 'basic' }, activity: 'refreshing', news: 'none' },
      [LOOK, LOOK],
    ]);
  });

  it.each(['unavailable', 'unregistered'] as const)('waits no longer when the session ends up %s', (outcome) => {
    const status = holding(BASIC);
    status.send({ type: 'subscription.refreshRequested' });
    status.send({ type: 'session.settled', outcome: 'established' });
    expect(status.snapshot().matches({ activity: 'refreshing' })).toBe(true);
    status.send({ type: 'session.settled', outcome });
    expect(status.snapshot().matches({ activity: 'idle' })).toBe(true);
  });

  it('waits a minute for a session that says nothing, and keeps what was known', () => {
    const status = holding(BASIC);
    status.send({ type: 'subscription.refreshRequested' });
    status.pass(59_999);
    expect(status.state()).toEqual({ status: { active: 'basic' }, activity: 'refreshing', news: 'none' });
    status.pass(1);
    expect(status.state()).toEqual({ status: { active: 'basic' }, activity: 'idle', news: 'none' });
  });

  it('keeps the access of a cancelled plan until its period ends, and asks then (S1 §4.51, S2 §4.56)', () => {
    const status = holding(CANCELLED, Date.parse(PERIOD_END) - 3_600_000);
    status.pass(3_599_999);
    expect([status.state(), status.emitted]).toEqual([
      { status: { active: 'basic' }, activity: 'idle', news: 'none' },
      [],
    ]);
    status.pass(1);
    expect(status.emitted).toEqual([LOOK]);
    told(status, ENDED);
    expect(status.state()).toEqual({ status: 'inactive', activity: 'idle', news: 'none' });
  });

  it('asks once a day about a plan whose period is long', () => {
    const status = holding(BASIC);
    for (let day = 1; day <= 2; day += 1) {
      status.pass(86_399_999);
      expect(status.emitted.length).toEqual(day - 1);
      status.pass(1);
      expect(status.emitted.length).toEqual(day);
      told(status, BASIC);
    }
  });

  it('looks every two seconds, five times at most, whether a cancellation was confirmed (S1 §4.50, R3)', () => {
    const status = holding(BASIC);
    status.send({ type: 'subscription.cancelled' });
    for (let look = 1; look <= 5; look += 1) {
      expect([status.state(), status.emitted.length]).toEqual([
        { status: { active: 'basic' }, activity: 'refreshing', news: 'none' },
        look,
      ]);
      told(status, BASIC);
      expect(status.state()).toEqual({ status: { active: 'basic' }, activity: 'confirming', news: 'none' });
      status.pass(1_999);
      expect(status.emitted.length).toEqual(look);
      status.pass(1);
    }
    told(status, BASIC);
    expect([status.state(), status.context().expected]).toEqual([
      { status: { active: 'basic' }, activity: 'idle', news: 'none' },
      null,
    ]);
  });

  it('looks no more once a cancellation is confirmed', () => {
    const status = holding(BASIC);
    status.send({ type: 'subscription.cancelled' });
    told(status, CANCELLED);
    expect([status.state(), status.context().subscription]).toEqual([
      { status: { active: 'basic' }, activity: 'idle', news: 'none' },
      CANCELLED,
    ]);
  });

  it('hears of a cancellation while it looks, or waits to look', () => {
    const looking = holding(BASIC);
    looking.send({ type: 'subscription.refreshRequested' });
    looking.send({ type: 'subscription.cancelled' });
    told(looking, BASIC);
    expect([looking.state(), looking.context().expected]).toEqual([
      { status: { active: 'basic' }, activity: 'confirming', news: 'none' },
      'cancelled',
    ]);
    looking.send({ type: 'subscription.cancelled' });
    expect([looking.snapshot().matches({ activity: 'refreshing' }), looking.context().looksLeft]).toEqual([true, 5]);
    told(looking, BASIC);
    looking.send({ type: 'subscription.refreshRequested' });
    expect([looking.snapshot().matches({ activity: 'refreshing' }), looking.context().looksLeft]).toEqual([true, 4]);
  });

  it('takes a cancellation back and asks until that is valid, and says so for three seconds (S1 §7.44, §8.49)', () => {
    const status = resuming();
    expect([status.state(), status.askedOf('resumeSubscription'), status.snapshot().hasTag('busy')]).toEqual([
      { status: { active: 'basic' }, activity: 'resuming', news: 'none' },
      { order: null, idempotencyKey: 'k1' },
      true,
    ]);
    status.answer('resumeSubscription', done(undefined));
    expect([status.state(), status.emitted, status.context().resumption]).toEqual([
      { status: { active: 'basic' }, activity: 'refreshing', news: 'updated' },
      [LOOK],
      null,
    ]);
    told(status, CANCELLED);
    expect(status.snapshot().matches({ activity: 'confirming' })).toBe(true);
    status.pass(2_000);
    told(status, BASIC);
    expect(status.state()).toEqual({ status: { active: 'basic' }, activity: 'idle', news: 'updated' });
    status.pass(999);
    expect(status.snapshot().matches({ news: 'updated' })).toBe(true);
    status.pass(1);
    expect(status.state()).toEqual({ status: { active: 'basic' }, activity: 'idle', news: 'none' });
  });

  it('asks what is valid when there is nothing to take back', () => {
    const status = resuming();
    status.answer('resumeSubscription', failed('request/conflict'));
    expect([status.emitted, status.context().resumption, status.context().expected]).toEqual([[LOOK], null, null]);
  });

  it('says why a cancellation could not be taken back, and sends the lost order again under its key (R10)', () => {
    const status = resuming();
    status.answer('resumeSubscription', failed('network/timeout'));
    expect([status.state(), status.context().failure]).toEqual([
      { status: { active: 'basic' }, activity: 'idle', news: 'none' },
      'network/timeout',
    ]);
    status.send({ type: 'pupil.subscriptionResumed', idempotencyKey: 'k2' });
    expect([status.askedOf('resumeSubscription'), status.context().failure]).toEqual([
      { order: null, idempotencyKey: 'k1' },
      null,
    ]);
  });

  it('forgets a failure with the next thing that it hears of the plan', () => {
    const status = resuming();
    status.answer('resumeSubscription', failed('network/timeout'));
    told(status, CANCELLED);
    expect(status.context().failure).toEqual(null);
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
      { status: 'notLoggedIn', activity: 'idle', news: 'none' },
      [],
      {
        isLoggedIn: false,
        subscription: null,
        readAt: 0,
        resumption: null,
        expected: null,
        looksLeft: 0,
        failure: null,
      },
    ]);
  });
});
