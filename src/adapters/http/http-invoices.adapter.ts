import type { Invoices } from '#application/ports/invoices.port.ts';
import { listInvoices } from '#contract/calls/subscriptions.calls.ts';
import { groszeOf } from '#domain/billing/pricing/price.rules.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';

/** A link that a page may hold. */
const webAddress = (url: string | null): string | null =>
  url !== null && /^https?:$/.test(new URL(url).protocol) ? url : null;

export const httpInvoices = (http: HttpClient): Invoices => ({
  async list(signal) {
    const invoices = await http.call(listInvoices, {}, { signal });
    return invoices.map((invoice) => ({
      ...invoice,
      amount: groszeOf(invoice.amount),
      documentUrl: webAddress(invoice.documentUrl),
    }));
  },
});
