import type { GuardianAnswers } from '#application/ports/guardian-answers.port.ts';
import { Failure } from '#domain/shared/failure.ts';
import { admit, type FakeBackend } from './backend.fake.ts';

/** Nobody gets a letter here, so no link is one of ours. */
export const fakeGuardianAnswers = (backend: FakeBackend): GuardianAnswers => ({
  async send(_token, _agrees, signal) {
    admit(backend, '', signal);
    throw new Failure('request/not-found');
  },
});
