import type { Subscriptions } from '#application/ports/subscriptions.port.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';
import { admit, type FakeBackend } from './backend.fake.ts';

export const fakeSubscriptions = (backend: FakeBackend, { uid }: AuthUser): Subscriptions => ({
  async current(signal) {
    admit(backend, uid, signal);
    return backend.subscriptions.get(uid) ?? null;
  },
});
