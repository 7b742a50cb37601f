import type { ContactMessages } from '#application/ports/contact-messages.port.ts';
import { sendContactMessage } from '#contract/calls/contact.calls.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { requireSuccess } from '#adapters/http/http-failure.ts';

export const httpContactMessages = (http: HttpClient): ContactMessages => ({
  async send(message, idempotencyKey, signal) {
    requireSuccess(await http.call(sendContactMessage, { body: message }, { signal, idempotencyKey }));
  },
});
