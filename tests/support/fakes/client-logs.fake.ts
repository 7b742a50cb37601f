import type { ClientLogs } from '#application/ports/client-logs.port.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';
import { Failure } from '#domain/shared/failure.ts';
import { admit, requireSelf, requireUser, type FakeBackend } from './backend.fake.ts';

const MAX_BYTES = 8192;

export const fakeClientLogs = (backend: FakeBackend, { uid }: AuthUser): ClientLogs => ({
  async write(entry, signal) {
    admit(backend, uid, signal);
    const bytes = Buffer.byteLength(entry.text);
    if (bytes === 0 || bytes > MAX_BYTES) throw new Failure('request/invalid');
    requireSelf(uid, entry.userId);
    requireUser(backend, uid);
    backend.logs.push(entry);
  },
});
