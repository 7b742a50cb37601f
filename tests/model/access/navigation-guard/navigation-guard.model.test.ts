import { describe, expect, it } from 'vitest';
import { navigationGuardMachine } from '#domain/access/navigation-guard/navigation-guard.machine.ts';
import type { AccessContext } from '#domain/access/navigation-guard/navigation-guard.types.ts';
import { NO_TRIAL } from '#domain/entitlement/trial-status.rules.ts';
import { needsOf, ROUTES, type AppRoute } from '#domain/access/routes.rules.ts';
import { LOADING, PUPIL, TRYING, VISITOR } from '../access-contexts.ts';
import { BASIC, ONE_TIME } from '../../billing/plans.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const NOW = 10_000_000;
const INCOMPLETE: AccessContext = { ...TRYING, profile: 'incomplete' };
const MISMATCHED: AccessContext = { ...PUPIL, userId: 'bartek' };
const UNSURE: AccessContext = { ...PUPIL, subscription: 'unknown' };
const PROFILE_UNSURE: AccessContext = { ...TRYING, profile: 'unknown' };
const BOUGHT_ONCE: AccessContext = { ...PUPIL, subscription: ONE_TIME };

/** No current route asks for exams (S2 §4.79); one that did would be led to the upgrade. */
const WITH_EXAM_ROUTE: readonly AppRoute[] = [...ROUTES, { path: '/arkusze', needs: ['login', 'exams'] }];

describeMachine('navigation guard', navigationGuardMachine, {
  inputs: { 'with a route for exams': { routes: WITH_EXAM_ROUTE } },
  events: {
    'navigation.requested': [
      { path: '/', at: NOW, isByPupil: false },
      { path: '/assistant', at: NOW, isByPupil: true },
      { path: '/assistant', at: NOW, isByPupil: false },
      { path: '/assistant', isReading: true, at: NOW, isByPupil: true },
      { path: '/google-registration', at: NOW, isByPupil: false },
      { path: '/upgrade', at: NOW, isByPupil: true },
      { path: '/pricing', at: NOW, isByPupil: true },
      { path: '/arkusze', at: NOW, isByPupil: true },
    ],
    'pupil.retried': [{}],
    'session.settled': [{}],
    'session.ended': [{}],
  },
  answers: {
    readAccessContext: [
      done(LOADING),
      done({ ...TRYING, isProvisional: true }),
      done(VISITOR),
      done(PUPIL),
      done(TRYING),
      done(INCOMPLETE),
      done(PROFILE_UNSURE),
      done(UNSURE),
      done(BOUGHT_ONCE),
      done(MISMATCHED),
      failed('unexpected'),
    ],
    reconcile: [done({ isRetryAdvised: true }), done({ isRetryAdvised: false }), failed('network/offline')],
    reloadUser: [done(undefined), failed('network/offline')],
  },
  keyOf: ({ path, isReading, isByPupil, access, isReconciled, redirects, lastProfileRedirect, failure }) => ({
    path,
    isReading,
    isByPupil,
    isReconciled,
    failure,
    lastProfileRedirect,
    isKnown: access !== null,
    arrivalsHere: redirects.filter((redirect) => redirect.path === path).length,
    arrivalsAtAssistant: Math.min(3, redirects.filter((redirect) => redirect.path === '/assistant').length),
  }),
  restStates: ['idle', 'admitted', 'redirected', 'failed'],
  endsByItself: {
    reconcile: 'at once: what the app knows is there, and the browser answers at once',
    reloadUser: 'within 94 s: the timeouts of the two calls of the session, three times each (S1 §7.2)',
  },
  ignored: {
    'awaitingAuth/*': 'the question is asked every 100 ms',
    'reconciling/*': 'it is being tried',
    'reloadingUser/*': 'it is being tried',
  },
  invariants: {
    'nobody sees a page that asks for login without being logged in': ({ snapshot, context }) =>
      !snapshot.matches('admitted') ||
      !needsOf(context.path, WITH_EXAM_ROUTE).includes('login') ||
      context.access?.personId != null,
    'nobody gets in through an error or an unanswered question (S2 §4.84, D8)': ({ snapshot, context }) =>
      !snapshot.matches('admitted') ||
      needsOf(context.path, WITH_EXAM_ROUTE).length === 0 ||
      (context.access !== null && context.failure === null),
    'nobody sees another person’s pages': ({ snapshot, context }) =>
      !snapshot.matches('admitted') ||
      needsOf(context.path, WITH_EXAM_ROUTE).length === 0 ||
      context.access?.userId === null ||
      context.access?.userId === context.access?.personId,
    'nobody is led to where they already are': ({ emitted }) =>
      emitted.every((said) => said.type !== 'navigation.redirected' || said.from !== said.to),
    'who is led elsewhere is told once': ({ snapshot, before, emitted, context }) =>
      emitted.filter(({ type }) => type === 'navigation.redirected').length ===
      (snapshot.matches('redirected') &&
      (before?.matches('redirected') !== true ||
        before.context.path !== context.path ||
        before.context.redirects !== context.redirects)
        ? 1
        : 0),
    'nobody is refused by what is only remembered (D25)': ({ context, emitted, before }) =>
      context.access?.isProvisional !== true ||
      before?.matches('admitted') === true ||
      emitted.every((said) => said.type !== 'navigation.redirected' || said.reason === 'loop'),
    'nobody is led away from what they have written for want of AI (D40)': ({ context, emitted }) =>
      !context.isReading || emitted.every((said) => said.type !== 'navigation.redirected' || said.reason !== 'ai'),
    'the history is short': ({ context }) => context.redirects.length <= 10,
  },
});

const asked = (path: string, isByPupil = true) => {
  const guard = testActor(navigationGuardMachine, { input: { routes: WITH_EXAM_ROUTE } });
  guard.send({ type: 'navigation.requested', path, at: NOW, isByPupil });
  return guard;
};

const decided = (path: string, access: AccessContext) => {
  const guard = asked(path);
  guard.answer('readAccessContext', done(access));
  return guard;
};

const reconciling = () => decided('/assistant', MISMATCHED);

/** Brought to a public place by the product itself, so many times. */
const redirectedTimes = (times: number, path: string, minutesBetween = 0) => {
  const guard = testActor(navigationGuardMachine, { input: { routes: ROUTES } });
  for (let time = 0; time < times; time += 1)
    guard.send({ type: 'navigation.requested', path, at: NOW + time * minutesBetween * 60_000, isByPupil: false });
  return guard;
};

/** Presses a locked link, and is led to the plans. */
const pressLocked = (guard: ReturnType<typeof asked>) => {
  guard.send({ type: 'navigation.requested', path: '/assistant', at: NOW, isByPupil: true });
  guard.answer('readAccessContext', done(PUPIL));
  guard.send({ type: 'navigation.requested', path: '/pricing', at: NOW, isByPupil: false });
};

const arrivals = (count: number, path: string) => Array.from({ length: count }, () => ({ path, timestamp: NOW }));

describe('step 1: a redirect loop (S2 §4.61–4.63, S1 §4.111, D20)', () => {
  it('is not made of where another person was led before: a logout forgets it (D20)', () => {
    const guard = redirectedTimes(2, '/pricing');
    guard.send({ type: 'session.ended' });
    guard.send({ type: 'navigation.requested', path: '/pricing', at: NOW, isByPupil: false });
    expect([guard.context().redirects, guard.emitted]).toEqual([arrivals(1, '/pricing'), []]);
  });

  it('is the third arrival at one place by the product itself: the history is cleared, the recovery told, and the pupil goes home', () => {
    const guard = redirectedTimes(2, '/pricing');
    expect([guard.state(), guard.context().redirects]).toEqual([{ admitted: 'arriving' }, arrivals(2, '/pricing')]);
    guard.send({ type: 'navigation.requested', path: '/pricing', at: NOW, isByPupil: false });
    expect([guard.state(), guard.context().redirects, guard.emitted]).toEqual([
      'redirected',
      [],
      [
        { type: 'navigation.loopDetected', redirects: arrivals(3, '/pricing'), at: NOW },
        { type: 'navigation.redirected', from: '/pricing', to: '/', reason: 'loop' },
      ],
    ]);
    guard.send({ type: 'navigation.requested', path: '/', at: NOW, isByPupil: false });
    expect(guard.state()).toEqual({ admitted: 'arriving' });
  });

  it('is not found among arrivals at different places', () => {
    const guard = redirectedTimes(2, '/pricing');
    guard.send({ type: 'navigation.requested', path: '/faq', at: NOW, isByPupil: false });
    expect(guard.state()).toEqual({ admitted: 'arriving' });
  });

  it('is not found when the first arrival was five minutes ago', () => {
    const guard = redirectedTimes(2, '/pricing', 2.5);
    guard.send({ type: 'navigation.requested', path: '/pricing', at: NOW + 300_000, isByPupil: false });
    expect(guard.state()).toEqual({ admitted: 'arriving' });
  });

  it('at home stays at home', () => {
    const guard = redirectedTimes(3, '/');
    expect([guard.state(), guard.context().redirects, guard.emitted.map(({ type }) => type)]).toEqual([
      { admitted: 'arriving' },
      [],
      ['navigation.loopDetected'],
    ]);
  });

  it('is found as well when the pupil presses in the midst of it', () => {
    const guard = redirectedTimes(2, '/pricing');
    pressLocked(guard);
    expect([guard.state(), guard.emitted.at(-2)?.type]).toEqual(['redirected', 'navigation.loopDetected']);
  });

  it('is found although each page stays for a while, when the product leads on by itself', () => {
    const guard = redirectedTimes(2, '/pricing');
    guard.pass(2_000);
    guard.send({ type: 'navigation.requested', path: '/pricing', at: NOW, isByPupil: false });
    expect(guard.emitted.map(({ type }) => type)).toEqual(['navigation.loopDetected', 'navigation.redirected']);
  });

  it('is over when the pupil is on the page that they wanted, and stays there', () => {
    const guard = redirectedTimes(2, '/pricing');
    guard.send({ type: 'navigation.requested', path: '/faq', at: NOW, isByPupil: true });
    guard.pass(1_999);
    expect(guard.context().redirects).toEqual(arrivals(2, '/pricing'));
    guard.pass(1);
    expect([guard.state(), guard.context().redirects]).toEqual([{ admitted: 'shown' }, []]);
  });

  it('is forgotten by a new wish from a page that stays, which opens at once if it is public', () => {
    const guard = redirectedTimes(1, '/pricing');
    guard.pass(2_000);
    guard.send({ type: 'navigation.requested', path: '/faq', at: NOW, isByPupil: true });
    expect([guard.state(), guard.context().redirects]).toEqual([{ admitted: 'arriving' }, []]);
  });

  it('is nothing that a pupil makes by pressing a locked link again and again', () => {
    const guard = testActor(navigationGuardMachine, { input: { routes: ROUTES } });
    for (let press = 0; press < 4; press += 1) {
      pressLocked(guard);
      guard.pass(2_000);
    }
    expect([guard.state(), guard.context().path, guard.context().redirects]).toEqual([
      { admitted: 'shown' },
      '/pricing',
      arrivals(1, '/pricing'),
    ]);
  });
});

describe('step 2: who is here? (S2 §4.64–4.65, §9.44–9.45)', () => {
  it('is not asked for a public page', () => {
    const guard = asked('/pricing');
    expect([guard.state(), guard.pending(), guard.emitted]).toEqual([{ admitted: 'arriving' }, [], []]);
  });

  it('is asked every 100 ms', () => {
    const guard = asked('/assistant');
    expect(guard.snapshot().hasTag('busy')).toEqual(true);
    guard.answer('readAccessContext', done(LOADING));
    guard.pass(99);
    expect([guard.state(), guard.pending()]).toEqual([{ awaitingAuth: 'waiting' }, []]);
    guard.pass(1);
    expect([guard.state(), guard.pending()]).toEqual([{ awaitingAuth: 'asking' }, ['readAccessContext']]);
    guard.answer('readAccessContext', done(TRYING));
    expect([guard.state(), guard.snapshot().hasTag('busy')]).toEqual([{ admitted: 'arriving' }, false]);
  });

  it('lets in at once whom it can by what is remembered, and refuses nobody by that (D25)', () => {
    const paying = decided('/assistant', { ...PUPIL, isProvisional: true, subscription: BASIC });
    expect(paying.state()).toEqual({ admitted: 'arriving' });
    const hasJustPaid = decided('/assistant', { ...PUPIL, isProvisional: true });
    expect([hasJustPaid.state(), hasJustPaid.emitted]).toEqual([{ awaitingAuth: 'waiting' }, []]);
    hasJustPaid.pass(100);
    hasJustPaid.answer('readAccessContext', done({ ...PUPIL, subscription: BASIC }));
    expect(hasJustPaid.state()).toEqual({ admitted: 'arriving' });
  });

  it('lets nobody into another person’s pages by what is remembered (D25)', () => {
    expect(decided('/account', { ...MISMATCHED, isProvisional: true }).state()).toEqual({ awaitingAuth: 'waiting' });
  });

  it('is asked for 5 s and no longer; then a screen says so', () => {
    const guard = asked('/assistant');
    for (let ms = 0; ms < 4_900; ms += 100) {
      guard.answer('readAccessContext', done(LOADING));
      guard.pass(100);
    }
    guard.answer('readAccessContext', done(LOADING));
    guard.pass(99);
    expect(guard.state()).toEqual({ awaitingAuth: 'waiting' });
    guard.pass(1);
    expect([guard.state(), guard.context().failure, guard.asks().length]).toEqual([
      'failed',
      'navigation/unsettled',
      50,
    ]);
  });

  it('is asked again when the pupil wants it (D8)', () => {
    const guard = asked('/assistant');
    guard.answer('readAccessContext', failed('unexpected'));
    expect([guard.state(), guard.context().failure]).toEqual(['failed', 'unexpected']);
    guard.send({ type: 'pupil.retried' });
    expect([guard.state(), guard.context().failure]).toEqual([{ awaitingAuth: 'asking' }, null]);
    guard.answer('readAccessContext', done(TRYING));
    expect(guard.state()).toEqual({ admitted: 'arriving' });
  });
});

const reading = (access: AccessContext) => {
  const guard = testActor(navigationGuardMachine, { input: { routes: ROUTES } });
  guard.send({ type: 'navigation.requested', path: '/assistant', isReading: true, at: NOW, isByPupil: true });
  guard.answer('readAccessContext', done(access));
  return [guard.snapshot().matches('admitted'), guard.emitted];
};

describe('what was written before (D40, S2 §4.70, §4.76)', () => {
  it('is open to a pupil without trial and plan, while the assistant itself leads to the plans', () => {
    expect(reading(PUPIL)).toEqual([true, []]);
    const guard = testActor(navigationGuardMachine, { input: { routes: ROUTES } });
    guard.send({ type: 'navigation.requested', path: '/assistant', at: NOW, isByPupil: true });
    guard.answer('readAccessContext', done(PUPIL));
    expect([guard.state(), guard.emitted]).toEqual([
      'redirected',
      [
        { type: 'navigation.redirected', from: '/assistant', to: '/pricing', reason: 'ai' },
        { type: 'access.blocked', reason: 'no_subscription' },
      ],
    ]);
  });

  it('is not open without a login or with an incomplete profile', () => {
    expect([reading(VISITOR), reading(INCOMPLETE)]).toEqual([
      [false, [{ type: 'navigation.redirected', from: '/assistant', to: '/', reason: 'login' }]],
      [false, [{ type: 'navigation.redirected', from: '/assistant', to: '/google-registration', reason: 'profile' }]],
    ]);
  });
});

describe('step 3: the logged-in user is another than the backend’s (S2 §4.66–4.67)', () => {
  it('is reconciled, and the backend user reloaded if a retry is advised', () => {
    const guard = reconciling();
    expect([guard.state(), guard.pending(), guard.snapshot().hasTag('busy')]).toEqual([
      'reconciling',
      ['reconcile'],
      true,
    ]);
    guard.answer('reconcile', done({ isRetryAdvised: true }));
    expect([guard.state(), guard.pending(), guard.snapshot().hasTag('busy')]).toEqual([
      'reloadingUser',
      ['reloadUser'],
      true,
    ]);
    guard.answer('reloadUser', done(undefined));
    guard.answer('readAccessContext', done(TRYING));
    expect(guard.state()).toEqual({ admitted: 'arriving' });
  });

  it('is looked at again when no retry is advised: the state was cleared', () => {
    const guard = reconciling();
    guard.answer('reconcile', done({ isRetryAdvised: false }));
    expect(guard.state()).toEqual({ awaitingAuth: 'asking' });
    guard.answer('readAccessContext', done(VISITOR));
    expect(guard.emitted).toEqual([{ type: 'navigation.redirected', from: '/assistant', to: '/', reason: 'login' }]);
  });

  it('is not reconciled for ever: what stays another person’s is not shown', () => {
    const guard = reconciling();
    guard.answer('reconcile', done({ isRetryAdvised: false }));
    guard.answer('readAccessContext', done(MISMATCHED));
    expect([guard.state(), guard.context().failure]).toEqual(['failed', 'navigation/mismatch']);
    guard.send({ type: 'pupil.retried' });
    guard.answer('readAccessContext', done(MISMATCHED));
    expect([guard.state(), guard.context().failure]).toEqual(['reconciling', null]);
  });

  it.each([
    ['reconciled', []],
    ['reloaded', [['reconcile', done({ isRetryAdvised: true })]]],
  ] as const)('ends on a screen when it cannot be %s', (_, steps) => {
    const guard = reconciling();
    for (const [actorId, answer] of steps) guard.answer(actorId, answer);
    guard.answer(guard.pending()[0] ?? '', failed('network/offline'));
    expect([guard.state(), guard.context().failure]).toEqual(['failed', 'network/offline']);
  });

  it('is reconciled anew for the next page', () => {
    const guard = reconciling();
    guard.answer('reconcile', done({ isRetryAdvised: false }));
    guard.send({ type: 'navigation.requested', path: '/account', at: NOW, isByPupil: true });
    guard.answer('readAccessContext', done(MISMATCHED));
    expect(guard.state()).toEqual('reconciling');
  });
});

describe('steps 4 to 8: the needs of the route (S2 §4.68–4.78, §4.80, §4.82)', () => {
  it.each([
    ['4: a visitor is led home from the account', '/account', VISITOR, '/', 'login'],
    ['4: … from the welcome', '/welcome', VISITOR, '/', 'login'],
    ['4: … from the assistant', '/assistant', VISITOR, '/', 'login'],
    ['4: … from the quizzes', '/exams', VISITOR, '/', 'login'],
    ['4: … from the exams', '/egzaminy', VISITOR, '/', 'login'],
    ['4: … from the practice', '/praktyka', VISITOR, '/', 'login'],
    // S1 §6.7
    ['5: a pupil without trial and plan is led to the plans', '/assistant', PUPIL, '/pricing', 'ai'],
    [
      '6: a plan without exams is led to the upgrade',
      '/arkusze',
      { ...PUPIL, subscription: BASIC },
      '/upgrade',
      'exams',
    ],
    [
      '7: a one-time purchaser is led to the plans from the upgrade',
      '/upgrade',
      BOUGHT_ONCE,
      '/pricing',
      'changeablePlan',
    ],
    ['8: an incomplete profile is to be completed', '/praktyka', INCOMPLETE, '/google-registration', 'profile'],
    [
      '8: a missing one as well, before anything is said of AI',
      '/assistant',
      { ...PUPIL, userId: null, profile: 'missing' },
      '/google-registration',
      'profile',
    ],
  ] as const)('%s', (_, path, access, to, reason) => {
    const guard = decided(path, access as AccessContext);
    expect([guard.state(), guard.emitted[0]]).toEqual([
      'redirected',
      { type: 'navigation.redirected', from: path, to, reason },
    ]);
  });

  it.each([
    ['trial_expired', { ...NO_TRIAL, isExpired: true, remainingPoints: 3 }],
    ['points_depleted', { ...NO_TRIAL, isExpired: true }],
    ['no_subscription', NO_TRIAL],
  ] as const)('say why AI is closed: %s (S1 §4)', (reason, trial) => {
    expect(decided('/assistant', { ...PUPIL, trial }).emitted).toEqual([
      { type: 'navigation.redirected', from: '/assistant', to: '/pricing', reason: 'ai' },
      { type: 'access.blocked', reason },
    ]);
  });

  it.each([
    ['the assistant in the trial', '/assistant', TRYING],
    ['the exams page with a plan with AI', '/egzaminy', { ...PUPIL, subscription: BASIC }],
    ['the practice page of a pupil without anything', '/praktyka', PUPIL],
    [
      'the account of a pupil with an incomplete profile, where the terms can be accepted',
      '/account',
      { ...PUPIL, profile: 'incomplete' },
    ],
    ['the completion itself', '/google-registration', { ...PUPIL, userId: null, profile: 'missing' }],
    ['the practice page while the check is suspended', '/praktyka', { ...PUPIL, profile: 'suspended' }],
    ['the upgrade of a subscriber', '/upgrade', { ...PUPIL, subscription: BASIC }],
  ] as const)('show %s', (_, path, access) => {
    const guard = decided(path, access as AccessContext);
    expect([guard.state(), guard.emitted]).toEqual([{ admitted: 'arriving' }, []]);
  });

  it.each([
    ['the plan is unknown on a page for AI', '/assistant', UNSURE],
    ['the plan is unknown on the upgrade page', '/upgrade', UNSURE],
  ] as const)('end on a screen with retry when %s (D8)', (_, path, access) => {
    const guard = decided(path, access);
    expect([guard.state(), guard.context().failure, guard.emitted]).toEqual(['failed', 'navigation/unsettled', []]);
  });

  it('report a profile that cannot be checked (S2 §8.54)', () => {
    const guard = decided('/assistant', PROFILE_UNSURE);
    expect([guard.state(), guard.context().failure, guard.emitted]).toEqual([
      'failed',
      'navigation/unsettled',
      [{ type: 'navigation.patternFound', pattern: 'profile-check-error', path: '/assistant', at: NOW }],
    ]);
  });

  it('report and abandon a repeated redirect between the same two paths (S2 §4.83, §8.53–8.54)', () => {
    const guard = decided('/assistant', INCOMPLETE);
    guard.send({ type: 'navigation.requested', path: '/google-registration', at: NOW, isByPupil: false });
    guard.answer('readAccessContext', done(INCOMPLETE));
    guard.send({ type: 'navigation.requested', path: '/assistant', at: NOW, isByPupil: false });
    guard.answer('readAccessContext', done(INCOMPLETE));
    expect([guard.state(), guard.context().failure, guard.emitted]).toEqual([
      'failed',
      'navigation/redirect-loop',
      [
        { type: 'navigation.redirected', from: '/assistant', to: '/google-registration', reason: 'profile' },
        { type: 'navigation.patternFound', pattern: 'profile-redirect-loop', path: '/assistant', at: NOW },
      ],
    ]);
  });

  it('lead a pupil to the completion as often as they press', () => {
    const guard = decided('/assistant', INCOMPLETE);
    guard.send({ type: 'navigation.requested', path: '/assistant', at: NOW, isByPupil: true });
    guard.answer('readAccessContext', done(INCOMPLETE));
    expect([guard.state(), guard.emitted.length]).toEqual(['redirected', 2]);
  });

  it('lead from another page to the completion as well, and not again after another redirect between', () => {
    const guard = decided('/assistant', INCOMPLETE);
    const redirected = (path: string, access: AccessContext) => {
      guard.send({ type: 'navigation.requested', path, at: NOW, isByPupil: false });
      guard.answer('readAccessContext', done(access));
      return [guard.state(), guard.context().lastProfileRedirect];
    };
    const fromAssistant = { from: '/assistant', to: '/google-registration' };
    const fromPractice = { from: '/praktyka', to: '/google-registration' };
    expect([
      redirected('/google-registration', INCOMPLETE),
      redirected('/praktyka', INCOMPLETE),
      redirected('/google-registration', INCOMPLETE),
      redirected('/upgrade', BOUGHT_ONCE),
      redirected('/praktyka', INCOMPLETE),
    ]).toEqual([
      [{ admitted: 'arriving' }, fromAssistant],
      ['redirected', fromAssistant],
      [{ admitted: 'arriving' }, fromPractice],
      ['redirected', fromPractice],
      ['failed', fromPractice],
    ]);
  });

  it('know a repeated redirect also when a page has led to the completion before the guard could', () => {
    const guard = asked('/assistant');
    guard.send({ type: 'navigation.requested', path: '/google-registration', at: NOW, isByPupil: false });
    guard.answer('readAccessContext', done(INCOMPLETE));
    guard.send({ type: 'navigation.requested', path: '/assistant', at: NOW, isByPupil: false });
    guard.answer('readAccessContext', done(INCOMPLETE));
    expect([guard.state(), guard.context().failure]).toEqual(['failed', 'navigation/redirect-loop']);
  });
});

describe('a navigation', () => {
  it('begins with nothing asked for', () => {
    expect(testActor(navigationGuardMachine, { input: { routes: ROUTES } }).state()).toEqual('idle');
  });

  it('replaces the one before, whose questions are not answered any more', () => {
    const guard = asked('/assistant');
    guard.send({ type: 'navigation.requested', path: '/pricing', at: NOW, isByPupil: true });
    expect([guard.state(), guard.context().path, guard.pending(), guard.forgotten()]).toEqual([
      { admitted: 'arriving' },
      '/pricing',
      [],
      [],
    ]);
  });

  it('leads home when the session ends on a page that needs it, or on the screen in its place, and nowhere from another (S1 §2.29)', () => {
    const guard = decided('/account', PUPIL);
    guard.send({ type: 'session.ended' });
    expect([guard.state(), guard.emitted]).toEqual([
      'redirected',
      [{ type: 'navigation.redirected', from: '/account', to: '/', reason: 'login' }],
    ]);
    const unchecked = asked('/account');
    unchecked.answer('readAccessContext', failed('unexpected'));
    unchecked.send({ type: 'session.ended' });
    expect([unchecked.state(), unchecked.emitted]).toEqual([
      'redirected',
      [{ type: 'navigation.redirected', from: '/account', to: '/', reason: 'login' }],
    ]);
    const anybody = asked('/pricing');
    anybody.send({ type: 'session.ended' });
    expect(anybody.state()).toEqual({ admitted: 'arriving' });
  });

  it.each([
    ['a member’s page', done(PUPIL)],
    ['the screen in its place', failed('unexpected')],
  ])('forgets where one person was led to when their session ends on %s', (_, answer) => {
    const guard = asked('/account', false);
    guard.answer('readAccessContext', answer);
    const before = guard.context().redirects;
    guard.send({ type: 'session.ended' });
    expect([before, guard.context().redirects]).toEqual([arrivals(1, '/account'), []]);
  });

  it('stays on the screen of a page that needs no login when the session ends', () => {
    const guard = testActor(navigationGuardMachine, { input: { routes: [{ path: '/sheet', needs: ['exams'] }] } });
    guard.send({ type: 'navigation.requested', path: '/sheet', at: NOW, isByPupil: true });
    guard.answer('readAccessContext', failed('unexpected'));
    guard.send({ type: 'session.ended' });
    expect([guard.state(), guard.emitted]).toEqual(['failed', []]);
  });
});
