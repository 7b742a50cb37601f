import type { ConsentRecord } from '#domain/support/cookie-consent/cookie-consent.types.ts';

/** The one record of what a visitor has allowed, under `cookie_consent` in this browser (S2 §3.38, D14). */
export interface Consents {
  /** Null when there is none that can be read. */
  recall(): ConsentRecord | null;
  keep(record: ConsentRecord): void;
  erase(): void;
  /** Tells when another tab has answered or erased the answer; what it returns ends the watch. */
  watch(onChange: () => void): () => void;
}
