import { fromPromise } from 'xstate';
import { paymentPollingMachine } from '#domain/billing/payment-polling/payment-polling.machine.ts';
import type { Clock } from '#application/ports/clock.port.ts';
import type { PendingUpgrades } from '#application/ports/pending-upgrades.port.ts';
import type { Subscriptions } from '#application/ports/subscriptions.port.ts';

export const paymentPollingLogic = (subscriptions: Subscriptions, upgrades: PendingUpgrades, clock: Clock) =>
  paymentPollingMachine.provide({
    actors: {
      recallUpgrade: fromPromise(async ({ input: userId }) => ({
        upgrade: userId === null ? null : upgrades.read(userId),
        at: clock.now(),
      })),
      fetchSubscription: fromPromise(({ signal }) => subscriptions.current(signal)),
    },
  });

export type PaymentPollingLogic = ReturnType<typeof paymentPollingLogic>;
