import type { SnapshotFrom } from 'xstate';
import type { invoicesMachine } from '#domain/billing/invoices/invoices.machine.ts';
import type { Invoice } from '#domain/billing/invoices/invoices.types.ts';
import { failureTexts, paymentFailureText } from '#ui/texts/failures.pl.ts';

export interface InvoicesView {
  readonly screen: 'loading' | 'empty' | 'failed' | 'list';
  readonly invoices: readonly Invoice[];
  /** Why the list could not be fetched; what was known stays. */
  readonly error: string | undefined;
  readonly isLeaving: boolean;
  readonly portalError: string | undefined;
}

export const selectInvoices = (snapshot: SnapshotFrom<typeof invoicesMachine>): InvoicesView => {
  const { invoices, failure, portalFailure } = snapshot.context;
  const isFailed = snapshot.matches({ list: 'failed' });
  const nothing = snapshot.matches({ list: 'loading' }) ? 'loading' : isFailed ? 'failed' : 'empty';
  return {
    screen: invoices.length > 0 ? 'list' : nothing,
    invoices,
    error: isFailed ? failureTexts[failure ?? 'unexpected'] : undefined,
    isLeaving: !snapshot.matches({ portal: 'closed' }),
    portalError: portalFailure === null ? undefined : paymentFailureText(portalFailure),
  };
};
