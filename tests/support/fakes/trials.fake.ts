import type { Trials } from '#application/ports/trials.port.ts';
import { NO_TRIAL, TRIAL_DURATION, TRIAL_POINTS, trialStatusAt } from '#domain/access/trial.rules.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';
import { Failure } from '#domain/shared/failure.ts';
import { requireUser, type FakeBackend } from './backend.fake.ts';

export const startFakeTrial = ({ trials, clock }: FakeBackend, uid: string): void => {
  trials.set(uid, { expiresAt: clock.now() + TRIAL_DURATION, remainingPoints: TRIAL_POINTS });
};

export const fakeTrials = (backend: FakeBackend, { uid }: AuthUser): Trials => {
  const { clock, trials, users } = backend;
  const status = () => trialStatusAt(trials.get(uid) ?? null, clock.now());
  return {
    async status(signal) {
      signal?.throwIfAborted();
      return users.has(uid) ? status() : NO_TRIAL;
    },

    async start(signal) {
      signal?.throwIfAborted();
      requireUser(backend, uid);
      if (trials.has(uid)) throw new Failure('request/conflict');
      startFakeTrial(backend, uid);
      return status();
    },
  };
};
