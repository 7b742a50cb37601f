import type { FailureCode } from '#domain/shared/failure.ts';

/** One charge, or the attempt of one. */
export interface Invoice {
  readonly id: string;
  /** ISO time. */
  readonly issuedAt: string;
  readonly planName: string;
  /** In grosze, tax included. */
  readonly amount: number;
  readonly currency: string;
  readonly status: 'paid' | 'failed' | 'refunded';
  /** The provider's document; null when it made none. */
  readonly documentUrl: string | null;
}

export interface InvoicesContext {
  readonly invoices: readonly Invoice[];
  /** Why the list could not be fetched. */
  readonly failure: FailureCode | null;
  /** Why the provider's page could not be opened. */
  readonly portalFailure: FailureCode | null;
}

export type InvoicesEvent =
  | { readonly type: 'pupil.retried' }
  | { readonly type: 'pupil.portalRequested' }
  /** The plan has changed, and with it what was charged. */
  | { readonly type: 'subscription.changed' };
