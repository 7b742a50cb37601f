import { fromPromise } from 'xstate';
import { cancelSubscriptionMachine } from '#domain/billing/cancel-subscription/cancel-subscription.machine.ts';
import type { SubscriptionChanges } from '#application/ports/subscription-changes.port.ts';

export const cancelSubscriptionLogic = (changes: SubscriptionChanges) =>
  cancelSubscriptionMachine.provide({
    actors: {
      cancelSubscription: fromPromise(({ input: cancellation, signal }) => changes.cancel(cancellation, signal)),
    },
  });

export type CancelSubscriptionLogic = ReturnType<typeof cancelSubscriptionLogic>;
