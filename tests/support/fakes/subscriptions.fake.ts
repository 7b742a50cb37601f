import type { Subscriptions } from '#application/ports/subscriptions.port.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';
import type { FakeBackend } from './backend.fake.ts';

export const fakeSubscriptions = ({ subscriptions }: FakeBackend, { uid }: AuthUser): Subscriptions => ({
  async current(signal) {
    signal?.throwIfAborted();
    return subscriptions.get(uid) ?? null;
  },
});
