import { listPlans } from '#server/billing/catalogue/plans.repository.ts';
import { planAnswer } from '#server/billing/catalogue/plan.mapper.ts';
import { SHOWN_ONLY, type PaymentDependencies } from '#server/billing/payments.types.ts';
import { currentSubscription } from '#server/billing/purchases/current-subscription.ts';
import { subscriptionNotFound } from '#server/billing/billing-failures.ts';
import { listInvoices } from '#server/billing/purchases/invoices.repository.ts';
import type { Handlers } from '#server/api/handler.types.ts';

/** What is sold, and what somebody has. */
export const planHandlers = ({ database, payments, now }: PaymentDependencies) =>
  ({
    'subscriptions.plans': async () =>
      (await listPlans(database, payments.provider?.name ?? SHOWN_ONLY)).map(planAnswer),

    'subscriptions.stripeKey': async () => ({ publishableKey: payments.provider?.publishableKey ?? '' }),

    'subscriptions.current': async ({ identity }) => {
      const held = await currentSubscription(database, identity.uid, now());
      if (held === null) throw subscriptionNotFound();
      return held;
    },

    'subscriptions.invoices': ({ identity }) => listInvoices(database, identity.uid),
  }) satisfies Handlers;
