import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#domain/shared/failure.ts';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import { BASIC, CANCELLED } from '../model/billing/plans.ts';
import { ANIA, ANIAS_ACCOUNT } from '../model/identity/people.ts';
import {
  startSubscriptionStatus,
  type SubscriptionStatusActor,
} from '#application/billing/subscription-status/subscription-status.actor.ts';
import { subscriptionStatusLogic } from '#application/billing/subscription-status/subscription-status.logic.ts';
import { unused } from './app-over-ports.ts';
import { wiredApp, type WiredApp, type World } from './wired-app.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

const away = () => Promise.reject(new Failure('server/unavailable'));

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

interface Held extends WiredApp {
  readonly status: SubscriptionStatusActor;
}

/** The application with a page of plans. */
const withPlans = (given: Partial<World> = {}): Held => {
  const wired = wiredApp(given);
  const logic = subscriptionStatusLogic({ resume: unused });
  return { ...wired, status: startSubscriptionStatus(logic, wired.app, { now: () => Date.now() }) };
};

const aniaHere = async (given: Partial<World>): Promise<Held> => {
  const wired = withPlans({ user: async () => ANIAS_ACCOUNT, ...given });
  wired.tell(ANIA);
  await pass(0);
  return wired;
};

const stateOf = ({ status }: Held) => status.getSnapshot().value;
/** What the session and the status of the plan each say is held. */
const plansOf = ({ app, status }: Held) => [
  app.session.getSnapshot().context.subscription,
  status.getSnapshot().context.subscription,
];

describe('what is held', () => {
  it('is nothing to wait for where nobody is here (S1 §4.33)', async () => {
    const wired = withPlans();
    expect(stateOf(wired)).toEqual({ status: 'loading', activity: 'idle', news: 'none' });
    wired.tell(null);
    expect(stateOf(wired)).toEqual({ status: 'notLoggedIn', activity: 'idle', news: 'none' });
  });

  it('is nothing to wait for where the identity service is away', () => {
    const wired = withPlans();
    wired.loseIdentity();
    expect(stateOf(wired)).toEqual({ status: 'notLoggedIn', activity: 'idle', news: 'none' });
  });

  it.each([
    ['a plan', { user: async () => ANIAS_ACCOUNT, subscription: async () => BASIC }, { active: 'basic' }],
    ['nothing', { user: async () => ANIAS_ACCOUNT }, 'noSubscription'],
    ['a plan that could not be read', { user: async () => ANIAS_ACCOUNT, subscription: away }, 'unknown'],
    ['nothing, for whom the backend does not know', {}, 'noSubscription'],
    ['what nobody knows while the backend is away', { user: away }, 'unknown'],
  ] as const)('is known to a page of plans that comes late: %s', async (_, given, status) => {
    const wired = wiredApp(given);
    wired.tell(ANIA);
    await pass(0);
    const late = startSubscriptionStatus(subscriptionStatusLogic({ resume: unused }), wired.app, {
      now: () => Date.now(),
    });
    expect(late.getSnapshot().value).toEqual({ status, activity: 'idle', news: 'none' });
  });

  it('is the same wherever it is asked for, and a newer reading is never replaced by an older one', async () => {
    const answers: ((held: Subscription | null) => void)[] = [];
    const wired = await aniaHere({ subscription: () => new Promise((resolve) => answers.push(resolve)) });
    wired.status.send({ type: 'subscription.refreshRequested' });
    wired.app.session.send({ type: 'session.refreshRequested' });
    await pass(0);
    answers.at(-1)?.(CANCELLED);
    await pass(0);
    answers[0]?.(null);
    await pass(0);
    expect(plansOf(wired)).toEqual([CANCELLED, CANCELLED]);
  });

  it('is looked at until a cancellation is confirmed', async () => {
    const wired = await aniaHere({ subscription: async () => BASIC });
    wired.status.send({ type: 'subscription.cancelled' });
    await pass(100);
    expect([plansOf(wired), stateOf(wired)]).toEqual([
      [BASIC, BASIC],
      { status: { active: 'basic' }, activity: 'confirming', news: 'none' },
    ]);
    wired.world.subscription = async () => CANCELLED;
    await pass(2_000);
    expect([plansOf(wired), stateOf(wired)]).toEqual([
      [CANCELLED, CANCELLED],
      { status: { active: 'basic' }, activity: 'idle', news: 'none' },
    ]);
  });

  it('goes on being known when it cannot be read again, and is unknown when it never could', async () => {
    const known = await aniaHere({ subscription: async () => BASIC });
    known.world.subscription = away;
    known.status.send({ type: 'subscription.refreshRequested' });
    await pass(0);
    const unknown = await aniaHere({ subscription: away });
    expect([plansOf(known), stateOf(known), stateOf(unknown)]).toEqual([
      [BASIC, BASIC],
      { status: { active: 'basic' }, activity: 'idle', news: 'none' },
      { status: 'unknown', activity: 'idle', news: 'none' },
    ]);
  });
});
