import type { ContactForm } from '#domain/support/contact/contact.types.ts';

export interface ContactMessages {
  /** The same key sends the same message once (R10); fails with `request/refused` when the server says no. */
  send(message: ContactForm, idempotencyKey: string, signal?: AbortSignal): Promise<void>;
}
