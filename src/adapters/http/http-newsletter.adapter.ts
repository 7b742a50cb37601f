import type { Newsletter } from '#application/ports/newsletter.port.ts';
import { leaveNewsletter, subscribeToNewsletter } from '#contract/calls/newsletter.calls.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { requireSuccess } from '#adapters/http/http-failure.ts';

export const httpNewsletter = (http: HttpClient): Newsletter => ({
  async subscribe(email, source, signal) {
    requireSuccess(await http.call(subscribeToNewsletter, { body: { email, source } }, { signal }));
  },

  async leave(token, signal) {
    requireSuccess(await http.call(leaveNewsletter, { query: { token } }, { signal }));
  },
});
