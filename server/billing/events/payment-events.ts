import { applyCheckout } from '#server/billing/events/apply-checkout.ts';
import { applyInvoice, newestCharge } from '#server/billing/events/apply-invoice.ts';
import { applySubscription, OrderUnknown, type Reading } from '#server/billing/events/apply-subscription.ts';
import type { PaymentEvent } from '#server/billing/events/payment-event.types.ts';
import type { PaymentProvider, ProviderInvoice } from '#server/billing/provider/payment-provider.port.ts';
import type { Database } from '#server/database/database.types.ts';
import { paymentEvents } from '#server/database/schema/purchases.tables.ts';

export type ApplyingProvider = Pick<PaymentProvider, 'name' | 'invoiceOfPayment'> & {
  readonly subscriptions: Pick<PaymentProvider['subscriptions'], 'find' | 'end'>;
};

interface Dependencies {
  readonly database: Database;
  readonly provider: ApplyingProvider;
  readonly now: () => number;
}

/** More than so many events about one subscription are not applied while the provider is being asked about it. */
const MOST_READINGS = 5;

/** Gives each event its effect once: its id and its effect are one transaction (R4). What the provider has to be asked is asked outside of it. Whatever fails leaves nothing behind, and the provider delivers again. */
export const applyPaymentEvents =
  (dependencies: Dependencies) =>
  async (event: PaymentEvent): Promise<void> => {
    const refunded = event.kind === 'refund' ? await endRefunded(event.paymentId, dependencies) : null;
    let reading: Reading | null = null;
    for (let readings = 0; ; readings += 1) {
      try {
        await applyOnce(event, { refunded, reading }, dependencies);
        return;
      } catch (error) {
        if (!(error instanceof OrderUnknown) || readings === MOST_READINGS) throw error;
        reading = await read(error, dependencies);
      }
    }
  };

const applyOnce = (
  event: PaymentEvent,
  { refunded, reading }: { readonly refunded: ProviderInvoice | null; readonly reading: Reading | null },
  { database, provider, now }: Dependencies,
): Promise<void> =>
  database.transaction(async (transaction) => {
    if (!(await claim(transaction, event, now()))) return;
    switch (event.kind) {
      case 'subscription':
        return applySubscription(transaction, event, provider.name, reading);
      case 'invoice':
        return applyInvoice(transaction, event.invoice, event.status);
      case 'checkout':
        return applyCheckout(transaction, event, provider.name);
      case 'refund':
        if (refunded !== null) await applyInvoice(transaction, refunded, 'refunded');
    }
  });

/** False for an event that has had its effect; whoever delivers it at the same time waits here. */
const claim = async (transaction: Database, { id, type, createdAt }: PaymentEvent, now: number): Promise<boolean> => {
  const claimed = await transaction
    .insert(paymentEvents)
    .values({ id, type, createdAt: new Date(createdAt), appliedAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return claimed.length === 1;
};

const read = async ({ subscriptionId, revision }: OrderUnknown, { provider, now }: Dependencies): Promise<Reading> => {
  const at = now();
  return { subscription: await provider.subscriptions.find(subscriptionId), revision, at };
};

/** The invoice that was given back. Was it the newest of a subscription, that must not renew any more. */
const endRefunded = async (
  paymentId: string,
  { database, provider }: Dependencies,
): Promise<ProviderInvoice | null> => {
  const invoice = await provider.invoiceOfPayment(paymentId);
  if (invoice === null || invoice.purchaseId === null) return invoice;
  const newest = await newestCharge(database, invoice.purchaseId);
  const isSubscription = await provider.subscriptions.find(invoice.purchaseId);
  if (isSubscription !== null && (newest === null || newest === invoice.id))
    await provider.subscriptions.end(invoice.purchaseId);
  return invoice;
};
