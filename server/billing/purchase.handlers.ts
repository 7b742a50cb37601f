import {
  oneTimePurchase,
  alreadyActive,
  planNotFound,
  priceMismatch,
  requireProvider,
  requireSelling,
  subscriptionNotFound,
  wrongPlanType,
} from '#server/billing/billing-failures.ts';
import { findPlan, findSoldPlan } from '#server/billing/catalogue/plans.repository.ts';
import { findCheckout } from '#server/billing/checkout/checkouts.repository.ts';
import { openCheckout } from '#server/billing/checkout/open-checkout.ts';
import type { PaymentDependencies } from '#server/billing/payments.types.ts';
import { findCustomer } from '#server/billing/purchases/customers.repository.ts';
import { addWaiter } from '#server/billing/purchases/payment-waiters.repository.ts';
import type { PaymentProvider } from '#server/billing/provider/payment-provider.port.ts';
import { hasEnded, type PurchaseRow } from '#server/billing/purchases/purchase-access.rules.ts';
import { findHeld, isActive } from '#server/billing/purchases/purchases.repository.ts';
import { conflict, notFound } from '#server/api/api-failure.ts';
import type { Handlers } from '#server/api/handler.types.ts';
import { findUser, lockUser, userNotFound } from '#server/identity/users.repository.ts';

/** Ways to the provider. What comes of them, its events say (R3). */
export const purchaseHandlers = ({ database, payments, now }: PaymentDependencies) =>
  ({
    'subscriptions.checkout': async ({ identity, body, once }) => {
      const provider = requireSelling(payments);
      const sold = await findSoldPlan(database, provider.name, body.priceId);
      if (sold === null) throw planNotFound();
      const { plan, priceId } = sold;
      if (plan.isRecurring !== (body.type === 'subscription')) throw wrongPlanType();
      const user = await findUser(database, identity.uid);
      if (user === null) throw userNotFound();
      const held = await findHeld(database, user.id, now());
      if (held !== null && isActive(held, now())) throw alreadyActive();
      if (held !== null) await endUnpaid(held.purchase, provider);
      return openCheckout({ user, plan, priceId }, once, { database, provider, baseUrl: payments.baseUrl(), now });
    },

    'subscriptions.await': async ({ identity }) => {
      await database.transaction(async (transaction) => {
        await lockUser(transaction, identity.uid);
        if (!payments.isSelling) await addWaiter(transaction, identity.uid, now());
      });
      return {};
    },

    'subscriptions.success': async ({ identity, query }) => {
      const checkout = await findCheckout(database, identity.uid, query.session_id);
      if (checkout === null) throw notFound('checkout_not_found', 'The user has opened no such checkout.');
      const isOpen = checkout.status === 'open' && payments.provider !== null;
      const state = isOpen ? await payments.provider.checkouts.find(checkout.id) : checkout.status;
      return { success: state === 'complete', message: `The checkout is ${state}.` };
    },

    'subscriptions.upgrade': async ({ identity, body, once }) => {
      const provider = requireSelling(payments);
      const wanted = await findPlan(database, provider.name, body.newMembershipTypeID);
      if (wanted === null || wanted.priceId === null) throw planNotFound();
      if (wanted.priceId !== body.newPriceId) throw priceMismatch();
      const held = await findHeld(database, identity.uid, now());
      if (held === null || !isActive(held, now())) throw subscriptionNotFound();
      const { purchase, plan } = held;
      if (!purchase.isRecurring) throw oneTimePurchase();
      if (!wanted.plan.isRecurring) throw wrongPlanType();
      if (plan.id === wanted.plan.id) throw alreadyActive();
      if (purchase.cancelAt !== null) throw conflict('subscription_ending', 'The subscription is cancelled.');
      await provider.subscriptions.changePrice(purchase.id, wanted.priceId);
      return once(async () => ({ success: true, message: 'The change was asked for.' }));
    },

    'subscriptions.billingPortal': async ({ identity }) => {
      const provider = requireProvider(payments);
      const customerId = await findCustomer(database, identity.uid, provider.name);
      if (customerId === null) throw notFound('customer_not_found', 'The user has never bought anything.');
      return { url: await provider.customers.openPortal(customerId, `${payments.baseUrl()}/account`) };
    },
  }) satisfies Handlers;

/** A subscription whose renewal has failed opens nothing any more, and yet its charge is tried again: it ends before another one begins. */
const endUnpaid = async (purchase: PurchaseRow, provider: PaymentProvider): Promise<void> => {
  if (!purchase.isRecurring || hasEnded(purchase.status) || purchase.provider !== provider.name) return;
  await provider.subscriptions.end(purchase.id);
};
