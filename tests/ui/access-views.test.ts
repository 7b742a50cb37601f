import { describe, expect, it } from 'vitest';
import { navigationGuardMachine } from '#domain/access/navigation-guard/navigation-guard.machine.ts';
import { ROUTES } from '#domain/access/routes.rules.ts';
import { trialMachine } from '#domain/access/trial/trial.machine.ts';
import type { KnownSubscription } from '#domain/entitlement/subscription.types.ts';
import { NO_TRIAL, type TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import { sessionMachine } from '#domain/identity/session/session.machine.ts';
import { selectFeatureGate, selectIsExamsLocked } from '#ui/access/feature-gate/feature-gate.view.ts';
import { selectTrialStart } from '#ui/access/trial/trial.view.ts';
import { selectReading } from '#ui/learning/assistant/assistant.view.ts';
import { PUPIL, TRYING } from '../model/access/access-contexts.ts';
import { BASIC, ENDED, PREMIUM } from '../model/billing/plans.ts';
import { ANIA, ANIAS_ACCOUNT } from '../model/identity/people.ts';
import { done, failed, sends } from '../model/tools/answers.ts';
import { testActor } from '../model/tools/test-actor.ts';

const OVER: TrialStatus = { ...NO_TRIAL, isExpired: true, remainingPoints: 3 };
const STARTABLE: TrialStatus = { ...NO_TRIAL, canStartTrial: true };

const established = (subscription: KnownSubscription) => {
  const session = testActor(sessionMachine);
  session.answer('watchIdentity', sends({ type: 'identity.changed', person: ANIA }));
  session.answer('recallSession', done(null));
  session.answer('findUser', done(ANIAS_ACCOUNT));
  session.answer('fetchSubscription', subscription === 'unknown' ? failed('network/timeout') : done(subscription));
  return session.snapshot();
};

const remembered = (subscription: KnownSubscription) => {
  const session = testActor(sessionMachine);
  session.answer(
    'recallLatest',
    done({
      recalled: {
        user: ANIAS_ACCOUNT,
        subscription: subscription === 'unknown' ? null : subscription,
        trial: NO_TRIAL,
        isRecent: true,
      },
      isNothingKept: false,
    }),
  );
  return session.snapshot();
};

const visitor = () => {
  const session = testActor(sessionMachine);
  session.answer('watchIdentity', sends({ type: 'identity.changed', person: null }));
  return session.snapshot();
};

const trialOf = (status: TrialStatus) => {
  const trial = testActor(trialMachine);
  trial.send({ type: 'session.established', isOfferable: true, isWithoutPlan: true });
  trial.answer('fetchTrialStatus', done(status));
  return trial;
};

describe('the gate before quizzes and exams (S2 §2.63, §2.81–2.85, §6.7–6.11, §6.15–6.18, D9, D16)', () => {
  it.each([
    ['closed to a pupil in the trial', established(null), NO_TRIAL, { gate: 'closed', isTrialUsed: false }],
    ['closed after the trial, which it says', established(null), OVER, { gate: 'closed', isTrialUsed: true }],
    ['closed when the plan has ended', established(ENDED), NO_TRIAL, { gate: 'closed', isTrialUsed: false }],
    [
      'open for quizzes alone with a basic plan',
      established(BASIC),
      OVER,
      { gate: 'open', access: { quiz: true, exam: false } },
    ],
    ['open with a premium plan', established(PREMIUM), OVER, { gate: 'open', access: { quiz: true, exam: true } }],
    [
      'open by a plan that is only remembered',
      remembered(PREMIUM),
      NO_TRIAL,
      { gate: 'open', access: { quiz: true, exam: true } },
    ],
    ['closed to nobody whose plan is only remembered', remembered(null), NO_TRIAL, { gate: 'unknown' }],
    ['closed to nobody whose plan could not be read', established('unknown'), NO_TRIAL, { gate: 'unknown' }],
  ] as const)('is %s', (_, session, status, view) => {
    expect(selectFeatureGate(session, trialOf(status).snapshot().context.status?.isExpired === true)).toEqual(view);
  });

  it('stands in the navigation as a lock, for those to whom it is closed (S1 §2.7)', () => {
    expect(
      [
        visitor(),
        established(null),
        established(ENDED),
        established(BASIC),
        established('unknown'),
        remembered(null),
      ].map(selectIsExamsLocked),
    ).toEqual([false, true, true, false, false, false]);
  });
});

describe('the button of the trial (S1 §2.112, R5)', () => {
  it('works, and says when that came to nothing (S1 §8.47)', () => {
    const trial = trialOf(STARTABLE);
    const before = selectTrialStart(trial.snapshot());
    trial.send({ type: 'pupil.trialStarted' });
    const starting = selectTrialStart(trial.snapshot());
    trial.answer('startTrial', failed('server/unavailable'));
    trial.answer('fetchTrialStatus', done(STARTABLE));
    expect([before, starting, selectTrialStart(trial.snapshot())]).toEqual([
      { isStarting: false, hasFailed: false },
      { isStarting: true, hasFailed: false },
      { isStarting: false, hasFailed: true },
    ]);
  });
});

const admitted = (isReading: boolean, access = PUPIL) => {
  const guard = testActor(navigationGuardMachine, { input: { routes: ROUTES } });
  guard.send({ type: 'navigation.requested', path: '/assistant', isReading, at: 0, isByPupil: true });
  guard.answer('readAccessContext', done(access));
  return guard.snapshot();
};

describe('whoever reads without AI (D40)', () => {
  it.each([
    ['sees why, in the place of the composer', admitted(true), 'trial_expired', 'trial_expired'],
    ['writes again once nothing keeps them from it', admitted(true), null, null],
    ['writes on who loses access in the middle of work', admitted(true, TRYING), 'points_depleted', null],
    ['writes on who came to write', admitted(false, TRYING), 'points_depleted', null],
    ['may cry for help who only lacks a consent (R8)', admitted(true), 'guardian_missing', null],
  ] as const)('%s', (_, guard, block, reading) => {
    expect(selectReading(guard, block)).toBe(reading);
  });
});
