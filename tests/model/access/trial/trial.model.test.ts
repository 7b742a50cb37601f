import { describe, expect, it } from 'vitest';
import { trialMachine } from '#domain/access/trial/trial.machine.ts';
import { NO_TRIAL, type TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import type { TrialEmitted } from '#domain/access/trial/trial.types.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const AVAILABLE: TrialStatus = { ...NO_TRIAL, canStartTrial: true };
const ACTIVE: TrialStatus = {
  ...NO_TRIAL,
  hasActiveTrial: true,
  remainingPoints: 20,
  remainingHours: 12,
  expirationDate: '2026-05-05T10:00:00.000Z',
};
const LAPSED: TrialStatus = { ...ACTIVE, hasActiveTrial: false, remainingHours: 0, isExpired: true };
const DEPLETED: TrialStatus = { ...LAPSED, remainingPoints: 0, remainingHours: 5 };

describeMachine('trial', trialMachine, {
  events: {
    'session.recalled': [{ trial: AVAILABLE }, { trial: null }],
    'session.established': [
      { isOfferable: true, isWithoutPlan: true },
      { isOfferable: false, isWithoutPlan: true },
      { isOfferable: false, isWithoutPlan: false },
    ],
    'session.ended': [{}],
    'auth.completed': [{}],
    'pupil.welcomed': [{}],
    'trial.refreshRequested': [{}],
    'trial.ended': [],
    'pupil.trialStarted': [{}],
    'pupil.dialogClosed': [{}],
  },
  answers: {
    fetchTrialStatus: [done(AVAILABLE), done(ACTIVE), done(LAPSED), done(NO_TRIAL), failed('network/offline')],
    startTrial: [done(ACTIVE), failed('request/conflict')],
    claimEnd: [done(true), done(false), failed('unexpected')],
  },
  restStates: [
    'status.absent',
    'status.remembered',
    'status.unknown',
    'status.available',
    'status.active',
    'status.expired',
    'status.none',
  ],
  endsByItself: {
    fetchTrialStatus: 'within 49 s: the timeout of the call is 15 s, three times (D2)',
    startTrial: 'within 15 s: the timeout of the call (D2)',
    claimEnd: 'at once: the storage of the browser',
  },
  ignored: {
    'status.checking/pupil.*': 'no dialog of the trial is open',
    'status.checking/auth.completed': 'the dialog tells of one thing at a time',
    'status.starting/trial.refreshRequested': 'the answer to the start is the newest',
    'status.starting/pupil.*': 'no dialog of the trial is open',
    'status.starting/auth.completed': 'the dialog tells of one thing at a time',
  },
  invariants: {
    'the end is told to whoever holds no plan, after it was claimed': ({ emitted, before, snapshot }) =>
      emitted.every(({ type }) => type !== 'trial.ended') ||
      (before?.matches({ dialog: 'claimingEnd' }) === true && snapshot.matches({ dialog: 'announcingEnd' })),
    'a trial began only if it could be started before': ({ emitted, before }) =>
      emitted.every(({ type }) => type !== 'trial.began') || before?.context.status?.canStartTrial === true,
    'nothing is offered to whom it may not be, or during a trial': ({ snapshot, context, before }) =>
      !snapshot.matches({ dialog: 'offering' }) ||
      before?.matches({ dialog: 'offering' }) === true ||
      (context.isOfferable && context.status?.canStartTrial === true),
    'nobody here has no status': ({ snapshot, context }) =>
      !snapshot.matches({ status: 'absent' }) || context.status === null,
    'active is what the server calls active': ({ snapshot, context }) =>
      !snapshot.matches({ status: 'active' }) || context.status?.hasActiveTrial === true,
  },
});

/** All but the news of the status itself, which every answer brings. */
const saidBy = ({ emitted }: { readonly emitted: readonly TrialEmitted[] }) =>
  emitted.filter(({ type }) => type !== 'trial.told');

const withStatus = (status: TrialStatus, isOfferable = true, isWithoutPlan = true) => {
  const trial = testActor(trialMachine);
  trial.send({ type: 'session.established', isOfferable, isWithoutPlan });
  trial.answer('fetchTrialStatus', done(status));
  return trial;
};

const unknown = () => {
  const trial = testActor(trialMachine);
  trial.send({ type: 'session.established', isOfferable: true, isWithoutPlan: true });
  trial.answer('fetchTrialStatus', failed('network/offline'));
  return trial;
};

describe('trial', () => {
  it.each([
    ['active', ACTIVE],
    ['expired', LAPSED],
    ['available', AVAILABLE],
    ['none', NO_TRIAL],
  ] as const)('is %s when the server says so (S1 §4.26, §1.28)', (state, status) => {
    expect(withStatus(status).snapshot().value.status).toEqual(state);
  });

  it('is loaded after the session (S1 §4.7)', () => {
    const trial = testActor(trialMachine);
    expect([trial.state(), trial.pending()]).toEqual([{ status: 'absent', dialog: 'closed' }, []]);
    trial.send({ type: 'session.established', isOfferable: true, isWithoutPlan: true });
    expect(trial.pending()).toEqual(['fetchTrialStatus']);
  });

  it('is refreshed every five minutes while it is active (S1 §4.32, §9.6)', () => {
    const trial = withStatus(ACTIVE);
    trial.pass(299_999);
    expect(trial.pending()).toEqual([]);
    trial.pass(1);
    expect([trial.state(), trial.pending()]).toEqual([{ status: 'checking', dialog: 'closed' }, ['fetchTrialStatus']]);
  });

  it('is refreshed sooner when its time runs out sooner', () => {
    const trial = withStatus({ ...ACTIVE, remainingHours: 0.05 });
    trial.pass(179_999);
    expect(trial.pending()).toEqual([]);
    trial.pass(1);
    expect(trial.pending()).toEqual(['fetchTrialStatus']);
  });

  it('is asked for again where there is none, when somebody wants to know', () => {
    const trial = withStatus(NO_TRIAL);
    trial.send({ type: 'trial.refreshRequested' });
    expect([trial.state(), trial.pending()]).toEqual([{ status: 'checking', dialog: 'closed' }, ['fetchTrialStatus']]);
  });

  it('shows the expired dialog once when it goes from not expired to expired (S1 §4.31, §2.42)', () => {
    const trial = withStatus(ACTIVE);
    trial.send({ type: 'trial.refreshRequested' });
    trial.answer('fetchTrialStatus', done(LAPSED));
    expect([trial.state(), trial.askedOf('claimEnd'), saidBy(trial)]).toEqual([
      { status: 'expired', dialog: 'claimingEnd' },
      LAPSED.expirationDate,
      [],
    ]);
    trial.answer('claimEnd', done(true));
    expect([trial.state(), saidBy(trial)]).toEqual([
      { status: 'expired', dialog: 'announcingEnd' },
      [{ type: 'trial.ended', reason: 'expired' }],
    ]);
    trial.send({ type: 'trial.refreshRequested' });
    trial.answer('fetchTrialStatus', done(LAPSED));
    expect(trial.state()).toEqual({ status: 'expired', dialog: 'announcingEnd' });
    trial.send({ type: 'pupil.dialogClosed' });
    expect(trial.state()).toEqual({ status: 'expired', dialog: 'closed' });
  });

  it('says that the points are used up when they are (S1 §2.42)', () => {
    const trial = withStatus(ACTIVE);
    trial.send({ type: 'trial.refreshRequested' });
    trial.answer('fetchTrialStatus', done(DEPLETED));
    trial.answer('claimEnd', done(true));
    expect(saidBy(trial)).toEqual([{ type: 'trial.ended', reason: 'points_depleted' }]);
  });

  it('tells of a trial that ended between two visits, once over visits and tabs (D26)', () => {
    const firstVisit = withStatus(LAPSED);
    firstVisit.answer('claimEnd', done(true));
    expect([firstVisit.state(), saidBy(firstVisit)]).toEqual([
      { status: 'expired', dialog: 'announcingEnd' },
      [{ type: 'trial.ended', reason: 'expired' }],
    ]);
    const nextVisit = withStatus(LAPSED);
    nextVisit.answer('claimEnd', done(false));
    expect([nextVisit.state(), saidBy(nextVisit)]).toEqual([{ status: 'expired', dialog: 'closed' }, []]);
  });

  it('says nothing of its end when that cannot be remembered', () => {
    const trial = withStatus(LAPSED);
    trial.answer('claimEnd', failed('unexpected'));
    expect([trial.state(), saidBy(trial)]).toEqual([{ status: 'expired', dialog: 'closed' }, []]);
  });

  it('tells nobody who holds a plan, or may hold one, that it is over (D26)', () => {
    const trial = withStatus(LAPSED, false, false);
    expect([trial.state(), trial.pending(), saidBy(trial)]).toEqual([{ status: 'expired', dialog: 'closed' }, [], []]);
  });

  it('tells of its beginning, whether the pupil starts it or the first question does (S2 §1.40)', () => {
    const byButton = withStatus(AVAILABLE);
    byButton.send({ type: 'pupil.trialStarted' });
    expect(byButton.pending()).toEqual(['startTrial']);
    byButton.answer('startTrial', done(ACTIVE));
    expect([byButton.state(), saidBy(byButton)]).toEqual([
      { status: 'active', dialog: 'closed' },
      [{ type: 'trial.began', status: ACTIVE }],
    ]);
    const byQuestion = withStatus(AVAILABLE);
    byQuestion.send({ type: 'trial.refreshRequested' });
    byQuestion.answer('fetchTrialStatus', done(ACTIVE));
    expect(saidBy(byQuestion)).toEqual([{ type: 'trial.began', status: ACTIVE }]);
  });

  it('does not begin again after an expired login, for which the server knew no trial (S1 §7)', () => {
    const trial = withStatus(ACTIVE);
    trial.send({ type: 'trial.refreshRequested' });
    trial.answer('fetchTrialStatus', done(NO_TRIAL));
    trial.send({ type: 'session.established', isOfferable: true, isWithoutPlan: true });
    trial.answer('fetchTrialStatus', done(ACTIVE));
    expect([trial.state(), saidBy(trial)]).toEqual([{ status: 'active', dialog: 'closed' }, []]);
  });

  it('is asked for again when it could not be started: it may have been begun in another tab (S1 §7)', () => {
    const trial = withStatus(AVAILABLE);
    trial.send({ type: 'pupil.trialStarted' });
    trial.answer('startTrial', failed('request/conflict'));
    expect([trial.state(), trial.context().failure, trial.pending()]).toEqual([
      { status: 'checking', dialog: 'closed' },
      'request/conflict',
      ['fetchTrialStatus'],
    ]);
    trial.answer('fetchTrialStatus', done(ACTIVE));
    expect([trial.state(), trial.context().failure]).toEqual([{ status: 'active', dialog: 'closed' }, null]);
  });

  it('says that it could not be started until it is tried again, or has begun elsewhere (S1 §8.47)', () => {
    const trial = withStatus(AVAILABLE);
    trial.send({ type: 'pupil.trialStarted' });
    trial.answer('startTrial', failed('server/unavailable'));
    trial.answer('fetchTrialStatus', done(AVAILABLE));
    expect([trial.state(), trial.context().hasStartFailed]).toEqual([{ status: 'available', dialog: 'closed' }, true]);
    trial.send({ type: 'pupil.trialStarted' });
    expect([trial.pending(), trial.context().hasStartFailed]).toEqual([['startTrial'], false]);
    trial.answer('startTrial', failed('network/timeout'));
    trial.send({ type: 'pupil.trialStarted' });
    expect([trial.pending(), trial.context().hasStartFailed]).toEqual([['startTrial'], false]);
    trial.answer('startTrial', failed('network/timeout'));
    trial.answer('fetchTrialStatus', done(ACTIVE));
    expect([trial.state(), trial.context().hasStartFailed]).toEqual([{ status: 'active', dialog: 'closed' }, false]);
  });

  it('is neither offered nor told to be over any longer once a plan has arrived (S1 §2.38, D26)', () => {
    const arrive = { type: 'session.established', isOfferable: false, isWithoutPlan: false } as const;
    const ended = withStatus(LAPSED);
    ended.answer('claimEnd', done(true));
    ended.send({ type: 'session.established', isOfferable: true, isWithoutPlan: true });
    expect(ended.snapshot().value.dialog).toEqual('announcingEnd');
    ended.send(arrive);
    expect(ended.snapshot().value.dialog).toEqual('closed');
    const offered = withStatus(AVAILABLE);
    offered.send({ type: 'auth.completed' });
    offered.pass(300);
    offered.send({ type: 'session.established', isOfferable: true, isWithoutPlan: true });
    expect(offered.snapshot().value.dialog).toEqual('offering');
    offered.send(arrive);
    expect(offered.snapshot().value.dialog).toEqual('closed');
  });

  it('tells nobody that it is over who bought a plan while it ran (D26)', () => {
    const trial = withStatus(ACTIVE);
    trial.send({ type: 'session.established', isOfferable: false, isWithoutPlan: false });
    trial.answer('fetchTrialStatus', done(LAPSED));
    expect([trial.state(), trial.pending(), saidBy(trial)]).toEqual([{ status: 'expired', dialog: 'closed' }, [], []]);
  });

  it('is started by a press that falls into a look at the server', () => {
    const trial = withStatus(AVAILABLE);
    trial.send({ type: 'trial.refreshRequested' });
    trial.send({ type: 'pupil.trialStarted' });
    expect([trial.state(), trial.pending()]).toEqual([{ status: 'starting', dialog: 'closed' }, ['startTrial']]);
    const unknownYet = testActor(trialMachine);
    unknownYet.send({ type: 'session.established', isOfferable: true, isWithoutPlan: true });
    unknownYet.send({ type: 'pupil.trialStarted' });
    expect(unknownYet.pending()).toEqual(['fetchTrialStatus']);
  });

  it('is offered 300 ms after a login or registration (S1 §2.37, §4.57, §4.62, §4.70, §9.37)', () => {
    const trial = withStatus(AVAILABLE);
    trial.send({ type: 'auth.completed' });
    trial.pass(299);
    expect(trial.state()).toEqual({ status: 'available', dialog: 'delayed' });
    trial.pass(1);
    expect(trial.state()).toEqual({ status: 'available', dialog: 'offering' });
  });

  it.each([
    ['to a pupil with a plan or without a guardian’s consent', AVAILABLE, false],
    ['during a trial', ACTIVE, true],
    ['when there is none', NO_TRIAL, true],
  ] as const)('is not offered %s (S1 §2.38–2.39, R8)', (_, status, isOfferable) => {
    const trial = withStatus(status, isOfferable);
    trial.send({ type: 'auth.completed' });
    trial.pass(300);
    const before = trial.snapshot().matches({ dialog: 'offering' });
    trial.pass(30_000);
    expect([before, trial.snapshot().value.dialog]).toEqual([false, 'closed']);
  });

  it('is offered when the status comes later than the login, and not after half a minute', () => {
    const trial = testActor(trialMachine);
    trial.send({ type: 'session.established', isOfferable: true, isWithoutPlan: true });
    trial.send({ type: 'auth.completed' });
    trial.pass(300);
    expect(trial.state()).toEqual({ status: 'checking', dialog: 'evaluatingOffer' });
    trial.answer('fetchTrialStatus', done(AVAILABLE));
    expect(trial.state()).toEqual({ status: 'available', dialog: 'offering' });
    const silent = testActor(trialMachine);
    silent.send({ type: 'session.established', isOfferable: true, isWithoutPlan: true });
    silent.send({ type: 'auth.completed' });
    silent.pass(30_300);
    expect(silent.state()).toEqual({ status: 'checking', dialog: 'closed' });
  });

  it('is offered to whoever has completed the profile, when the session has been read anew', () => {
    const trial = withStatus(AVAILABLE, false);
    trial.send({ type: 'auth.completed' });
    trial.pass(2_000);
    const before = trial.state();
    trial.send({ type: 'session.established', isOfferable: true, isWithoutPlan: true });
    expect([before, trial.state()]).toEqual([
      { status: 'available', dialog: 'evaluatingOffer' },
      { status: 'checking', dialog: 'offering' },
    ]);
  });

  it('is offered after the welcome when both come within the half minute', () => {
    const trial = withStatus(AVAILABLE, false);
    trial.send({ type: 'auth.completed' });
    trial.pass(300);
    trial.send({ type: 'pupil.welcomed' });
    trial.send({ type: 'session.established', isOfferable: true, isWithoutPlan: true });
    trial.pass(999);
    const before = trial.state();
    trial.pass(1);
    expect([before, trial.state()]).toEqual([
      { status: 'checking', dialog: 'welcoming' },
      { status: 'checking', dialog: 'offering' },
    ]);
  });

  it.each([
    ['put off', 'pupil.dialogClosed', 'available'],
    ['accepted', 'pupil.trialStarted', 'starting'],
  ] as const)('closes the offer when it is %s', (_, type, status) => {
    const trial = withStatus(AVAILABLE);
    trial.send({ type: 'auth.completed' });
    trial.pass(300);
    trial.send({ type });
    expect(trial.state()).toEqual({ status, dialog: 'closed' });
  });

  it('is asked for again when the server could not be asked, by itself after five minutes or at once', () => {
    const patient = unknown();
    expect([patient.state(), patient.context().failure]).toEqual([
      { status: 'unknown', dialog: 'closed' },
      'network/offline',
    ]);
    patient.pass(300_000);
    expect(patient.pending()).toEqual(['fetchTrialStatus']);
    const impatient = unknown();
    impatient.send({ type: 'trial.refreshRequested' });
    expect(impatient.pending()).toEqual(['fetchTrialStatus']);
  });

  it('goes on with what was known when a refresh fails', () => {
    const trial = withStatus(ACTIVE);
    trial.send({ type: 'trial.refreshRequested' });
    trial.answer('fetchTrialStatus', failed('network/offline'));
    expect([trial.state(), trial.context()]).toEqual([
      { status: 'active', dialog: 'closed' },
      { status: ACTIVE, isOfferable: true, isWithoutPlan: true, failure: 'network/offline', hasStartFailed: false },
    ]);
  });

  it.each([
    ['available', AVAILABLE],
    ['active', ACTIVE],
    ['expired', LAPSED],
    ['none', NO_TRIAL],
  ] as const)('is asked for again when somebody wants it while it is %s', (_, status) => {
    const trial = withStatus(status);
    trial.send({ type: 'trial.refreshRequested' });
    expect(trial.asks().at(-1)).toEqual('fetchTrialStatus');
  });

  it('does not believe an answer that was on its way when a new one was wanted', () => {
    const trial = testActor(trialMachine);
    trial.send({ type: 'session.established', isOfferable: true, isWithoutPlan: true });
    trial.send({ type: 'trial.refreshRequested' });
    expect([trial.asks(), trial.pending(), trial.forgotten()]).toEqual([
      ['fetchTrialStatus', 'fetchTrialStatus'],
      ['fetchTrialStatus'],
      [],
    ]);
  });

  it('keeps nothing of a pupil who has left (R14)', () => {
    const trial = withStatus(ACTIVE, true);
    trial.send({ type: 'trial.refreshRequested' });
    trial.answer('fetchTrialStatus', done(LAPSED));
    trial.send({ type: 'session.ended' });
    expect([trial.state(), trial.context()]).toEqual([
      { status: 'absent', dialog: 'closed' },
      { status: null, isOfferable: false, isWithoutPlan: false, failure: null, hasStartFailed: false },
    ]);
  });

  it('is offered a second after the welcome of a new user (S1 §2.80, §9.40)', () => {
    const trial = withStatus(AVAILABLE);
    trial.send({ type: 'pupil.welcomed' });
    trial.pass(999);
    expect(trial.state()).toEqual({ status: 'available', dialog: 'welcoming' });
    trial.pass(1);
    expect(trial.state()).toEqual({ status: 'available', dialog: 'offering' });
  });

  it('tells every status that it learns, so that it can be kept for the next visit (S1 §9 Local cache)', () => {
    expect(withStatus(AVAILABLE).emitted).toEqual([{ type: 'trial.told', status: AVAILABLE }]);
  });

  it('shows what was known a few minutes ago at once, and tells what has changed since (S1 §9.19)', () => {
    const trial = testActor(trialMachine);
    trial.send({ type: 'session.recalled', trial: ACTIVE });
    expect([trial.state(), trial.context().status, saidBy(trial)]).toEqual([
      { status: 'remembered', dialog: 'closed' },
      ACTIVE,
      [],
    ]);
    trial.send({ type: 'session.established', isOfferable: true, isWithoutPlan: true });
    trial.answer('fetchTrialStatus', done(LAPSED));
    trial.answer('claimEnd', done(true));
    expect([trial.state(), saidBy(trial)]).toEqual([
      { status: 'expired', dialog: 'announcingEnd' },
      [{ type: 'trial.ended', reason: 'expired' }],
    ]);
  });
});
