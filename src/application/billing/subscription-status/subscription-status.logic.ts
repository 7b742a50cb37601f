import { fromPromise } from 'xstate';
import { subscriptionStatusMachine } from '#domain/billing/subscription-status/subscription-status.machine.ts';
import type { SubscriptionChanges } from '#application/ports/subscription-changes.port.ts';

export const subscriptionStatusLogic = (changes: Pick<SubscriptionChanges, 'resume'>) =>
  subscriptionStatusMachine.provide({
    actors: {
      resumeSubscription: fromPromise(({ input: order, signal }) => changes.resume(order, signal)),
    },
  });

export type SubscriptionStatusLogic = ReturnType<typeof subscriptionStatusLogic>;
