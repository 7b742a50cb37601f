import { listPlans } from '#server/billing/catalogue/plans.repository.ts';
import { planAnswer } from '#server/billing/catalogue/plan.mapper.ts';
import { SHOWN_ONLY, type Payments } from '#server/billing/payments.types.ts';
import { currentSubscription } from '#server/billing/purchases/purchase.mapper.ts';
import { subscriptionNotFound } from '#server/billing/billing-failures.ts';
import { listInvoices } from '#server/billing/purchases/invoices.repository.ts';
import type { Database } from '#server/database/database.types.ts';
import type { Handlers } from '#server/api/handler.types.ts';

interface Dependencies {
  readonly database: Database;
  readonly payments: Payments;
  readonly now: () => number;
}

/** What is sold, and what somebody has. */
export const planHandlers = ({ database, payments, now }: Dependencies) =>
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
