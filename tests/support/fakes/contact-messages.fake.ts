import type { ContactMessages } from '#application/ports/contact-messages.port.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';
import { Failure } from '#domain/shared/failure.ts';
import { contactProblems } from '#domain/support/contact/contact.rules.ts';
import { admit, type FakeBackend } from './backend.fake.ts';

export const fakeContactMessages = (backend: FakeBackend, { uid }: AuthUser): ContactMessages => ({
  async send(message, idempotencyKey, signal) {
    admit(backend, uid, signal);
    if (Object.keys(contactProblems(message)).length > 0) throw new Failure('request/invalid');
    const [key, sent] = [`${uid} ${idempotencyKey}`, JSON.stringify(message)];
    if ((backend.contactMessages.get(key) ?? sent) !== sent) throw new Failure('request/conflict');
    backend.contactMessages.set(key, sent);
  },
});
