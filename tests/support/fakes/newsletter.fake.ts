import type { Newsletter } from '#application/ports/newsletter.port.ts';
import { Failure } from '#domain/shared/failure.ts';
import { newsletterProblems } from '#domain/support/newsletter/newsletter.rules.ts';
import { admit, type FakeBackend } from './backend.fake.ts';

/** A visitor’s: nobody has to be known. Nobody gets a letter here, so no link is one of ours. */
export const fakeNewsletter = (backend: FakeBackend): Newsletter => ({
  async subscribe(email, _source, signal) {
    admit(backend, '', signal);
    if (newsletterProblems({ email }).email !== undefined) throw new Failure('request/invalid');
    backend.newsletter.add(email.toLowerCase());
  },

  async leave(_token, signal) {
    admit(backend, '', signal);
    throw new Failure('request/not-found');
  },
});
