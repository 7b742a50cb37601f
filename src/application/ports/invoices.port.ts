import type { Invoice } from '#domain/billing/invoices/invoices.types.ts';

export interface Invoices {
  /** What the signed-in user was charged, the newest first. */
  list(signal?: AbortSignal): Promise<readonly Invoice[]>;
}
