import type { Users } from '#application/ports/users.port.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';
import { Failure } from '#domain/shared/failure.ts';
import { requireClass, requireSelf, requireUser, type FakeBackend } from './backend.fake.ts';

export const fakeUsers = (backend: FakeBackend, { uid }: AuthUser): Users => ({
  async find(id, signal) {
    signal?.throwIfAborted();
    requireSelf(uid, id);
    return backend.users.get(id) ?? null;
  },

  async add(person, details, signal) {
    signal?.throwIfAborted();
    requireSelf(uid, person.uid);
    requireClass(details.classId);
    if (backend.users.has(uid)) throw new Failure('request/conflict');
    backend.users.set(uid, {
      id: uid,
      ...details,
      lastName: '',
      displayName: person.displayName || details.firstName,
      email: person.email ?? '',
      isActive: true,
      authProvider: person.providerId === 'password' ? 'Email' : person.providerId,
      registeredDate: new Date(backend.clock.now()).toISOString(),
      aiPoints: 0,
    });
  },

  async update(id, change, signal) {
    signal?.throwIfAborted();
    requireSelf(uid, id);
    requireClass(change.classId);
    const user = requireUser(backend, id);
    const changed = {
      ...user,
      ...change,
      isTermsAccepted: user.isTermsAccepted || change.isTermsAccepted === true,
      classId: change.classId ?? user.classId,
    };
    backend.users.set(id, changed);
    return changed;
  },
});
