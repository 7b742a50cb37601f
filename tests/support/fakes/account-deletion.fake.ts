import type { AccountDeletion } from '#application/ports/account-deletion.port.ts';
import { isRecentLogin } from '#domain/identity/delete-account/delete-account.rules.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';
import { Failure } from '#domain/shared/failure.ts';
import { NOON } from '../test-clock.ts';
import { requireSelf, type FakeBackend } from './backend.fake.ts';

export const fakeAccountDeletion = (backend: FakeBackend, { uid }: AuthUser): AccountDeletion => ({
  async request(userId, signal) {
    signal?.throwIfAborted();
    requireSelf(uid, userId);
    if (backend.deleted.has(uid)) return;
    if (!isRecentLogin(backend.logins.get(uid) ?? NOON, backend.clock.now()))
      throw new Failure('auth/recent-login-required');
    backend.deleted.add(uid);
    backend.users.delete(uid);
  },
});
