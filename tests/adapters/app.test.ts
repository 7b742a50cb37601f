import { ContainerModule } from 'inversify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Identity } from '#application/ports/identity.port.ts';
import type { SessionCache } from '#application/ports/session-cache.port.ts';
import { composeApplication } from '#composition/container.ts';
import { CORE } from '#composition/core.tokens.ts';
import { NO_TRIAL, type TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import type { CachedSession } from '#domain/identity/session/session.types.ts';
import type { AuthUser, User } from '#domain/identity/user.types.ts';
import { Failure } from '#domain/shared/failure.ts';
import { ANIA, ANIAS_ACCOUNT, BARTEK, PREMIUM } from '../model/identity/people.ts';

const AVAILABLE: TrialStatus = { ...NO_TRIAL, canStartTrial: true };
const REMEMBERED: CachedSession = { user: ANIAS_ACCOUNT, subscription: PREMIUM, trial: null };

interface Backend {
  readonly find?: (id: string) => Promise<User | null>;
  readonly remembered?: CachedSession | null;
}

const unused = () => Promise.reject(new Error('Nobody asks for this here.'));

/** The whole application over ports that do what a test says, and what it has left in the browser so far. */
const startedApp = ({ find = async (id) => ({ ...ANIAS_ACCOUNT, id }), remembered = null }: Backend = {}) => {
  const left: unknown[] = [];
  const orders: string[] = [];
  const tell: { person?: (person: AuthUser | null) => void; expiry?: () => void } = {};
  const identity: Identity = {
    watch: (onChange, onExpiry) => {
      Object.assign(tell, { person: onChange, expiry: onExpiry });
      return () => {};
    },
    signIn: unused,
    signUp: unused,
    signOut: async () => {},
    token: async () => null,
  };
  const cache: SessionCache = {
    recallLatest: async () => ({ recalled: null, isNothingKept: true }),
    recall: async () => (remembered === null ? null : { ...remembered, isRecent: true }),
    keep: (session) => void left.push(session),
    clear: () => void left.push('no session'),
  };
  const container = composeApplication(
    new ContainerModule(({ rebindSync }) => {
      rebindSync(CORE.identity).toConstantValue(identity);
      rebindSync(CORE.users).toConstantValue({ find, add: unused, update: unused });
      rebindSync(CORE.subscriptions).toConstantValue({ current: async () => PREMIUM });
      rebindSync(CORE.trials).toConstantValue({ status: async () => AVAILABLE, start: unused });
      rebindSync(CORE.sessionCache).toConstantValue(cache);
      rebindSync(CORE.keptOrders).toConstantValue({
        hasVisitorsChoice: () => false,
        keepOnly: (userId) => void orders.push(`orders of ${userId} only`),
        clearPurchases: () => void orders.push('no purchases'),
        clear: () => void orders.push('no orders'),
      });
      rebindSync(CORE.drafts).toConstantValue({
        read: () => '',
        keep: () => {},
        keepOnly: (userId) => void left.push(`drafts of ${userId} only`),
        clear: () => void left.push('no drafts'),
      });
    }),
  );
  const actors = container.get(CORE.app);
  return {
    ...actors,
    reauthentication: container.get(CORE.reauthentication),
    left,
    orders,
    signIn: (person: AuthUser | null) => {
      tell.person?.(person);
      return settled();
    },
    expire: () => {
      tell.expiry?.();
      return settled();
    },
  };
};

/** Lets all answers that are under way arrive. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const signedIn = async (backend?: Backend) => {
  const app = startedApp(backend);
  await app.signIn(ANIA);
  app.left.length = 0;
  return app;
};

beforeEach(() => {
  vi.stubGlobal('window', { location: { hostname: 'localhost' }, localStorage: undefined });
  vi.stubGlobal('navigator', { locks: { request: unused } });
  return () => vi.unstubAllGlobals();
});

describe('what the app leaves in the browser', () => {
  it('is the session of whoever is here, with the trial as soon as it is told, and no draft of anybody else (S1 §9, R14)', async () => {
    const app = startedApp();
    await app.signIn(ANIA);
    expect(app.left).toEqual([
      'drafts of ania only',
      { user: ANIAS_ACCOUNT, subscription: PREMIUM, trial: null },
      { user: ANIAS_ACCOUNT, subscription: PREMIUM, trial: AVAILABLE },
    ]);
  });

  it('is no session while the profile is incomplete', async () => {
    const app = startedApp({ find: async () => ({ ...ANIAS_ACCOUNT, classId: null }) });
    await app.signIn(ANIA);
    expect(app.left).toEqual(['drafts of ania only']);
  });

  it('is not what was only remembered: that would never grow old', async () => {
    const app = startedApp({ find: () => Promise.reject(new Failure('server/unavailable')), remembered: REMEMBERED });
    await app.signIn(ANIA);
    expect(app.left).toEqual(['drafts of ania only']);
  });

  it('is nothing after a logout', async () => {
    const app = await signedIn();
    app.session.send({ type: 'pupil.loggedOut' });
    expect(app.left).toEqual(['no session', 'no drafts']);
  });

  it('is nothing of the person before, when another one signs in', async () => {
    const app = await signedIn();
    await app.signIn(BARTEK);
    expect(app.left.slice(0, 3)).toEqual(['no session', 'no drafts', 'drafts of bartek only']);
  });

  it('is what was typed, when another tab logs out', async () => {
    const app = await signedIn();
    await app.signIn(null);
    expect(app.left).toEqual(['no session']);
  });

  it('is what was typed, when the login runs out', async () => {
    const app = await signedIn();
    await app.expire();
    expect(app.left).toEqual(['no session']);
  });
});

describe('what is about to be bought', () => {
  it('belongs to whoever is here, and goes at the logout (R14)', async () => {
    const app = await signedIn();
    app.session.send({ type: 'pupil.loggedOut' });
    expect(app.orders).toEqual(['orders of ania only', 'no orders']);
  });

  it('goes with another pupil, and with a logout in another tab', async () => {
    const app = await signedIn();
    await app.signIn(BARTEK);
    await app.signIn(null);
    expect(app.orders).toEqual(['orders of ania only', 'no orders', 'orders of bartek only', 'no orders']);
  });

  it('is chosen anew after a login that ran out, while an ordered change is still to be seen (D24)', async () => {
    const app = await signedIn();
    app.session.send({ type: 'session.restartRequested' });
    expect(app.orders).toEqual(['orders of ania only', 'no purchases']);
  });
});

/** Somebody one of whose calls was stopped by an expired login. */
const asked = async () => {
  const app = await signedIn();
  const answer = app.reauthentication.request(new AbortController().signal);
  await settled();
  return { ...app, answer };
};

describe('a call that an expired login has stopped', () => {
  it('opens the login, and goes on when the person is back', async () => {
    const { answer, authDialog, signIn } = await asked();
    expect(authDialog.getSnapshot().value).toEqual({ login: 'editing' });
    await signIn(ANIA);
    expect(await answer).toBe(true);
  });

  it('ends when the login is dismissed', async () => {
    const { answer, authDialog } = await asked();
    authDialog.send({ type: 'pupil.dialogClosed' });
    expect(await answer).toBe(false);
  });

  it('ends when the person leaves', async () => {
    const { answer, session } = await asked();
    session.send({ type: 'pupil.loggedOut' });
    expect(await answer).toBe(false);
  });

  it('ends at once when nobody is here', async () => {
    const { signIn, reauthentication } = await signedIn();
    await signIn(null);
    expect(await reauthentication.request(new AbortController().signal)).toBe(false);
  });

  it('ends the session when the account is gone, and says so', async () => {
    const { reauthentication, session, toasts, left } = await signedIn();
    reauthentication.reportDeletion();
    await settled();
    expect([session.getSnapshot().value, toasts.getSnapshot().context.current?.topic, left]).toEqual([
      { account: 'unauthenticated' },
      'session/account-deleted',
      ['no session', 'no drafts'],
    ]);
  });
});
