import type { AccountDeletion } from '#application/ports/account-deletion.port.ts';
import { removeUser } from '#contract/calls/users.calls.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { orNull } from '#adapters/http/http-failure.ts';

export const httpAccountDeletion = (http: HttpClient): AccountDeletion => ({
  async request(userId, signal) {
    const removed = http.call(removeUser, { params: { id: userId } }, { signal, onDeletion: 'fail' });
    // An earlier request did it whose answer was lost.
    await orNull(removed, ['session/account-deleted']);
  },
});
