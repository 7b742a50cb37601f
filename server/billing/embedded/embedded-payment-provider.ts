import { ownPriceIds } from '#server/billing/catalogue/own-prices.ts';
import type { PlanRow } from '#server/billing/catalogue/plan-catalogue.ts';
import { planOfPrice } from '#server/billing/catalogue/plans.repository.ts';
import { charge } from '#server/billing/embedded/embedded-charge.ts';
import {
  customerIdOf,
  newId,
  newSession,
  periodEnd,
  secondsOf,
  withPeriod,
  type EmbeddedSubscription,
} from '#server/billing/embedded/embedded-objects.ts';
import {
  deleteObjects,
  findObject,
  listObjects,
  lockObject,
  putObject,
  type StoredCheckout,
} from '#server/billing/embedded/embedded-store.ts';
import type { EventDelivery } from '#server/billing/embedded/event-delivery.ts';
import { providerInvoice, providerSubscription } from '#server/billing/events/stripe-objects.mapper.ts';
import { invoiceObject, subscriptionObject } from '#server/billing/events/stripe-objects.schema.ts';
import type {
  Checkouts,
  CheckoutState,
  Customers,
  PaymentProvider,
  ProviderSubscriptions,
} from '#server/billing/provider/payment-provider.port.ts';
import { ProviderFailure } from '#server/billing/provider/provider-failure.ts';
import type { Database } from '#server/database/database.types.ts';

export interface EmbeddedDependencies {
  readonly database: Database;
  readonly delivery: EventDelivery;
  readonly baseUrl: () => string;
  readonly now: () => number;
}

/** Where the pages of the embedded provider are. */
export const EMBEDDED_PATH = '/embedded-checkout';

/** Stands in the place of Stripe: keeps the same objects and sends the same signed events. */
export const embeddedPaymentProvider = (dependencies: EmbeddedDependencies): PaymentProvider => ({
  name: 'embedded',
  publishableKey: 'pk_embedded',
  preparePrices: async () => ownPriceIds('embedded'),
  customers: customersOf(dependencies),
  checkouts: checkoutsOf(dependencies),
  subscriptions: subscriptionsOf(dependencies),
  invoiceOfPayment: async (paymentId) => {
    const stored = (await listObjects(dependencies.database, 'invoice')).find(
      ({ body }) => body.paymentId === paymentId,
    );
    return stored === undefined ? null : providerInvoice(invoiceObject.parse(stored.body.invoice));
  },
});

const customersOf = ({ database, delivery, baseUrl, now }: EmbeddedDependencies): Customers => ({
  create: async ({ userId }) => customerIdOf(userId),
  remove: async (customerId) => {
    await database.transaction(async (transaction) => {
      for (const { body } of await listObjects(transaction, 'subscription', customerId)) {
        if (body.status !== 'canceled')
          await delivery.add(transaction, customerId, 'customer.subscription.deleted', ended(body, now()));
      }
      await deleteObjects(transaction, customerId);
    });
    await delivery.deliverDue();
  },
  openPortal: async (customerId, returnUrl) => {
    const id = newId('bps');
    await putObject(database, 'portal', { id, customerId, body: { returnUrl } });
    return `${baseUrl()}${EMBEDDED_PATH}/portal/${id}`;
  },
});

export const ended = (subscription: EmbeddedSubscription, now: number): EmbeddedSubscription => ({
  ...subscription,
  status: 'canceled',
  canceled_at: subscription.canceled_at ?? secondsOf(now),
  ended_at: secondsOf(now),
});

const checkoutsOf = ({ database, delivery, baseUrl, now }: EmbeddedDependencies): Checkouts => ({
  open: async (order) => {
    const plan = await requirePlan(database, order.priceId);
    const session = newSession(order, plan, now());
    const body = { session, priceId: order.priceId };
    await putObject(database, 'checkout', { id: session.id, customerId: order.customerId, body });
    return { id: session.id, url: `${baseUrl()}${EMBEDDED_PATH}/${session.id}` };
  },
  find: async (id) => checkoutState((await findObject(database, 'checkout', id))?.body, now()),
  expire: async (id) => {
    const state = await database.transaction(async (transaction) => {
      const stored = await lockObject(transaction, 'checkout', id);
      if (stored === null || checkoutState(stored.body, now()) !== 'open') return checkoutState(stored?.body, now());
      const session = { ...stored.body.session, status: 'expired' as const };
      await putObject(transaction, 'checkout', { ...stored, body: { ...stored.body, session } });
      await delivery.add(transaction, stored.customerId, 'checkout.session.expired', session);
      return 'expired';
    });
    await delivery.deliverDue();
    return state;
  },
});

export const checkoutState = (stored: StoredCheckout | undefined, now: number): CheckoutState => {
  if (stored === undefined) return 'expired';
  const { status, expires_at } = stored.session;
  if (status === 'complete') return 'complete';
  return status === 'open' && expires_at * 1000 > now ? 'open' : 'expired';
};

export const requirePlan = async (database: Database, priceId: string): Promise<PlanRow> => {
  const plan = await planOfPrice(database, priceId);
  if (plan === null) throw new ProviderFailure('away');
  return plan;
};

const subscriptionsOf = (dependencies: EmbeddedDependencies): ProviderSubscriptions => {
  const { database, delivery, now } = dependencies;
  const change = changing(dependencies);
  return {
    find: async (id) => {
      const stored = await findObject(database, 'subscription', id);
      return stored === null ? null : providerSubscription(subscriptionObject.parse(stored.body));
    },
    changePrice: (id, priceId) => changePrice(dependencies, id, priceId),
    setRenewal: async (id, renews) => {
      const changed = await change(id, 'customer.subscription.updated', (subscription) => ({
        ...subscription,
        cancel_at_period_end: !renews,
        cancel_at: renews ? null : subscription.items.data[0].current_period_end,
        canceled_at: renews ? null : secondsOf(now()),
      }));
      await delivery.deliverDue();
      return providerSubscription(subscriptionObject.parse(changed));
    },
    end: async (id) => {
      const stored = await findObject(database, 'subscription', id);
      if (stored === null || stored.body.status === 'canceled') return;
      await change(id, 'customer.subscription.deleted', (subscription) => ended(subscription, now()));
      // Asked for by an event that is being delivered, it cannot wait for the next one.
      delivery.deliverSoon();
    },
  };
};

/** A subscription as it is changed to, told by an event. */
const changing =
  ({ database, delivery }: EmbeddedDependencies) =>
  (
    id: string,
    type: 'customer.subscription.updated' | 'customer.subscription.deleted',
    changed: (subscription: EmbeddedSubscription) => EmbeddedSubscription,
  ): Promise<EmbeddedSubscription> => {
    return database.transaction(async (transaction) => {
      const stored = await lockObject(transaction, 'subscription', id);
      if (stored === null || stored.body.status === 'canceled') throw new ProviderFailure('away');
      const body = changed(stored.body);
      await putObject(transaction, 'subscription', { ...stored, body });
      await delivery.add(transaction, stored.customerId, type, body);
      return body;
    });
  };

/** The rest of the period is set off. Another length begins a new period. */
const changePrice = async (
  { database, delivery, now }: EmbeddedDependencies,
  id: string,
  priceId: string,
): Promise<void> => {
  await database.transaction(async (transaction) => {
    const stored = await lockObject(transaction, 'subscription', id);
    if (stored === null || stored.body.status !== 'active') throw new ProviderFailure('card_declined');
    const { price, current_period_start: start, current_period_end: end } = stored.body.items.data[0];
    if (price.id === priceId) return;
    const [before, after] = [await requirePlan(transaction, price.id), await requirePlan(transaction, priceId)];
    const at = secondsOf(now());
    const rest = Math.max(0, end - at) / (end - start);
    const isSameLength = before.billingPeriod === after.billingPeriod;
    const amount = Math.round((isSameLength ? after.price * rest : after.price) - before.price * rest);
    const moved = isSameLength ? stored.body : withPeriod(stored.body, at, periodEnd(at, after));
    const [item] = moved.items.data;
    const body: EmbeddedSubscription = {
      ...moved,
      items: { object: 'list', data: [{ ...item, price: { id: priceId, object: 'price' } }] },
    };
    await putObject(transaction, 'subscription', { ...stored, body });
    await delivery.add(transaction, stored.customerId, 'customer.subscription.updated', body);
    if (amount <= 0) return;
    const bill = {
      customerId: stored.customerId,
      amount,
      priceIds: [price.id, priceId],
      subscriptionId: id,
      isPaid: true,
    };
    await charge(transaction, bill, { delivery, now });
  });
  await delivery.deliverDue();
};
