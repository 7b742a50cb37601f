import type { PersonalData } from '#application/ports/personal-data.port.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';
import { admit, requireSelf, requireUser, type FakeBackend } from './backend.fake.ts';

export const fakePersonalData = (backend: FakeBackend, { uid }: AuthUser): PersonalData => ({
  async export(userId, signal) {
    admit(backend, uid, signal);
    requireSelf(uid, userId);
    const all = {
      exportedAt: new Date(backend.clock.now()).toISOString(),
      user: requireUser(backend, uid),
      conversations: backend.conversations.filter(({ ownerId }) => ownerId === uid).toReversed(),
      logs: backend.logs
        .filter((entry) => entry.userId === uid)
        .map(({ text, at }) => ({ text, timeStamp: new Date(at).toISOString() })),
    };
    return JSON.stringify(all, null, 2);
  },
});
