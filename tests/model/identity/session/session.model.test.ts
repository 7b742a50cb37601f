import { describe, expect, it } from 'vitest';
import { sessionMachine } from '#domain/identity/session/session.machine.ts';
import { NOTHING_KNOWN } from '#domain/identity/session/session.rules.ts';
import type { LatestSession, RecalledSession } from '#domain/identity/session/session.types.ts';
import { done, failed, sends } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';
import { NO_TRIAL } from '#domain/entitlement/trial-status.rules.ts';
import { ANIA, ANIAS_ACCOUNT, BARTEK, PREMIUM } from '../people.ts';

const loginExpired = sends({ type: 'identity.expired' });
const unreachable = sends({ type: 'identity.unavailable' });
const itIs = (person: typeof ANIA | null) => sends({ type: 'identity.changed', person });

const latest = (recalled: RecalledSession | null): LatestSession => ({ recalled, isNothingKept: false });
const NOBODY_FOUND = [{ type: 'session.nobodyFound' }];
const NOTHING_KEPT: LatestSession = { recalled: null, isNothingKept: true };

describeMachine('session', sessionMachine, {
  events: {
    'identity.changed': [],
    'identity.expired': [{}],
    'account.deleted': [{}],
    'pupil.loggedOut': [{}],
    'auth.signedIn': [{}],
    'identity.unavailable': [],
    'session.refreshRequested': [{}],
    'session.restartRequested': [{}],
    'user.changed': [{}],
  },
  answers: {
    watchIdentity: [itIs(null), itIs(ANIA), itIs(BARTEK), unreachable, failed('unexpected')],
    recallLatest: [
      done(latest({ user: ANIAS_ACCOUNT, subscription: PREMIUM, trial: null, isRecent: true })),
      done(latest({ user: ANIAS_ACCOUNT, subscription: PREMIUM, trial: null, isRecent: false })),
      done(latest(null)),
      done(NOTHING_KEPT),
      failed('unexpected'),
    ],
    recallSession: [
      done(null),
      done({ user: ANIAS_ACCOUNT, subscription: PREMIUM, trial: null, isRecent: true }),
      done({ user: ANIAS_ACCOUNT, subscription: PREMIUM, trial: null, isRecent: false }),
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
    'account.unanswered',
    'account.authenticated.expired.asking',
    'account.authenticated.registered',
    'account.authenticated.unregistered',
    'account.authenticated.unavailable',
  ],
  endsByItself: {
    recallSession: 'at once: the storage of the browser',
    findUser: 'within 94 s: the timeout of the call is 30 s, three times (S1 §7.2)',
    fetchSubscription: 'within 34 s: the timeout of the call is 10 s, three times (D2)',
  },
  ignored: {
    'account.identifying/*': 'nobody is known yet whom it could be about',
    'account.presumedVisitor/*': 'nobody is known yet whom it could be about',
    'account.remembered/*': 'the backend is asked as soon as it is known who is here',
    'account.authenticated.recalling/*': 'the backend is asked next anyway',
    'account.authenticated.loadingUser/auth.signedIn': 'the backend is being asked',
    'account.authenticated.loadingSubscription/auth.signedIn': 'the backend is being asked',
    'account.signingOut/*': 'whoever it was about is leaving',
    'account.authenticated.expired.signingOutExpired/*': 'whoever comes back is asked for anew',
  },
  background: ['watchIdentity'],
  invariants: {
    'nobody is known while nobody is here': ({ snapshot, context }) =>
      !(snapshot.matches({ account: 'unauthenticated' }) || snapshot.matches({ account: 'unanswered' })) ||
      (context.user === null && context.subscription === 'unknown' && context.person === null),
    'whoever is signed in has a name': ({ snapshot, context }) =>
      !snapshot.matches({ account: 'authenticated' }) || context.person !== null,
    'a registered pupil is known': ({ snapshot, context }) =>
      !snapshot.matches({ account: { authenticated: 'registered' } }) || context.user !== null,
    'an expired pupil keeps the page': ({ snapshot, context }) =>
      !snapshot.matches({ account: { authenticated: 'expired' } }) || (context.user !== null && !context.isRemembered),
    'what is remembered and not recent serves nobody': ({ snapshot, context }) =>
      !snapshot.matches({ account: { authenticated: 'registered' } }) || !context.isRemembered || context.isRecent,
    'nobody is named by the backend before it was asked': ({ context, emitted }) =>
      emitted.every((said) => said.type !== 'session.userFound') || !context.isRemembered,
  },
});

const aniaSignedIn = () => {
  const session = testActor(sessionMachine);
  session.answer('watchIdentity', itIs(ANIA));
  session.answer('recallSession', done(null));
  return session;
};

const aniaRemembered = (isRecent: boolean) => {
  const session = testActor(sessionMachine);
  session.answer('watchIdentity', itIs(ANIA));
  session.answer('recallSession', done({ user: ANIAS_ACCOUNT, subscription: PREMIUM, trial: NO_TRIAL, isRecent }));
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
    expect(session.state()).toEqual({ account: 'identifying' });
    session.pass(1);
    expect(session.state()).toEqual({ account: 'unanswered' });
  });

  it.each([
    ['nobody is here', itIs(null), { account: 'unauthenticated' }, NOBODY_FOUND],
    ['somebody is', itIs(ANIA), { account: { authenticated: 'recalling' } }, []],
    ['it cannot be reached', unreachable, { account: 'unanswered' }, [{ type: 'session.failed', of: 'identity' }]],
  ] as const)('hears of a slow identity service after all that %s', (_, answer, state, said) => {
    const session = testActor(sessionMachine);
    session.pass(3_000);
    session.answer('watchIdentity', answer);
    expect([session.state(), session.emitted]).toEqual([state, [...NOBODY_FOUND, ...said]]);
  });

  describe('before the identity service has said who is here', () => {
    const MEMORY = { user: ANIAS_ACCOUNT, subscription: PREMIUM, trial: NO_TRIAL, isRecent: true };
    const SHOWN = {
      user: ANIAS_ACCOUNT,
      subscription: PREMIUM,
      isRemembered: true,
      isPlanRemembered: true,
      isRecent: true,
    };
    const aniaShown = () => {
      const session = testActor(sessionMachine);
      session.answer('recallLatest', done(latest(MEMORY)));
      return session;
    };
    const NOBODY = { ...NOTHING_KNOWN, person: null };

    it('shows whoever was here last, as not confirmed, and waits longer than for a visitor (D25)', () => {
      const session = aniaShown();
      session.pass(1_799_999);
      expect([session.state(), session.context(), session.emitted]).toEqual([
        { account: 'remembered' },
        { ...SHOWN, person: null },
        [{ type: 'session.recalled', trial: NO_TRIAL }],
      ]);
      session.pass(1);
      expect([session.state(), session.context(), session.emitted.at(-1)]).toEqual([
        { account: 'unauthenticated' },
        NOBODY,
        { type: 'session.ended', reason: 'refused' },
      ]);
    });

    it('goes on with the same person, who is asked for as always', () => {
      const session = aniaShown();
      session.answer('watchIdentity', itIs(ANIA));
      expect([session.state(), session.context()]).toEqual([
        { account: { authenticated: 'recalling' } },
        { ...SHOWN, person: ANIA },
      ]);
    });

    it.each([
      ['nobody is here', itIs(null), null, 'unauthenticated', [{ type: 'session.ended', reason: 'followed' }]],
      [
        'the login is no longer accepted',
        loginExpired,
        null,
        'unauthenticated',
        [
          { type: 'session.ended', reason: 'refused' },
          { type: 'session.failed', of: 'login' },
        ],
      ],
      [
        'it is another person',
        itIs(BARTEK),
        BARTEK,
        { authenticated: 'recalling' },
        [{ type: 'session.ended', reason: 'left' }],
      ],
    ] as const)('keeps nothing of them when %s (R14)', (_, answer, person, account, said) => {
      const session = aniaShown();
      session.answer('watchIdentity', answer);
      expect([session.state(), session.context(), session.emitted.slice(1)]).toEqual([
        { account },
        { ...NOBODY, person },
        said,
      ]);
    });

    it('lets them log out', () => {
      const session = aniaShown();
      session.send({ type: 'pupil.loggedOut' });
      expect([session.state(), session.context(), session.emitted.slice(1)]).toEqual([
        { account: 'signingOut' },
        NOBODY,
        [{ type: 'session.ended', reason: 'left' }],
      ]);
    });

    it('takes whoever comes where nothing is kept for a visitor, and waits three seconds to be sure', () => {
      const session = testActor(sessionMachine);
      session.answer('recallLatest', done(NOTHING_KEPT));
      expect(session.state()).toEqual({ account: 'presumedVisitor' });
      session.pass(3_000);
      expect(session.state()).toEqual({ account: 'unauthenticated' });
    });

    it.each([
      ['nobody is here', itIs(null), { account: 'unauthenticated' }, NOBODY_FOUND],
      ['somebody is', itIs(ANIA), { account: { authenticated: 'recalling' } }, []],
      [
        'the identity service is away',
        unreachable,
        { account: 'unauthenticated' },
        [{ type: 'session.failed', of: 'identity' }, ...NOBODY_FOUND],
      ],
    ] as const)('presumes no longer when it is said that %s', (_, answer, state, said) => {
      const session = testActor(sessionMachine);
      session.answer('recallLatest', done(NOTHING_KEPT));
      session.answer('watchIdentity', answer);
      expect([session.state(), session.emitted]).toEqual([state, said]);
    });

    it.each([
      ['what is kept is stale', done(latest(null))],
      ['the memory fails', failed('unexpected')],
    ] as const)('presumes nothing when %s', (_, answer) => {
      const session = testActor(sessionMachine);
      session.answer('recallLatest', answer);
      expect([session.state(), session.context().user]).toEqual([{ account: 'identifying' }, null]);
    });
  });

  it('is unauthenticated when the identity service knows nobody, and says so once (S1 §4.2, §4.33, §1.26)', () => {
    const session = testActor(sessionMachine);
    session.answer('watchIdentity', itIs(null));
    expect([session.state(), session.emitted]).toEqual([{ account: 'unauthenticated' }, NOBODY_FOUND]);
    session.answer('watchIdentity', itIs(null));
    expect([session.state(), session.emitted]).toEqual([{ account: 'unauthenticated' }, NOBODY_FOUND]);
  });

  it.each([
    ['and nothing is known of an earlier visit', failed('unexpected'), 'unanswered'],
    ['and nothing was kept', done(NOTHING_KEPT), 'unauthenticated'],
  ])('says that nobody is here when the identity service is silent, %s (S1 §4.4, §4.33)', (_, memory, account) => {
    const session = testActor(sessionMachine);
    session.answer('recallLatest', memory);
    session.pass(3_000);
    expect([session.state(), session.emitted]).toEqual([{ account }, NOBODY_FOUND]);
  });

  it('lets somebody in who signs in later (S1 §4.2, §4.55, §4.58)', () => {
    const session = testActor(sessionMachine);
    session.answer('watchIdentity', itIs(null));
    session.answer('watchIdentity', itIs(ANIA));
    expect([session.state(), session.context().person]).toEqual([{ account: { authenticated: 'recalling' } }, ANIA]);
  });

  it('loads the backend user and then the subscription (S1 §4.3, §4.5–4.6, §4.58, S2 §7.69)', () => {
    const session = aniaSignedIn();
    expect([session.askedOf('findUser'), session.pending()]).toEqual(['ania', ['watchIdentity', 'findUser']]);
    session.answer('findUser', done(ANIAS_ACCOUNT));
    expect(session.pending()).toEqual(['watchIdentity', 'fetchSubscription']);
    session.answer('fetchSubscription', done(PREMIUM));
    expect([session.state(), session.context()]).toEqual([
      { account: { authenticated: 'registered' } },
      { ...NOTHING_KNOWN, person: ANIA, user: ANIAS_ACCOUNT, subscription: PREMIUM },
    ]);
    expect(session.emitted).toEqual([
      { type: 'session.userFound', user: ANIAS_ACCOUNT },
      { type: 'session.established', user: ANIAS_ACCOUNT, subscription: PREMIUM, isRemembered: false },
      { type: 'session.settled', outcome: 'established', person: ANIA },
    ]);
  });

  it('takes a 404 for the backend user as authenticated and not registered (S1 §4.3, §4.8)', () => {
    const session = aniaSignedIn();
    session.answer('findUser', done(null));
    expect([session.state(), session.context().user]).toEqual([{ account: { authenticated: 'unregistered' } }, null]);
    expect(session.emitted).toEqual([{ type: 'session.settled', outcome: 'unregistered', person: ANIA }]);
  });

  it('forgets a remembered user whom the backend does not know any more (S1 §4.8)', () => {
    const session = testActor(sessionMachine);
    session.answer('watchIdentity', itIs(ANIA));
    session.answer(
      'recallSession',
      done({ user: ANIAS_ACCOUNT, subscription: PREMIUM, trial: NO_TRIAL, isRecent: true }),
    );
    session.answer('findUser', done(null));
    expect(session.context()).toEqual({ ...NOTHING_KNOWN, person: ANIA, subscription: null });
  });

  it('shows what it remembers at once and refreshes it behind (S1 §9.19)', () => {
    const session = testActor(sessionMachine);
    session.answer('watchIdentity', itIs(ANIA));
    expect(session.askedOf('recallSession')).toEqual(ANIA);
    session.answer(
      'recallSession',
      done({ user: ANIAS_ACCOUNT, subscription: PREMIUM, trial: NO_TRIAL, isRecent: true }),
    );
    expect([session.context().user, session.context().subscription, session.askedOf('findUser')]).toEqual([
      ANIAS_ACCOUNT,
      PREMIUM,
      'ania',
    ]);
    session.answer('findUser', failed('server/unavailable'));
    expect([session.state(), session.context().user]).toEqual([
      { account: { authenticated: 'registered' } },
      ANIAS_ACCOUNT,
    ]);
    expect(session.emitted.slice(0, 3)).toEqual([
      { type: 'session.recalled', trial: NO_TRIAL },
      { type: 'session.failed', of: 'profile' },
      { type: 'session.established', user: ANIAS_ACCOUNT, subscription: PREMIUM, isRemembered: true },
    ]);
  });

  it('loads the user although the memory fails (S1 §9.19)', () => {
    const session = testActor(sessionMachine);
    session.answer('watchIdentity', itIs(ANIA));
    session.answer('recallSession', failed('unexpected'));
    expect(session.pending()).toEqual(['watchIdentity', 'findUser']);
  });

  it.each(['session/expired', 'session/forbidden'] as const)(
    'clears the user and what was remembered on %s (S1 §8.30–8.31)',
    (code) => {
      const session = testActor(sessionMachine);
      session.answer('watchIdentity', itIs(ANIA));
      session.answer(
        'recallSession',
        done({ user: ANIAS_ACCOUNT, subscription: PREMIUM, trial: NO_TRIAL, isRecent: true }),
      );
      session.answer('findUser', failed(code));
      expect([session.state(), session.context()]).toEqual([
        { account: 'signingOut' },
        { ...NOTHING_KNOWN, person: ANIA },
      ]);
      session.answer('signOut', done(undefined));
      expect([session.state(), session.context().person, session.emitted]).toEqual([
        { account: 'unauthenticated' },
        null,
        [
          { type: 'session.recalled', trial: NO_TRIAL },
          { type: 'session.ended', reason: 'refused' },
          { type: 'session.failed', of: 'login' },
        ],
      ]);
    },
  );

  it('says that the backend is away, and asks again when it is told to (S1 §4.3)', () => {
    const session = aniaSignedIn();
    session.answer('findUser', failed('server/unavailable'));
    expect([session.state(), session.emitted]).toEqual([
      { account: { authenticated: 'unavailable' } },
      [
        { type: 'session.failed', of: 'profile' },
        { type: 'session.settled', outcome: 'unavailable', person: ANIA },
      ],
    ]);
    session.send({ type: 'session.refreshRequested' });
    expect(session.pending()).toEqual(['watchIdentity', 'findUser']);
  });

  it('does not take a plan that could not be read for none (S1 §4.3, D8)', () => {
    const session = aniaSignedIn();
    session.answer('findUser', done(ANIAS_ACCOUNT));
    session.answer('fetchSubscription', failed('network/timeout'));
    expect([session.state(), session.context(), session.emitted.slice(1)]).toEqual([
      { account: { authenticated: 'registered' } },
      { ...NOTHING_KNOWN, person: ANIA, user: ANIAS_ACCOUNT },
      [
        { type: 'session.failed', of: 'profile' },
        { type: 'session.established', user: ANIAS_ACCOUNT, subscription: 'unknown', isRemembered: false },
        { type: 'session.settled', outcome: 'established', person: ANIA },
      ],
    ]);
  });

  it('goes on with the plan that was told before when it cannot be read again (S1 §4)', () => {
    const session = aniaEstablished();
    session.send({ type: 'session.refreshRequested' });
    session.answer('findUser', done(ANIAS_ACCOUNT));
    session.answer('fetchSubscription', failed('network/timeout'));
    expect([session.context(), session.emitted.at(-2)]).toEqual([
      { ...NOTHING_KNOWN, person: ANIA, user: ANIAS_ACCOUNT, subscription: PREMIUM },
      { type: 'session.established', user: ANIAS_ACCOUNT, subscription: PREMIUM, isRemembered: false },
    ]);
  });

  it.each([
    [
      'the plan',
      (session: ReturnType<typeof aniaSignedIn>) => {
        session.answer('findUser', done(ANIAS_ACCOUNT));
        session.answer('fetchSubscription', failed('network/timeout'));
      },
    ],
    [
      'the user',
      (session: ReturnType<typeof aniaSignedIn>) => session.answer('findUser', failed('server/unavailable')),
    ],
  ] as const)('does not go on saying that there is no plan when %s cannot be read again (S1 §4.3, D8)', (_, fail) => {
    const session = aniaSignedIn();
    session.answer('findUser', done(ANIAS_ACCOUNT));
    session.answer('fetchSubscription', done(null));
    session.send({ type: 'session.refreshRequested' });
    fail(session);
    expect([session.state(), session.context()]).toEqual([
      { account: { authenticated: 'registered' } },
      { ...NOTHING_KNOWN, person: ANIA, user: ANIAS_ACCOUNT },
    ]);
  });

  it('knows that a plan is only remembered until the backend has told it (D25)', () => {
    const session = aniaRemembered(true);
    session.answer('findUser', done(ANIAS_ACCOUNT));
    session.answer('fetchSubscription', failed('network/timeout'));
    expect([session.context(), session.emitted.at(-2)]).toEqual([
      {
        person: ANIA,
        user: ANIAS_ACCOUNT,
        subscription: PREMIUM,
        isRemembered: false,
        isPlanRemembered: true,
        isRecent: true,
      },
      { type: 'session.established', user: ANIAS_ACCOUNT, subscription: PREMIUM, isRemembered: true },
    ]);
  });

  it('shows who was here up to half an hour ago while it asks, and does not go on by that alone (S1 §9, D25)', () => {
    const session = aniaRemembered(false);
    expect([session.context().user, session.context().isRecent, session.emitted]).toEqual([
      ANIAS_ACCOUNT,
      false,
      [{ type: 'session.recalled', trial: null }],
    ]);
    session.answer('findUser', failed('server/unavailable'));
    expect([session.state(), session.context().user]).toEqual([
      { account: { authenticated: 'unavailable' } },
      ANIAS_ACCOUNT,
    ]);
  });

  it.each(['registered', 'unregistered'] as const)(
    // S1 §4.55, §4.59
    'asks again after a completed registration or a purchase, when %s',
    (outcome) => {
      const session = outcome === 'registered' ? aniaEstablished() : aniaSignedIn();
      if (outcome === 'unregistered') session.answer('findUser', done(null));
      session.send({ type: 'session.refreshRequested' });
      expect(session.state()).toEqual({ account: { authenticated: 'loadingUser' } });
    },
  );

  it('asks who was signed in by the dialog, if it is not asking yet', () => {
    const session = aniaSignedIn();
    session.send({ type: 'auth.signedIn' });
    expect(session.asks().filter((id) => id === 'findUser')).toEqual(['findUser']);
    session.answer('findUser', done(null));
    session.send({ type: 'auth.signedIn' });
    expect(session.pending()).toEqual(['watchIdentity', 'findUser']);
    const established = aniaEstablished();
    established.send({ type: 'auth.signedIn' });
    expect(established.state()).toEqual({ account: { authenticated: 'loadingUser' } });
  });

  it('asks anew for a user that changes while it is asked for', () => {
    const session = aniaSignedIn();
    const asked = session.asks().length;
    session.send({ type: 'user.changed' });
    expect([session.state(), session.asks().slice(asked)]).toEqual([
      { account: { authenticated: 'loadingUser' } },
      ['findUser'],
    ]);
  });

  it('goes on with another person, and not with the same one, while the identity service forgets an expired login', () => {
    const session = aniaEstablished();
    session.answer('watchIdentity', loginExpired);
    session.answer('watchIdentity', itIs(ANIA));
    expect(session.state()).toEqual({ account: { authenticated: { expired: 'signingOutExpired' } } });
    session.answer('watchIdentity', itIs(BARTEK));
    expect([session.state(), session.context().person]).toEqual([{ account: { authenticated: 'recalling' } }, BARTEK]);
  });

  it.each([
    ['who is here', (session: ReturnType<typeof aniaSignedIn>) => session],
    [
      'which plan is held',
      (session: ReturnType<typeof aniaSignedIn>) => {
        session.answer('findUser', done(ANIAS_ACCOUNT));
        return session;
      },
    ],
  ])('does not believe an answer older than a payment, while it asks %s (S2 §4)', (_, onTheWay) => {
    const session = onTheWay(aniaSignedIn());
    const asked = session.asks().length;
    session.send({ type: 'session.refreshRequested' });
    expect([session.state(), session.asks().slice(asked), session.forgotten()]).toEqual([
      { account: { authenticated: 'loadingUser' } },
      ['findUser'],
      [],
    ]);
  });

  it('begins anew with the identity service when what is known is not to be trusted (S1 §4 Recovery)', () => {
    const session = aniaEstablished();
    session.send({ type: 'session.restartRequested' });
    expect([
      session.state(),
      session.context(),
      session.pending(),
      session.asks().slice(-2),
      session.emitted.at(-1),
    ]).toEqual([
      { account: 'identifying' },
      { ...NOTHING_KNOWN, person: null },
      ['watchIdentity', 'recallLatest'],
      ['watchIdentity', 'recallLatest'],
      { type: 'session.ended', reason: 'restarted' },
    ]);
  });

  it('takes leave of an identity service that hangs, after five seconds', () => {
    const session = aniaEstablished();
    session.send({ type: 'pupil.loggedOut' });
    session.pass(4_999);
    expect(session.state()).toEqual({ account: 'signingOut' });
    session.pass(1);
    expect([session.state(), session.context().person]).toEqual([{ account: 'unauthenticated' }, null]);
  });

  it('asks for the login of a pupil whose login has expired even if the identity service hangs', () => {
    const session = aniaEstablished();
    session.answer('watchIdentity', loginExpired);
    session.pass(5_000);
    expect(session.state()).toEqual({ account: { authenticated: { expired: 'asking' } } });
  });

  it('hears of the next person while it takes leave of the first', () => {
    const session = aniaEstablished();
    session.send({ type: 'pupil.loggedOut' });
    session.answer('watchIdentity', itIs(ANIA));
    expect(session.state()).toEqual({ account: 'signingOut' });
    session.answer('watchIdentity', itIs(BARTEK));
    expect([session.state(), session.context()]).toEqual([
      { account: { authenticated: 'recalling' } },
      { ...NOTHING_KNOWN, person: BARTEK },
    ]);
  });

  it('has taken leave as soon as the identity service knows nobody', () => {
    const session = aniaEstablished();
    session.send({ type: 'pupil.loggedOut' });
    session.answer('watchIdentity', itIs(null));
    expect([session.state(), session.context().person]).toEqual([{ account: 'unauthenticated' }, null]);
  });

  it('keeps nothing of a pupil who logs out', () => {
    const session = aniaEstablished();
    session.send({ type: 'pupil.loggedOut' });
    expect(session.pending()).toEqual(['watchIdentity', 'signOut']);
    session.answer('signOut', failed('network/offline'));
    expect([session.state(), session.context(), session.emitted.at(-1)]).toEqual([
      { account: 'unauthenticated' },
      { ...NOTHING_KNOWN, person: null },
      { type: 'session.ended', reason: 'left' },
    ]);
  });

  it('keeps nothing of a pupil who logs out in another tab', () => {
    const session = aniaEstablished();
    session.answer('watchIdentity', itIs(null));
    expect([session.state(), session.context(), session.emitted.at(-1)]).toEqual([
      { account: 'unauthenticated' },
      { ...NOTHING_KNOWN, person: null },
      { type: 'session.ended', reason: 'followed' },
    ]);
  });

  it('keeps nothing of the first pupil when another takes over (R14)', () => {
    const session = aniaEstablished();
    session.answer('watchIdentity', itIs(BARTEK));
    expect([session.state(), session.context(), session.emitted.at(-1)]).toEqual([
      { account: { authenticated: 'recalling' } },
      { ...NOTHING_KNOWN, person: BARTEK },
      { type: 'session.ended', reason: 'left' },
    ]);
  });

  it('goes on with the same person when only their token or profile has changed', () => {
    const session = aniaEstablished();
    const renamed = { ...ANIA, displayName: 'Ania K.' };
    session.answer('watchIdentity', itIs(renamed));
    expect([session.state(), session.context().person, session.context().user]).toEqual([
      { account: { authenticated: 'registered' } },
      renamed,
      ANIAS_ACCOUNT,
    ]);
  });

  it('says that the identity service cannot be reached, and goes on as for a visitor (S1 §8, S2 §7.70)', () => {
    const session = testActor(sessionMachine);
    session.answer('watchIdentity', unreachable);
    expect([session.state(), session.emitted]).toEqual([
      { account: 'unanswered' },
      [{ type: 'session.failed', of: 'identity' }, ...NOBODY_FOUND],
    ]);
    session.answer('watchIdentity', itIs(ANIA));
    expect(session.state()).toEqual({ account: { authenticated: 'recalling' } });
  });

  it.each([
    ['cannot be watched', failed('network/offline')],
    ['is lost later', unreachable],
  ])('says so when the identity service %s, and signs nobody out by that', (_, answer) => {
    const session = aniaEstablished();
    session.answer('watchIdentity', answer);
    expect([session.state(), session.emitted.at(-1)]).toEqual([
      { account: { authenticated: 'registered' } },
      { type: 'session.failed', of: 'identity' },
    ]);
  });

  it('keeps the page of a pupil whose login expires in the middle of work, and asks them to log in again (D35)', () => {
    const session = aniaEstablished();
    session.answer('watchIdentity', loginExpired);
    expect([session.state(), session.pending()]).toEqual([
      { account: { authenticated: { expired: 'signingOutExpired' } } },
      ['watchIdentity', 'signOut'],
    ]);
    session.answer('watchIdentity', itIs(ANIA));
    session.answer('watchIdentity', itIs(null));
    expect(session.state()).toEqual({ account: { authenticated: { expired: 'signingOutExpired' } } });
    session.answer('signOut', done(undefined));
    expect([session.state(), session.context(), session.emitted.at(-1)]).toEqual([
      { account: { authenticated: { expired: 'asking' } } },
      { ...NOTHING_KNOWN, person: ANIA, user: ANIAS_ACCOUNT, subscription: PREMIUM },
      { type: 'session.expired', person: ANIA },
    ]);
  });

  it('takes a 401 while loading the user in the middle of work for an expired login', () => {
    const session = aniaEstablished();
    session.send({ type: 'session.refreshRequested' });
    session.answer('findUser', failed('session/expired'));
    expect([session.state(), session.context().user]).toEqual([
      { account: { authenticated: { expired: 'signingOutExpired' } } },
      ANIAS_ACCOUNT,
    ]);
  });

  it('goes on where it was when the same person logs in again', () => {
    const session = aniaExpired();
    session.answer('watchIdentity', itIs(null));
    const renamed = { ...ANIA, displayName: 'Ania K.' };
    session.answer('watchIdentity', itIs(renamed));
    expect([session.state(), session.context().person, session.context().user, session.emitted.at(-1)]).toEqual([
      { account: { authenticated: 'loadingUser' } },
      renamed,
      ANIAS_ACCOUNT,
      { type: 'session.renewed' },
    ]);
  });

  it('keeps nothing of the first pupil when another logs in after the expiry (R14)', () => {
    const session = aniaExpired();
    session.answer('watchIdentity', itIs(BARTEK));
    expect([session.state(), session.context(), session.emitted.at(-1)]).toEqual([
      { account: { authenticated: 'recalling' } },
      { ...NOTHING_KNOWN, person: BARTEK },
      { type: 'session.ended', reason: 'left' },
    ]);
  });

  it('asks anew when the dialog was closed and a login is needed again', () => {
    const session = aniaExpired();
    session.send({ type: 'identity.expired' });
    expect([session.state(), session.emitted.slice(-2)]).toEqual([
      { account: { authenticated: { expired: 'asking' } } },
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
      { account: 'signingOut' },
      { type: 'session.ended', reason: 'left' },
    ]);
  });

  it('ends the session of somebody whose login expires before anything is open', () => {
    const session = aniaSignedIn();
    session.answer('watchIdentity', loginExpired);
    expect([session.state(), session.emitted]).toEqual([
      { account: 'signingOut' },
      [
        { type: 'session.ended', reason: 'refused' },
        { type: 'session.failed', of: 'login' },
      ],
    ]);
  });

  const GONE = [{ type: 'session.ended', reason: 'left' }, { type: 'session.accountDeleted' }];

  it('ends the session and says so when the account is deleted (R6)', () => {
    const session = aniaEstablished();
    session.send({ type: 'account.deleted' });
    expect([session.state(), session.emitted.slice(-2)]).toEqual([{ account: 'signingOut' }, GONE]);
  });

  it('ends the session and says so when the account turns out to be deleted on another device (R6)', () => {
    const session = testActor(sessionMachine);
    session.answer('watchIdentity', itIs(ANIA));
    session.answer(
      'recallSession',
      done({ user: ANIAS_ACCOUNT, subscription: PREMIUM, trial: NO_TRIAL, isRecent: true }),
    );
    session.answer('findUser', failed('session/account-deleted'));
    expect([session.state(), session.context().user, session.emitted]).toEqual([
      { account: 'signingOut' },
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
    expect([session.state(), session.context().user]).toEqual([{ account: { authenticated: 'registered' } }, renamed]);
  });
});
