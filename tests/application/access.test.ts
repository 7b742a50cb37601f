import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_TRIAL, type TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import type { RecalledSession } from '#domain/identity/session/session.types.ts';
import { Failure } from '#domain/shared/failure.ts';
import { ANIA, ANIAS_ACCOUNT, PREMIUM } from '../model/identity/people.ts';
import { browserOf } from './browser.ts';
import { NEVER, wiredApp, type World } from './wired-app.ts';

const OVER: TrialStatus = { ...NO_TRIAL, isExpired: true, expirationDate: '2026-05-05T10:00:00.000Z' };
const AVAILABLE: TrialStatus = { ...NO_TRIAL, canStartTrial: true };
const WITHOUT_TERMS = { ...ANIAS_ACCOUNT, isTermsAccepted: false };
const away = () => Promise.reject(new Failure('server/unavailable'));

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** An answer that takes a second. */
const inASecond = <Answer>(answer: Answer): Promise<Answer> =>
  new Promise((resolve) => setTimeout(() => resolve(answer), 1_000));

/** Ania opens the assistant. */
const aniaAtAssistant = async (given: Partial<World>) => {
  const wired = wiredApp({ user: async () => ANIAS_ACCOUNT, ...given });
  const browser = browserOf(wired.app);
  browser.visit('/assistant');
  wired.tell(ANIA);
  await pass(0);
  return { ...wired, browser };
};

/** Somebody opens a link to their flashcard. */
const atFlashcard = () => {
  const wired = wiredApp({ user: async () => ANIAS_ACCOUNT, subscription: async () => PREMIUM, isStaleKept: true });
  const browser = browserOf(wired.app);
  browser.visit('/fiszki/7f3a');
  return { ...wired, browser, guard: () => wired.app.navigationGuard.getSnapshot().value };
};

describe('a pupil whom the identity service names late, and of whom nothing is remembered', () => {
  it('is not led home from the page that was asked for (S1 §9.15, S2 §4 guard 3)', async () => {
    const { tell, browser } = atFlashcard();
    await pass(4_000);
    expect([browser.isShown(), browser.redirects]).toEqual([false, []]);
    tell(ANIA);
    await pass(100);
    expect([browser.path(), browser.isShown(), browser.redirects]).toEqual(['/fiszki/7f3a', true, []]);
  });

  it('sees the page without a press, though it could not be checked before (S2 §8)', async () => {
    const { tell, browser, guard } = atFlashcard();
    await pass(5_000);
    expect([guard(), browser.redirects]).toEqual(['failed', []]);
    tell(ANIA);
    await pass(100);
    expect([browser.path(), browser.isShown(), browser.redirects]).toEqual(['/fiszki/7f3a', true, []]);
  });

  it('is not led home where the identity service cannot be reached, and is where it says that nobody is here', async () => {
    const { tell, loseIdentity, browser, guard } = atFlashcard();
    loseIdentity();
    await pass(5_000);
    expect([guard(), browser.redirects]).toEqual(['failed', []]);
    tell(null);
    await pass(100);
    expect(browser.redirects).toEqual(['/']);
  });
});

describe('a pupil with a plan', () => {
  it('is not led away when the plan cannot be read (S2 §4 guard 5, D8)', async () => {
    const { app, world, browser } = await aniaAtAssistant({ subscription: away, trial: async () => OVER });
    await pass(5_000);
    expect([browser.path(), browser.redirects, app.navigationGuard.getSnapshot().value, world.kept]).toEqual([
      '/assistant',
      [],
      'failed',
      null,
    ]);
  });

  it('is not led away when the plan that was just paid for cannot be read (S2 §4 guard 5, D8)', async () => {
    const { app, world, browser } = await aniaAtAssistant({ trial: async () => OVER });
    await pass(1_000);
    world.subscription = away;
    app.session.send({ type: 'session.refreshRequested' });
    browser.visit('/assistant');
    await pass(5_000);
    expect([browser.path(), browser.redirects, app.navigationGuard.getSnapshot().value]).toEqual([
      '/assistant',
      ['/pricing'],
      'failed',
    ]);
  });

  it('is offered no trial and told of no end while nobody knows of the plan (D26)', async () => {
    const { app } = await aniaAtAssistant({ subscription: away, trial: async () => OVER });
    await pass(1_000);
    expect(app.trial.getSnapshot().value).toEqual({ status: 'expired', dialog: 'closed' });
  });

  it('is let in when the plan is there, though an earlier visit knew of none (S1 §9, D25)', async () => {
    const remembered: RecalledSession = {
      user: ANIAS_ACCOUNT,
      subscription: null,
      trial: OVER,
      isRecent: true,
    };
    const { browser } = await aniaAtAssistant({
      remembered,
      subscription: () => inASecond(PREMIUM),
      trial: async () => OVER,
    });
    expect([browser.isShown(), browser.redirects]).toEqual([false, []]);
    await pass(1_100);
    expect([browser.isShown(), browser.redirects]).toEqual([true, []]);
  });

  it('is let in at once by what an earlier visit knew, while it is asked for (S1 §9)', async () => {
    const remembered: RecalledSession = { user: ANIAS_ACCOUNT, subscription: PREMIUM, trial: OVER, isRecent: true };
    const { browser } = await aniaAtAssistant({ remembered, user: NEVER });
    await pass(100);
    expect(browser.isShown()).toEqual(true);
  });

  it('waits for the server after more than five minutes, named in the shell (D25)', async () => {
    const remembered: RecalledSession = { user: ANIAS_ACCOUNT, subscription: PREMIUM, trial: OVER, isRecent: false };
    const { app, browser } = await aniaAtAssistant({ remembered, user: NEVER });
    await pass(100);
    expect([browser.isShown(), app.session.getSnapshot().context.user?.firstName]).toEqual([
      false,
      ANIAS_ACCOUNT.firstName,
    ]);
  });

  it('keeps what a payment has changed, however it crosses an answer on its way (S2 §4)', async () => {
    const { app, world, browser } = await aniaAtAssistant({
      subscription: () => inASecond(null),
      trial: async () => OVER,
    });
    world.subscription = async () => PREMIUM;
    app.session.send({ type: 'session.refreshRequested' });
    await pass(1_100);
    expect([browser.isShown(), browser.redirects, world.kept?.subscription]).toEqual([true, [], PREMIUM]);
  });
});

describe('a profile that is completed', () => {
  it('leads to the page that was wanted, in three navigations at most, however long the plan takes (S2 §4 guards 1 and 8, D20)', async () => {
    const wired = await aniaAtAssistant({ user: async () => WITHOUT_TERMS, trial: async () => AVAILABLE });
    const { app, world, browser } = wired;
    await pass(100);
    expect([browser.path(), browser.redirects]).toEqual(['/google-registration', ['/google-registration']]);
    world.user = async () => ANIAS_ACCOUNT;
    world.subscription = NEVER;
    app.profileCompletion.send({ type: 'check.suspended' });
    app.session.send({ type: 'session.refreshRequested' });
    await pass(40_000);
    expect([browser.path(), browser.redirects]).toEqual(['/assistant', ['/google-registration', '/assistant']]);
  });

  it('does not lead back to the form while the backend takes its time to name the user (S1 §4.19)', async () => {
    const { app, world, browser } = await aniaAtAssistant({
      user: async () => WITHOUT_TERMS,
      trial: async () => AVAILABLE,
    });
    await pass(100);
    world.user = NEVER;
    app.profileCompletion.send({ type: 'check.suspended' });
    app.session.send({ type: 'session.refreshRequested' });
    browser.leadOn('/welcome');
    await pass(20_000);
    expect([browser.path(), browser.redirects]).toEqual(['/assistant', ['/google-registration', '/assistant']]);
  });

  it('ends in three navigations even where page and guard are of different minds (S1 §4 Recovery, D20)', async () => {
    const { app, tell } = wiredApp({ user: async () => WITHOUT_TERMS, trial: async () => AVAILABLE });
    const browser = browserOf(app, () => true);
    const patterns: string[] = [];
    app.navigationGuard.on('navigation.patternFound', ({ pattern }) => void patterns.push(pattern));
    browser.visit('/assistant');
    tell(ANIA);
    await pass(60_000);
    expect([browser.redirects, patterns, app.navigationGuard.getSnapshot().value]).toEqual([
      ['/google-registration', '/assistant'],
      ['profile-redirect-loop'],
      'failed',
    ]);
  });
});

describe('a loop of redirects', () => {
  it('is told to the recovery, which begins the session anew, and the pupil goes home (S2 §4 guard 1, D20)', async () => {
    const { app, resilience, world, tell } = wiredApp({
      user: async () => ANIAS_ACCOUNT,
      subscription: async () => PREMIUM,
    });
    const browser = browserOf(app);
    tell(ANIA);
    await pass(0);
    const ended: string[] = [];
    app.session.on('session.ended', ({ reason }) => void ended.push(reason));
    browser.visit('/pricing');
    for (let time = 0; time < 3; time += 1)
      app.navigationGuard.send({ type: 'navigation.requested', path: '/pricing', at: Date.now(), isByPupil: false });
    await pass(0);
    expect([
      browser.redirects,
      browser.path(),
      ended,
      world.kept,
      resilience.recovery.getSnapshot().context.attempts,
    ]).toEqual([['/'], '/', ['restarted'], null, 1]);
    tell(ANIA);
    await pass(0);
    expect(app.session.getSnapshot().value).toEqual({ account: { authenticated: 'registered' } });
  });
});

describe('somebody who is not registered', () => {
  it('may open the upgrade page, for they have bought nothing (S2 §4 guard 7)', async () => {
    const { app, tell } = wiredApp();
    const browser = browserOf(app);
    tell(ANIA);
    await pass(0);
    browser.visit('/upgrade');
    await pass(100);
    expect([browser.path(), browser.isShown()]).toEqual(['/upgrade', true]);
  });
});

describe('a logout', () => {
  it('leads home from the screen that says that a page could not be checked (S1 §8)', async () => {
    const { app, browser } = await aniaAtAssistant({ subscription: away, trial: async () => OVER });
    await pass(5_000);
    app.session.send({ type: 'pupil.loggedOut' });
    await pass(0);
    expect([browser.path(), browser.redirects]).toEqual(['/', ['/']]);
  });
});
