import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newInvoice } from '#server/billing/embedded/embedded-objects.ts';
import { applyPaymentEvents } from '#server/billing/events/payment-events.ts';
import { providerInvoice } from '#server/billing/events/stripe-objects.mapper.ts';
import { invoiceObject } from '#server/billing/events/stripe-objects.schema.ts';
import { readEvent } from '#server/billing/events/stripe-event.reader.ts';
import { openCatalogue } from '#server/billing/open-catalogue.ts';
import { findHeld, isActive } from '#server/billing/purchases/purchases.repository.ts';
import type { OpenDatabase } from '#server/database/database.types.ts';
import { invoices } from '#server/database/schema/purchases.tables.ts';
import { freshDatabase } from '../../support/fresh-database.ts';
import { addCustomerOf, eventText, SECONDS } from '../../support/payment-events.ts';
import { scriptedProvider } from '../../support/scripted-provider.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');
const AT = NOON / SECONDS;

let open: OpenDatabase;
beforeAll(async () => {
  open = await freshDatabase();
  await openCatalogue(open.database, null);
});
afterAll(() => open.close());

const ordersOf = <One>(all: readonly One[]): readonly (readonly One[])[] =>
  all.length < 2
    ? [all]
    : all.flatMap((one) => ordersOf(all.filter((other) => other !== one)).map((rest) => [one, ...rest]));

const KINDS = ['failed', 'paid', 'refunded', 'bought', 'confirmed'] as const;

/** Everything that is told of one purchase by Przelewy24: it is on its way, fails once, is paid, confirmed and given back. */
const eventsOf = (uid: string) => {
  const metadata = { purchaseId: `purchase-${uid}`, planId: 'basic-monthly-once' };
  const bill = {
    customerId: `cus_${uid}`,
    amount: 2999,
    priceIds: ['price_none_basic-monthly-once'],
    metadata,
    isPaid: true,
  };
  const invoice = { ...newInvoice(bill, NOON), id: `in_${uid}` };
  const unpaid = { ...invoice, amount_paid: 0, status_transitions: { paid_at: null } };
  const session = { object: 'checkout.session', id: `cs_${uid}`, customer: `cus_${uid}`, mode: 'payment', metadata };
  const charge = { object: 'charge', customer: `cus_${uid}`, payment_intent: `pi_${uid}`, refunded: true };
  const texts: Readonly<Record<(typeof KINDS)[number], string>> = {
    failed: eventText(`evt_f_${uid}`, 'invoice.payment_failed', AT, unpaid),
    paid: eventText(`evt_p_${uid}`, 'invoice.paid', AT, invoice),
    refunded: eventText(`evt_r_${uid}`, 'charge.refunded', AT + 9, charge),
    bought: eventText(`evt_b_${uid}`, 'checkout.session.completed', AT, {
      ...session,
      status: 'complete',
      payment_status: 'unpaid',
    }),
    confirmed: eventText(`evt_c_${uid}`, 'checkout.session.async_payment_succeeded', AT + 5, {
      ...session,
      status: 'complete',
      payment_status: 'paid',
    }),
  };
  return {
    texts,
    invoice: providerInvoice(invoiceObject.parse({ ...invoice, lines: { data: [...invoice.lines.data] } })),
  };
};

const endAfter = async (uid: string, kinds: readonly (typeof KINDS)[number][]) => {
  const { database } = open;
  await addCustomerOf(database, uid, NOON);
  const { texts, invoice } = eventsOf(uid);
  const apply = applyPaymentEvents({
    database,
    provider: { ...scriptedProvider(), invoiceOfPayment: async () => invoice },
    now: () => NOON,
  });
  for (const kind of kinds) {
    const event = readEvent(Buffer.from(texts[kind]));
    if (event !== null) await Promise.all([apply(event), apply(event)]);
  }
  const held = await findHeld(database, uid, NOON);
  const charged = await database.select().from(invoices).where(eq(invoices.userId, uid));
  return [
    held?.purchase.periodStart.toISOString(),
    held !== null && isActive(held, NOON + 10 * SECONDS),
    charged.map(({ status, amount }) => [status, amount]),
  ];
};

test('in all 120 orders, each event twice, a purchase that was paid and given back ends the same', async () => {
  const orders = ordersOf(KINDS);
  expect(orders).toHaveLength(120);
  for (const [index, order] of orders.entries()) {
    expect([order, await endAfter(`order-${index}`, order)]).toEqual([
      order,
      ['2026-11-20T12:00:05.000Z', false, [['refunded', 2999]]],
    ]);
  }
});

test('in all orders, one that was paid is held', async () => {
  const kept = ordersOf(KINDS.filter((kind) => kind !== 'refunded'));
  for (const [index, order] of kept.entries()) {
    expect([order, await endAfter(`kept-${index}`, order)]).toEqual([
      order,
      ['2026-11-20T12:00:05.000Z', true, [['paid', 2999]]],
    ]);
  }
});
