import type { ContactDraft } from '#domain/support/contact/contact.types.ts';

/** What somebody has begun to write to us, a visitor or a pupil: survives reloads, and holds no name and no address (R14). */
export interface ContactDrafts {
  /** `userId` is null for a visitor; `request` is what the address of the page asks for, or the empty text. */
  read(userId: string | null, request: string): ContactDraft | null;
  /** An empty one is forgotten. */
  keep(userId: string | null, request: string, draft: ContactDraft): void;
}
