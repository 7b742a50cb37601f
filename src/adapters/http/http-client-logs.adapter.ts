import type { ClientLogs } from '#application/ports/client-logs.port.ts';
import { writeLog } from '#contract/calls/logs.calls.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';

export const httpClientLogs = (http: HttpClient): ClientLogs => ({
  async write({ userId, text, at }, signal) {
    await http.call(
      writeLog,
      { body: { text, userID: userId, timeStamp: new Date(at).toISOString() } },
      { signal, onExpiry: 'fail' },
    );
  },
});
