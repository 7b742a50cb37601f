import { fromPromise } from 'xstate';
import { subscriptionStatusMachine } from '#domain/billing/subscription-status/subscription-status.machine.ts';
import type { Clock } from '#application/ports/clock.port.ts';
import type { SubscriptionChanges } from '#application/ports/subscription-changes.port.ts';
import type { Subscriptions } from '#application/ports/subscriptions.port.ts';

export const subscriptionStatusLogic = (subscriptions: Subscriptions, changes: SubscriptionChanges, clock: Clock) =>
  subscriptionStatusMachine.provide({
    actors: {
      fetchSubscription: fromPromise(async ({ signal }) => ({
        subscription: await subscriptions.current(signal),
        readAt: clock.now(),
      })),
      resumeSubscription: fromPromise(({ input: order, signal }) => changes.resume(order, signal)),
    },
  });

export type SubscriptionStatusLogic = ReturnType<typeof subscriptionStatusLogic>;
