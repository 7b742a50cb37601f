import type { LinkTokens } from '#server/mail/link-tokens.ts';

/** What whoever writes a letter has to know. */
export interface Mailing {
  readonly links: LinkTokens;
  /** Whom the messages of the contact form are sent to; null where they are only stored. */
  readonly contactAddress: string | null;
  /** Where people open the web app, without a slash at its end. */
  baseUrl(): string;
}
