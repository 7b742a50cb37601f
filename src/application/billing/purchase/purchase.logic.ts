import { fromPromise } from 'xstate';
import { purchaseMachine } from '#domain/billing/purchase/purchase.machine.ts';
import type { Offer } from '#domain/billing/purchase/purchase.types.ts';
import type { Checkout } from '#application/ports/checkout.port.ts';
import type { Clock } from '#application/ports/clock.port.ts';
import type { PendingPurchases } from '#application/ports/pending-purchases.port.ts';
import type { Plans } from '#application/ports/plans.port.ts';
import type { SubscriptionChanges } from '#application/ports/subscription-changes.port.ts';
import type { Subscriptions } from '#application/ports/subscriptions.port.ts';
import type { Trials } from '#application/ports/trials.port.ts';

const offerOf = async (
  plans: Plans,
  subscriptions: Subscriptions,
  trials: Trials,
  planId: string,
  signal: AbortSignal,
): Promise<Offer> => {
  const [sold, subscription, trial] = await Promise.all([
    plans.list(signal),
    subscriptions.current(signal),
    trials.status(signal).catch(() => null),
  ]);
  return { plan: sold.find(({ uniqueID }) => uniqueID === planId) ?? null, subscription, trial };
};

export const purchaseLogic = (
  plans: Plans,
  subscriptions: Subscriptions,
  trials: Trials,
  changes: SubscriptionChanges,
  checkout: Checkout,
  pendingPurchases: PendingPurchases,
  clock: Clock,
) =>
  purchaseMachine.provide({
    actors: {
      recallPurchase: fromPromise(async ({ input: userId }) => ({
        visitors: pendingPurchases.read(null),
        own: pendingPurchases.read(userId),
        at: clock.now(),
      })),
      checkPayments: fromPromise(({ signal }) => checkout.isOpen(signal)),
      fetchOffer: fromPromise(({ input: planId, signal }) => offerOf(plans, subscriptions, trials, planId, signal)),
      upgradeSubscription: fromPromise(({ input: order, signal }) => changes.upgrade(order, signal)),
      openCheckout: fromPromise(({ input: order, signal }) => checkout.open(order, signal)),
      leaveForCheckout: fromPromise(({ input: session }) => checkout.leave(session)),
    },
  });

export type PurchaseLogic = ReturnType<typeof purchaseLogic>;
