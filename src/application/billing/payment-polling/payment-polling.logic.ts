import { fromPromise } from 'xstate';
import { paymentPollingMachine } from '#domain/billing/payment-polling/payment-polling.machine.ts';
import type { PaidPlan } from '#application/ports/paid-plan.port.ts';
import type { PendingPurchases } from '#application/ports/pending-purchases.port.ts';
import type { PendingUpgrades } from '#application/ports/pending-upgrades.port.ts';

export const paymentPollingLogic = (paidPlan: PaidPlan, purchases: PendingPurchases, upgrades: PendingUpgrades) =>
  paymentPollingMachine.provide({
    actors: {
      recallUpgrade: fromPromise(async ({ input: userId }) => (userId === null ? null : upgrades.read(userId))),
      lookAtSubscription: fromPromise(({ signal }) => paidPlan.look(signal)),
      forgetOrders: fromPromise(async ({ input: userId }) => {
        purchases.forget();
        if (userId !== null) upgrades.forget(userId);
      }),
    },
  });

export type PaymentPollingLogic = ReturnType<typeof paymentPollingLogic>;
