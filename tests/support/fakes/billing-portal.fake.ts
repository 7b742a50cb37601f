import type { BillingPortal } from '#application/ports/billing-portal.port.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';
import { Failure } from '#domain/shared/failure.ts';
import { admit, type FakeBackend } from './backend.fake.ts';

export const fakeBillingPortal = (backend: FakeBackend, { uid }: AuthUser): BillingPortal => ({
  async visit(signal) {
    admit(backend, uid, signal);
    if (!backend.subscriptions.has(uid)) throw new Failure('subscription/not-found');
  },
});
