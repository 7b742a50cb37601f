import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_TRIAL, type TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import { Failure } from '#domain/shared/failure.ts';
import { ANIA, ANIAS_ACCOUNT, BARTEK, CREDENTIALS, DETAILS, PREMIUM } from '../model/identity/people.ts';
import { NEVER, wiredApp, type World } from './wired-app.ts';

const ACTIVE: TrialStatus = {
  ...NO_TRIAL,
  hasActiveTrial: true,
  remainingPoints: 20,
  remainingHours: 12,
  expirationDate: '2026-05-05T10:00:00.000Z',
};
const LAPSED: TrialStatus = { ...ACTIVE, hasActiveTrial: false, remainingHours: 0, isExpired: true };

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const aniaHere = async (given: Partial<World> = {}) => {
  const wired = wiredApp({ user: async () => ANIAS_ACCOUNT, ...given });
  wired.tell(ANIA);
  await pass(0);
  return wired;
};

describe('the dialog of a visitor', () => {
  it('does not stand over the page of a member whom another tab has logged in (S1 §2)', async () => {
    const { app, tell } = wiredApp({ user: async () => ANIAS_ACCOUNT });
    tell(null);
    app.authDialog.send({ type: 'pupil.loginRequested', destination: '/assistant' });
    tell(ANIA);
    await pass(0);
    expect([app.session.getSnapshot().value, app.authDialog.getSnapshot().value]).toEqual([
      { account: { authenticated: 'registered' } },
      'closed',
    ]);
  });

  it('does not stand over the page of a member whom the identity service names late (S1 §2)', async () => {
    const { app, tell } = wiredApp({ user: async () => ANIAS_ACCOUNT });
    await pass(3_000);
    app.authDialog.send({ type: 'pupil.loginRequested' });
    tell(ANIA);
    await pass(0);
    expect(app.authDialog.getSnapshot().value).toEqual('closed');
  });

  it('sends nothing more of somebody’s registration when another tab has logged in another person (R14)', async () => {
    const { app, world, tell } = wiredApp();
    tell(null);
    app.authDialog.send({ type: 'pupil.registrationRequested' });
    tell(ANIA);
    await pass(0);
    world.user = NEVER;
    app.authDialog.getSnapshot().children.registration?.send({ type: 'pupil.detailsSubmitted', details: DETAILS });
    await pass(0);
    world.user = async () => ({ ...ANIAS_ACCOUNT, id: 'bartek' });
    tell(BARTEK);
    await pass(0);
    const { account } = app.session.getSnapshot().value;
    expect([account, app.authDialog.getSnapshot().value]).toEqual([{ authenticated: 'registered' }, 'closed']);
  });

  it('goes when the login that expired here is renewed in another tab (S1 §2)', async () => {
    const { app, tell } = await aniaHere();
    app.session.send({ type: 'identity.expired' });
    await pass(0);
    expect(app.authDialog.getSnapshot().value).toEqual({ login: 'editing' });
    tell(ANIA);
    expect(app.authDialog.getSnapshot().value).toEqual('closed');
  });

  it('says that a login came to nothing when nobody names the person (S1 §9)', async () => {
    const { app, world, loseIdentity } = wiredApp();
    loseIdentity();
    world.signIn = async () => ANIA;
    app.authDialog.send({ type: 'pupil.loginRequested' });
    app.authDialog.send({ type: 'pupil.credentialsSubmitted', credentials: CREDENTIALS });
    await pass(30_000);
    const dialog = app.authDialog.getSnapshot();
    expect([dialog.value, dialog.context.failure, app.toasts.getSnapshot().context.count]).toEqual([
      { login: 'editing' },
      'network/timeout',
      1,
    ]);
  });
});

describe('a login that has expired', () => {
  it('does not make a trial begin again, and leaves nothing behind in the browser (S1 §4, §7)', async () => {
    const { app, world, tell } = await aniaHere({ trial: async () => ACTIVE });
    const began: string[] = [];
    app.trial.on('trial.began', ({ type }) => void began.push(type));
    // The poll is the first to notice: the server knows no trial of nobody.
    world.trial = async () => NO_TRIAL;
    app.session.send({ type: 'identity.expired' });
    app.trial.send({ type: 'trial.refreshRequested' });
    await pass(0);
    expect(world.kept).toEqual(null);
    world.trial = async () => ACTIVE;
    tell(ANIA);
    await pass(0);
    expect([app.trial.getSnapshot().context.status, began]).toEqual([ACTIVE, []]);
  });
});

describe('the end of a trial', () => {
  it('is told on the next visit to whoever did not see it, once (S1 §4, D26)', async () => {
    const toldEnds = new Set<string>();
    const visit = async () => {
      const { app } = await aniaHere({ trial: async () => LAPSED, toldEnds });
      return app.trial.getSnapshot().value.dialog;
    };
    expect([await visit(), await visit()]).toEqual(['announcingEnd', 'closed']);
  });

  it('is not told to whoever has bought a plan meanwhile (S1 §4, D26)', async () => {
    const { app, world } = await aniaHere({ trial: async () => ACTIVE });
    world.subscription = async () => PREMIUM;
    app.session.send({ type: 'session.refreshRequested' });
    await pass(0);
    world.trial = async () => LAPSED;
    app.trial.send({ type: 'trial.refreshRequested' });
    await pass(0);
    expect([app.trial.getSnapshot().value, world.toldEnds.size]).toEqual([{ status: 'expired', dialog: 'closed' }, 0]);
  });
});

describe('what could not be found out', () => {
  it.each([
    ['who is here', 'session/unidentified', (wired: ReturnType<typeof wiredApp>) => wired.loseIdentity()],
    [
      'what the backend knows',
      'session/unavailable',
      (wired: ReturnType<typeof wiredApp>) => {
        wired.world.user = () => Promise.reject(new Failure('server/unavailable'));
        wired.tell(ANIA);
      },
    ],
    [
      'whether the login is still good',
      'session/expired',
      (wired: ReturnType<typeof wiredApp>) => {
        wired.world.user = () => Promise.reject(new Failure('session/forbidden'));
        wired.tell(ANIA);
      },
    ],
  ] as const)('is told for five seconds: %s (S1 §8.32–8.34)', async (_, topic, lose) => {
    const wired = wiredApp();
    lose(wired);
    await pass(4_999);
    expect(wired.app.toasts.getSnapshot().context.current?.topic).toEqual(topic);
    await pass(1 + 300);
    expect(wired.app.toasts.getSnapshot().value).toEqual('empty');
  });
});
