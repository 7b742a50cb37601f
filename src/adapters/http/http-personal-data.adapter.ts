import type { PersonalData } from '#application/ports/personal-data.port.ts';
import { exportUser } from '#contract/calls/users.calls.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';

export const httpPersonalData = (http: HttpClient): PersonalData => ({
  async export(userId, signal) {
    return JSON.stringify(await http.callForAll(exportUser, { params: { id: userId } }, { signal }), null, 2);
  },
});
