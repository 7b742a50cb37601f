import type { Trials } from '#application/ports/trials.port.ts';
import { NO_TRIAL, TRIAL_DURATION, TRIAL_POINTS, trialStatusAt } from '#domain/entitlement/trial-status.rules.ts';
import { isGuardianMissing } from '#domain/identity/guardian.rules.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';
import { Failure } from '#domain/shared/failure.ts';
import { admit, requireUser, type FakeBackend } from './backend.fake.ts';

export const startFakeTrial = ({ trials, clock }: FakeBackend, uid: string): void => {
  trials.set(uid, { expiresAt: clock.now() + TRIAL_DURATION, remainingPoints: TRIAL_POINTS });
};

export const fakeTrials = (backend: FakeBackend, { uid }: AuthUser): Trials => {
  const { clock, deleted, trials, users } = backend;
  const status = () => trialStatusAt(trials.get(uid) ?? null, clock.now());
  return {
    async status(signal) {
      signal?.throwIfAborted();
      return users.has(uid) && !deleted.has(uid) ? status() : NO_TRIAL;
    },

    async start(signal) {
      admit(backend, uid, signal);
      if (isGuardianMissing(requireUser(backend, uid))) throw new Failure('assistant/guardian-missing');
      if (trials.has(uid)) throw new Failure('request/conflict');
      startFakeTrial(backend, uid);
      return status();
    },
  };
};
