import type { Invoices } from '#application/ports/invoices.port.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';
import { admit, type FakeBackend } from './backend.fake.ts';

export const fakeInvoices = (backend: FakeBackend, { uid }: AuthUser): Invoices => ({
  async list(signal) {
    admit(backend, uid, signal);
    return backend.invoices.get(uid) ?? [];
  },
});
