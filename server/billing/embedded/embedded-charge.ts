import { newId, newInvoice, type Bill } from '#server/billing/embedded/embedded-objects.ts';
import { putObject } from '#server/billing/embedded/embedded-store.ts';
import type { EventDelivery } from '#server/billing/embedded/event-delivery.ts';
import type { Database } from '#server/database/database.types.ts';

interface Dependencies {
  readonly delivery: EventDelivery;
  readonly now: () => number;
}

/** Bills a customer; the event that says so is delivered after the delay. */
export const charge = async (
  transaction: Database,
  bill: Bill,
  { delivery, now }: Dependencies,
  delay = 0,
): Promise<void> => {
  const { customerId, isPaid } = bill;
  const invoice = newInvoice(bill, now());
  const body = { invoice, paymentId: newId('pi') };
  await putObject(transaction, 'invoice', { id: String(invoice.id), customerId, body });
  await delivery.add(transaction, customerId, isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice, delay);
};
