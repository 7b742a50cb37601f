import type { PaidPlan } from '#application/ports/paid-plan.port.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';
import { admit, type FakeBackend } from './backend.fake.ts';

export const fakePaidPlan = (backend: FakeBackend, { uid }: AuthUser): PaidPlan => ({
  async look(signal) {
    admit(backend, uid, signal);
    return backend.subscriptions.get(uid) ?? null;
  },
});
