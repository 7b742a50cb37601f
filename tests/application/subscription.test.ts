import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#domain/shared/failure.ts';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import { BASIC, CANCELLED } from '../model/billing/plans.ts';
import { ANIA, ANIAS_ACCOUNT } from '../model/identity/people.ts';
import { wiredApp, type WiredApp, type World } from './wired-app.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

const away = () => Promise.reject(new Failure('server/unavailable'));

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const aniaHere = async (given: Partial<World>): Promise<WiredApp> => {
  const wired = wiredApp({ user: async () => ANIAS_ACCOUNT, ...given });
  wired.tell(ANIA);
  await pass(0);
  return wired;
};

const stateOf = ({ app }: WiredApp) => app.subscriptionStatus.getSnapshot().value;
/** What the session and the status of the plan each say is held. */
const plansOf = ({ app }: WiredApp) => [
  app.session.getSnapshot().context.subscription,
  app.subscriptionStatus.getSnapshot().context.subscription,
];

describe('what is held', () => {
  it('is nothing to wait for where nobody is here (S1 §4.33)', async () => {
    const wired = wiredApp();
    expect(stateOf(wired)).toEqual({ status: 'loading', activity: 'idle', news: 'none' });
    wired.tell(null);
    expect(stateOf(wired)).toEqual({ status: 'notLoggedIn', activity: 'idle', news: 'none' });
  });

  it('is nothing to wait for where the identity service is away', () => {
    const wired = wiredApp();
    wired.loseIdentity();
    expect(stateOf(wired)).toEqual({ status: 'notLoggedIn', activity: 'idle', news: 'none' });
  });

  it('is the same wherever it is asked for, and a newer reading is never replaced by an older one', async () => {
    const answers: ((held: Subscription | null) => void)[] = [];
    const wired = await aniaHere({ subscription: () => new Promise((resolve) => answers.push(resolve)) });
    wired.app.subscriptionStatus.send({ type: 'subscription.refreshRequested' });
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
    wired.app.subscriptionStatus.send({ type: 'subscription.cancelled' });
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
    known.app.subscriptionStatus.send({ type: 'subscription.refreshRequested' });
    await pass(0);
    const unknown = await aniaHere({ subscription: away });
    expect([plansOf(known), stateOf(known), stateOf(unknown)]).toEqual([
      [BASIC, BASIC],
      { status: { active: 'basic' }, activity: 'idle', news: 'none' },
      { status: 'unknown', activity: 'idle', news: 'none' },
    ]);
  });
});
