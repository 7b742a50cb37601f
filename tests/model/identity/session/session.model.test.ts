import { describe, expect, it } from 'vitest';
import { sessionMachine } from '#domain/identity/session/session.machine.ts';
import { done, failed, sends } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';
import { NO_TRIAL } from '#domain/entitlement/trial-status.rules.ts';
import { ANIA, ANIAS_ACCOUNT, BARTEK, PREMIUM } from '../people.ts';

const loginExpired = sends({ type: 'identity.expired' });
const itIs = (person: typeof ANIA | null) => sends({ type: 'identity.changed', person });

describeMachine('session', sessionMachine, {
  events: {
    'identity.changed': [],
    'identity.expired': [{}],
    'account.deleted': [{}],
    'pupil.loggedOut': [{}],
    'session.refreshRequested': [{}],
    'user.changed': [{}],
  },
  answers: {
    watchIdentity: [itIs(null), itIs(ANIA), itIs(BARTEK), failed('unexpected')],
    recallSession: [
      done(null),
      done({ user: ANIAS_ACCOUNT, subscription: PREMIUM, trial: null }),
      failed('unexpected'),
    ],
    findUser: [
      done(ANIAS_ACCOUNT),
      done(null),
      failed('session/expired'),
      failed('session/account-deleted'),
      failed('server/unavailable'),
    ],
    fetchSubscription: [done(PREMIUM), done(null), failed('network/timeout')],
    signOut: [done(undefined), failed('network/offline')],
  },
  restStates: [
    'account.unauthenticated',
    'account.authenticated.expired.asking',
    'account.authenticated.registered',
    'account.authenticated.unregistered',
    'account.authenticated.unavailable',
  ],
  endsByItself: { signOut: 'the identity provider ends its own calls' },
  invariants: {
    'nobody is known while nobody is here': ({ snapshot, context }) =>
      !snapshot.matches({ account: 'unauthenticated' }) ||
      (context.user === null && context.subscription === null && context.person === null),
    'whoever is signed in has a name': ({ snapshot, context }) =>
      !snapshot.matches({ account: 'authenticated' }) || context.person !== null,
    'a registered pupil is known': ({ snapshot, context }) =>
      !snapshot.matches({ account: { authenticated: 'registered' } }) || context.user !== null,
    'an expired pupil keeps the page': ({ snapshot, context }) =>
      !snapshot.matches({ account: { authenticated: 'expired' } }) || (context.user !== null && !context.isRemembered),
    'an error text shows exactly while there is one': ({ snapshot, context }) =>
      snapshot.matches({ notice: 'shown' }) === (context.failure !== null),
  },
});

const aniaSignedIn = () => {
  const session = testActor(sessionMachine);
  session.answer('watchIdentity', itIs(ANIA));
  session.answer('recallSession', done(null));
  return session;
};

const aniaEstablished = () => {
  const session = aniaSignedIn();
  session.answer('findUser', done(ANIAS_ACCOUNT));
  session.answer('fetchSubscription', done(PREMIUM));
  return session;
};

const aniaExpired = () => {
  const session = aniaEstablished();
  session.answer('watchIdentity', loginExpired);
  session.answer('signOut', failed('network/offline'));
  return session;
};

describe('session', () => {
  it('waits up to three seconds for the identity service and then goes on as for a visitor (S1 §4.1, §4.4, §9.15)', () => {
    const session = testActor(sessionMachine);
    session.pass(2_999);
    expect(session.state()).toEqual({ account: 'identifying', notice: 'hidden' });
    session.pass(1);
    expect(session.state()).toEqual({ account: 'unauthenticated', notice: 'hidden' });
  });

  it('is unauthenticated when the identity service knows nobody (S1 §4.2, §1.26)', () => {
    const session = testActor(sessionMachine);
    session.answer('watchIdentity', itIs(null));
    expect([session.state(), session.emitted]).toEqual([{ account: 'unauthenticated', notice: 'hidden' }, []]);
    session.answer('watchIdentity', itIs(null));
    expect(session.state()).toEqual({ account: 'unauthenticated', notice: 'hidden' });
  });

  it('lets somebody in who signs in later (S1 §4.2, §4.55, §4.58)', () => {
    const session = testActor(sessionMachine);
    session.answer('watchIdentity', itIs(null));
    session.answer('watchIdentity', itIs(ANIA));
    expect([session.state(), session.context().person]).toEqual([
      { account: { authenticated: 'recalling' }, notice: 'hidden' },
      ANIA,
    ]);
  });

  it('loads the backend user and then the subscription (S1 §4.3, §4.5–4.6, §4.58, S2 §7.69)', () => {
    const session = aniaSignedIn();
    expect([session.askedOf('findUser'), session.pending()]).toEqual(['ania', ['watchIdentity', 'findUser']]);
    session.answer('findUser', done(ANIAS_ACCOUNT));
    expect(session.pending()).toEqual(['watchIdentity', 'fetchSubscription']);
    session.answer('fetchSubscription', done(PREMIUM));
    expect([session.state(), session.context()]).toEqual([
      { account: { authenticated: 'registered' }, notice: 'hidden' },
      { person: ANIA, user: ANIAS_ACCOUNT, subscription: PREMIUM, isRemembered: false, failure: null },
    ]);
    expect(session.emitted).toEqual([
      { type: 'session.established', user: ANIAS_ACCOUNT, subscription: PREMIUM, isRemembered: false },
      { type: 'session.settled', outcome: 'established', person: ANIA },
    ]);
  });

  it('takes a 404 for the backend user as authenticated and not registered (S1 §4.3, §4.8)', () => {
    const session = aniaSignedIn();
    session.answer('findUser', done(null));
    expect([session.state(), session.context().user]).toEqual([
      { account: { authenticated: 'unregistered' }, notice: 'hidden' },
      null,
    ]);
    expect(session.emitted).toEqual([{ type: 'session.settled', outcome: 'unregistered', person: ANIA }]);
  });

  it('forgets a remembered user whom the backend does not know any more (S1 §4.8)', () => {
    const session = testActor(sessionMachine);
    session.answer('watchIdentity', itIs(ANIA));
    session.answer('recallSession', done({ user: ANIAS_ACCOUNT, subscription: PREMIUM, trial: NO_TRIAL }));
    session.answer('findUser', done(null));
    expect(session.context()).toEqual({
      person: ANIA,
      user: null,
      subscription: null,
      isRemembered: false,
      failure: null,
    });
  });

  it('shows what it remembers at once and refreshes it behind (S1 §9.19)', () => {
    const session = testActor(sessionMachine);
    session.answer('watchIdentity', itIs(ANIA));
    expect(session.askedOf('recallSession')).toEqual(ANIA);
    session.answer('recallSession', done({ user: ANIAS_ACCOUNT, subscription: PREMIUM, trial: NO_TRIAL }));
    expect([session.context().user, session.context().subscription, session.askedOf('findUser')]).toEqual([
      ANIAS_ACCOUNT,
      PREMIUM,
      'ania',
    ]);
    session.answer('findUser', failed('server/unavailable'));
    expect([session.state(), session.context().user]).toEqual([
      { account: { authenticated: 'registered' }, notice: 'shown' },
      ANIAS_ACCOUNT,
    ]);
    expect(session.emitted.slice(0, 2)).toEqual([
      { type: 'session.recalled', trial: NO_TRIAL },
      { type: 'session.established', user: ANIAS_ACCOUNT, subscription: PREMIUM, isRemembered: true },
    ]);
  });

  it('loads the user although the memory fails (S1 §9.19)', () => {
    const session = testActor(sessionMachine);
    session.answer('watchIdentity', itIs(ANIA));
    session.answer('recallSession', failed('unexpected'));
    expect([session.pending(), session.context().failure]).toEqual([['watchIdentity', 'findUser'], null]);
  });

  it.each(['session/expired', 'session/forbidden'] as const)(
    'clears the user and what was remembered on %s (S1 §8.30–8.31)',
    (code) => {
      const session = testActor(sessionMachine);
      session.answer('watchIdentity', itIs(ANIA));
      session.answer('recallSession', done({ user: ANIAS_ACCOUNT, subscription: PREMIUM, trial: NO_TRIAL }));
      session.answer('findUser', failed(code));
      expect([session.state(), session.context()]).toEqual([
        { account: 'signingOut', notice: 'shown' },
        { person: ANIA, user: null, subscription: null, isRemembered: false, failure: code },
      ]);
      session.answer('signOut', done(undefined));
      expect([session.state(), session.context().person, session.emitted]).toEqual([
        { account: 'unauthenticated', notice: 'shown' },
        null,
        [
          { type: 'session.recalled', trial: NO_TRIAL },
          { type: 'session.ended', reason: 'refused' },
        ],
      ]);
    },
  );

  it('says that the backend is away, and asks again when it is told to (S1 §4.3)', () => {
    const session = aniaSignedIn();
    session.answer('findUser', failed('server/unavailable'));
    expect([session.state(), session.emitted]).toEqual([
      { account: { authenticated: 'unavailable' }, notice: 'shown' },
      [{ type: 'session.settled', outcome: 'unavailable', person: ANIA }],
    ]);
    session.send({ type: 'session.refreshRequested' });
    expect(session.pending()).toEqual(['watchIdentity', 'findUser']);
  });

  it('is registered even if the plan cannot be read (S1 §4.3)', () => {
    const session = aniaSignedIn();
    session.answer('findUser', done(ANIAS_ACCOUNT));
    session.answer('fetchSubscription', failed('network/timeout'));
    expect([session.state(), session.context()]).toEqual([
      { account: { authenticated: 'registered' }, notice: 'shown' },
      { person: ANIA, user: ANIAS_ACCOUNT, subscription: null, isRemembered: false, failure: 'network/timeout' },
    ]);
  });

  it.each(['registered', 'unregistered'] as const)(
    // S1 §4.55, §4.59
    'asks again after a completed registration or a purchase, when %s',
    (outcome) => {
      const session = outcome === 'registered' ? aniaEstablished() : aniaSignedIn();
      if (outcome === 'unregistered') session.answer('findUser', done(null));
      session.send({ type: 'session.refreshRequested' });
      expect(session.state()).toEqual({ account: { authenticated: 'loadingUser' }, notice: 'hidden' });
    },
  );

  it('clears the error text after five seconds (S1 §8.32)', () => {
    const session = aniaSignedIn();
    session.answer('findUser', failed('server/unavailable'));
    session.pass(4_999);
    expect(session.context().failure).toEqual('server/unavailable');
    session.pass(1);
    expect([session.state(), session.context().failure]).toEqual([
      { account: { authenticated: 'unavailable' }, notice: 'hidden' },
      null,
    ]);
  });

  it('keeps nothing of a pupil who logs out', () => {
    const session = aniaEstablished();
    session.send({ type: 'pupil.loggedOut' });
    expect(session.pending()).toEqual(['watchIdentity', 'signOut']);
    session.answer('signOut', failed('network/offline'));
    expect([session.state(), session.context(), session.emitted.at(-1)]).toEqual([
      { account: 'unauthenticated', notice: 'hidden' },
      { person: null, user: null, subscription: null, isRemembered: false, failure: null },
      { type: 'session.ended', reason: 'left' },
    ]);
  });

  it('keeps nothing of a pupil who logs out in another tab', () => {
    const session = aniaEstablished();
    session.answer('watchIdentity', itIs(null));
    expect([session.state(), session.context(), session.emitted.at(-1)]).toEqual([
      { account: 'unauthenticated', notice: 'hidden' },
      { person: null, user: null, subscription: null, isRemembered: false, failure: null },
      { type: 'session.ended', reason: 'followed' },
    ]);
  });

  it('keeps nothing of the first pupil when another takes over (R14)', () => {
    const session = aniaEstablished();
    session.answer('watchIdentity', itIs(BARTEK));
    expect([session.state(), session.context(), session.emitted.at(-1)]).toEqual([
      { account: { authenticated: 'recalling' }, notice: 'hidden' },
      { person: BARTEK, user: null, subscription: null, isRemembered: false, failure: null },
      { type: 'session.ended', reason: 'left' },
    ]);
  });

  it('goes on with the same person when only their token or profile has changed', () => {
    const session = aniaEstablished();
    const renamed = { ...ANIA, displayName: 'Ania K.' };
    session.answer('watchIdentity', itIs(renamed));
    expect([session.state(), session.context().person, session.context().user]).toEqual([
      { account: { authenticated: 'registered' }, notice: 'hidden' },
      renamed,
      ANIAS_ACCOUNT,
    ]);
  });

  it('notes that the identity service cannot be watched, and goes on as for a visitor (S2 §7.70)', () => {
    const session = testActor(sessionMachine);
    session.answer('watchIdentity', failed('network/offline'));
    expect([session.state(), session.context().failure]).toEqual([
      { account: 'identifying', notice: 'shown' },
      'network/offline',
    ]);
    session.pass(3_000);
    expect(session.state()).toEqual({ account: 'unauthenticated', notice: 'shown' });
  });

  it('keeps the page of a pupil whose login expires in the middle of work, and asks them to log in again (D35)', () => {
    const session = aniaEstablished();
    session.answer('watchIdentity', loginExpired);
    expect([session.state(), session.pending()]).toEqual([
      { account: { authenticated: { expired: 'signingOutExpired' } }, notice: 'hidden' },
      ['watchIdentity', 'signOut'],
    ]);
    session.answer('watchIdentity', itIs(ANIA));
    session.answer('watchIdentity', itIs(null));
    expect(session.state()).toEqual({ account: { authenticated: { expired: 'signingOutExpired' } }, notice: 'hidden' });
    session.answer('signOut', done(undefined));
    expect([session.state(), session.context(), session.emitted.at(-1)]).toEqual([
      { account: { authenticated: { expired: 'asking' } }, notice: 'hidden' },
      { person: ANIA, user: ANIAS_ACCOUNT, subscription: PREMIUM, isRemembered: false, failure: null },
      { type: 'session.expired', person: ANIA },
    ]);
  });

  it('takes a 401 while loading the user in the middle of work for an expired login', () => {
    const session = aniaEstablished();
    session.send({ type: 'session.refreshRequested' });
    session.answer('findUser', failed('session/expired'));
    expect([session.state(), session.context().user]).toEqual([
      { account: { authenticated: { expired: 'signingOutExpired' } }, notice: 'hidden' },
      ANIAS_ACCOUNT,
    ]);
  });

  it('goes on where it was when the same person logs in again', () => {
    const session = aniaExpired();
    session.answer('watchIdentity', itIs(null));
    const renamed = { ...ANIA, displayName: 'Ania K.' };
    session.answer('watchIdentity', itIs(renamed));
    expect([session.state(), session.context().person, session.context().user, session.emitted.at(-1)]).toEqual([
      { account: { authenticated: 'loadingUser' }, notice: 'hidden' },
      renamed,
      ANIAS_ACCOUNT,
      { type: 'session.renewed' },
    ]);
  });

  it('keeps nothing of the first pupil when another logs in after the expiry (R14)', () => {
    const session = aniaExpired();
    session.answer('watchIdentity', itIs(BARTEK));
    expect([session.state(), session.context(), session.emitted.at(-1)]).toEqual([
      { account: { authenticated: 'recalling' }, notice: 'hidden' },
      { person: BARTEK, user: null, subscription: null, isRemembered: false, failure: null },
      { type: 'session.ended', reason: 'left' },
    ]);
  });

  it('asks anew when the dialog was closed and a login is needed again', () => {
    const session = aniaExpired();
    session.send({ type: 'identity.expired' });
    expect([session.state(), session.emitted.slice(-2)]).toEqual([
      { account: { authenticated: { expired: 'asking' } }, notice: 'hidden' },
      [
        { type: 'session.expired', person: ANIA },
        { type: 'session.expired', person: ANIA },
      ],
    ]);
  });

  it('lets a pupil whose login has expired log out', () => {
    const session = aniaExpired();
    session.send({ type: 'pupil.loggedOut' });
    expect([session.state(), session.emitted.at(-1)]).toEqual([
      { account: 'signingOut', notice: 'hidden' },
      { type: 'session.ended', reason: 'left' },
    ]);
  });

  it('ends the session of somebody whose login expires before anything is open', () => {
    const session = aniaSignedIn();
    session.answer('watchIdentity', loginExpired);
    expect([session.state(), session.emitted]).toEqual([
      { account: 'signingOut', notice: 'hidden' },
      [{ type: 'session.ended', reason: 'refused' }],
    ]);
  });

  const GONE = [{ type: 'session.ended', reason: 'left' }, { type: 'session.accountDeleted' }];

  it('ends the session and says so when the account is deleted (R6)', () => {
    const session = aniaEstablished();
    session.send({ type: 'account.deleted' });
    expect([session.state(), session.emitted.slice(-2)]).toEqual([{ account: 'signingOut', notice: 'hidden' }, GONE]);
  });

  it('ends the session and says so when the account turns out to be deleted on another device (R6)', () => {
    const session = testActor(sessionMachine);
    session.answer('watchIdentity', itIs(ANIA));
    session.answer('recallSession', done({ user: ANIAS_ACCOUNT, subscription: PREMIUM, trial: NO_TRIAL }));
    session.answer('findUser', failed('session/account-deleted'));
    expect([session.state(), session.context().user, session.emitted]).toEqual([
      { account: 'signingOut', notice: 'hidden' },
      null,
      [{ type: 'session.recalled', trial: NO_TRIAL }, ...GONE],
    ]);
  });

  it('asks again when a page has changed the user, and does not believe an answer that was on its way', () => {
    const session = aniaEstablished();
    const renamed = { ...ANIAS_ACCOUNT, firstName: 'Hania' };
    session.send({ type: 'user.changed' });
    expect(session.pending()).toEqual(['watchIdentity', 'findUser']);
    session.send({ type: 'user.changed' });
    session.answer('findUser', done(ANIAS_ACCOUNT));
    session.send({ type: 'user.changed' });
    expect(session.pending()).toEqual(['watchIdentity', 'findUser']);
    session.answer('findUser', done(renamed));
    session.answer('fetchSubscription', done(PREMIUM));
    expect([session.state(), session.context().user]).toEqual([
      { account: { authenticated: 'registered' }, notice: 'hidden' },
      renamed,
    ]);
  });
});
